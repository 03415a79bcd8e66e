import { describe, expect, it } from 'vitest';
import { monthDay, MONTHS, weekdayName } from '../../../src/domain/calendar/written-date.ts';
import { cutAtDays, dayInWords, paragraphsOf } from '../../../src/domain/forecast/dated-words.ts';
import { periodOf } from '../../../src/domain/forecast/period.ts';
import type { Section } from '../../../src/domain/forecast/sections.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';
import { almanacThrough, skyOf } from './banks.ts';

const WEEK = periodOf('weekly', '2026-11-17');

describe.each([
  ['weekly', '2026-11-17'],
  ['monthly', '2026-11-17'],
  ['monthly', '2026-12-17'],
] as const)('the days that the %s forecast of %s names', (kind, date) => {
  const period = periodOf(kind, date);
  const almanac = almanacThrough(period);
  const readings = SIGN_KEYS.map((sign) => almanac.reading(sign, period, skyOf(period)));
  const named = readings.flatMap((reading) =>
    reading.times!.map((time) => ({
      ...time,
      words: (reading as never as Record<Section, string>)[time.section],
    })),
  );

  it('stand in the words where they are said to, with an instant of that day', () => {
    expect(named.length).toBeGreaterThan(20);
    for (const { words, start, text, at } of named) {
      expect(words.slice(start, start + text.length)).toBe(text);
      const on = at.slice(0, 10);
      expect([weekdayName(on), monthDay(on), `${monthDay(on)}, ${on.slice(0, 4)}`]).toContain(text);
    }
  });

  it('are all the dates there are', () => {
    const written = new RegExp(`(?:${MONTHS.join('|')}) \\d+`, 'g');
    const dates = readings.flatMap(
      (reading) => JSON.stringify({ ...reading, because: [] }).match(written) ?? [],
    );
    const counted = named.filter(({ text }) => /\d/.test(text));
    // Each stands in its section and once more in the list.
    expect(dates.length).toBe(2 * counted.length);
  });

  it('keep their places when the words are cut into paragraphs', () => {
    for (const reading of readings) {
      for (const { section } of reading.because) {
        const text = (reading as never as Record<Section, string>)[section];
        const days = reading.times!.filter((time) => time.section === section);
        const paragraphs = paragraphsOf({ text, days });
        expect(paragraphs.map((one) => one.text).join('\n\n')).toBe(text);
        const cut = paragraphs.flatMap((one) => cutAtDays(one.text, one.days));
        expect(cut.filter((part) => typeof part !== 'string').map((day) => day.text)).toEqual(
          days.map((day) => day.text),
        );
        expect(cut.map((part) => (typeof part === 'string' ? part : part.text)).join('')).toBe(
          text.replaceAll('\n\n', ''),
        );
      }
    }
  });
});

it.each([
  ['Thursday', '2026-11-18', 'Wednesday'],
  ['Saturday', '2026-11-22', 'Sunday, November 22'],
  ['Sunday', '2026-11-14', 'Saturday, November 14'],
  ['November 22', '2026-11-21', 'November 21'],
  ['December 31', '2027-01-01', 'January 1, 2027'],
  ['January 1, 2027', '2026-12-31', 'December 31'],
])('%s is on another calendar, on %s, called %s', (text, date, own) => {
  expect(dayInWords({ text }, date, WEEK)).toBe(own);
});
