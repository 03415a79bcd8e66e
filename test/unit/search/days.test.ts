import { describe, expect, it } from 'vitest';
import { timeIn } from '../../../src/domain/search/days.ts';
import { readAs } from '../../../src/domain/search/read-as.ts';

/** A Sunday. */
const TODAY = '2026-11-15';
const read = (text: string) => {
  const time = timeIn(text, TODAY);
  return time && `${time.span} ${time.from}`;
};

describe('timeIn', () => {
  it.each([
    ['scorpio tomorrow', 'day 2026-11-16'],
    ['scorpio today', 'day 2026-11-15'],
    ['leo yesterday', 'day 2026-11-14'],
    ['leo day after tomorrow', 'day 2026-11-17'],
    ['aries on monday', 'day 2026-11-16'],
    ['aries sunday', 'day 2026-11-15'],
    ['aries next sunday', 'day 2026-11-22'],
    ['aries last sunday', 'day 2026-11-08'],
    ['aries last friday', 'day 2026-11-13'],
    ['libra this weekend', 'day 2026-11-21'],
    ['virgo this week', 'week 2026-11-15'],
    ['virgo last week', 'week 2026-11-08'],
    ['virgo next week', 'week 2026-11-22'],
    ['virgo next month', 'month 2026-12-01'],
    ['virgo last month', 'month 2026-10-01'],
  ])('reckons “%s” from the visitor’s day', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['gemini 2026-11-01', 'day 2026-11-01'],
    ['pisces 11/10', 'day 2026-11-10'],
    ['pisces 25/12', 'day 2026-12-25'],
    ['3/21/1990', 'day 1990-03-21'],
    ['march 20 1990', 'day 1990-03-20'],
    ['march 20th, 1990', 'day 1990-03-20'],
    ['20 march 1990', 'day 1990-03-20'],
    ['21.03.1990', 'day 1990-03-21'],
    ['03-21-1990', 'day 1990-03-21'],
    ['1990/03/21', 'day 1990-03-21'],
    ['3/21/90', 'day 1990-03-21'],
    ['3/21/26', 'day 2026-03-21'],
    ["march 21 '90", 'day 1990-03-21'],
    ['march 21, 90', 'day 1990-03-21'],
    ['march the 21st 1990', 'day 1990-03-21'],
    ['the 5th of may', 'day 2026-05-05'],
    ['cancer sept 12', 'day 2026-09-12'],
    ['feb 29', 'day 2024-02-29'],
    ['capricorn october', 'month 2026-10-01'],
    ['capricorn october 2027', 'month 2027-10-01'],
  ])('reads the date in “%s”', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each(['leo', 'february 30', 'what may happen to leo', '13/13', '10-12', 'ten of cups', ''])(
    'finds no time in “%s”',
    (text) => {
      expect(timeIn(text, TODAY)).toBeNull();
    },
  );
});

describe('readAs', () => {
  const noteFor = (text: string) => {
    const time = timeIn(text, TODAY)!;
    return readAs(time, time.from);
  };

  it('says what a word was taken for', () => {
    expect(noteFor('scorpio tomorrow')).toBe(
      '“tomorrow” here means November 16, by the date on your device.',
    );
    expect(noteFor('leo last week')).toBe(
      '“last week” here means November 8 – 14, by the date on your device.',
    );
    expect(noteFor('leo next month')).toBe(
      '“next month” here means December 2026, by the date on your device.',
    );
  });

  it('says which year a date was given, and nothing where one stands', () => {
    expect(noteFor('leo october 31')).toBe('“october 31” here means October 31, 2026.');
    expect(noteFor('leo 2026-10-31')).toBeNull();
  });
});
