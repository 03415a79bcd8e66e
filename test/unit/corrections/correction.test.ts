import { describe, expect, it } from 'vitest';
import {
  corrected,
  pathsOf,
  placesIn,
  readingText,
  wordsAt,
  type Correction,
} from '../../../src/domain/corrections/correction.ts';

const DAY = {
  sign: 'leo',
  summary: 'A quiet day.',
  description: '**Venus at Home**\nVenus is in Leo.\n\n**A Word**\nSay it.\n\nThe Moon is full.',
};
const WEEK = {
  overview: 'Mars meets Jupiter on Tuesday. On Thursday, and again on Thursday, rest.',
  love: 'Venus rests on Friday.',
  times: [
    { section: 'overview', start: 22, text: 'Tuesday', at: '2026-11-17T10:00:00Z' },
    { section: 'overview', start: 34, text: 'Thursday', at: '2026-11-19T10:00:00Z' },
    { section: 'love', start: 15, text: 'Friday', at: '2026-11-20T10:00:00Z' },
  ],
};

const correction = (number: number, place: string, after: string): Correction => ({
  number,
  place,
  before: 'old',
  after,
  note: 'Wrong sign.',
  hashBefore: '0',
  hashAfter: '1',
  at: '2026-11-17T12:00:00.000Z',
});

describe('a corrected day', () => {
  it('has the words of each correction in their place, and says which there were', () => {
    const made = [
      correction(1, '0', '**Venus at Home**\nVenus is in Libra.'),
      correction(2, 'summary', 'A day.'),
    ];
    expect(corrected('daily', DAY, made)).toEqual({
      sign: 'leo',
      summary: 'A day.',
      description: '**Venus at Home**\nVenus is in Libra.\n\n**A Word**\nSay it.\n\nThe Moon is full.',
      corrections: made,
    });
  });

  it('is the very same reading where nothing was put right', () => {
    expect(corrected('daily', DAY, [])).toBe(DAY);
  });

  it('takes the last words of a place that was put right twice', () => {
    const twice = corrected('daily', DAY, [correction(1, '2', 'First.'), correction(2, '2', 'Second.')]);
    expect(wordsAt('daily', twice, '2')).toBe('Second.');
  });

  it('knows its places, and no others', () => {
    expect(placesIn('daily', DAY)).toEqual(['summary', '0', '1', '2']);
    expect(wordsAt('daily', DAY, '1')).toBe('**A Word**\nSay it.');
    for (const strange of ['3', '-1', 'love', '__proto__', ''])
      expect(wordsAt('daily', DAY, strange)).toBeNull();
    expect(readingText('daily', DAY)).toBe(`A quiet day.\n\n${DAY.description}`);
  });
});

describe('a corrected week', () => {
  it('keeps the days that its new words still name, where they stand now', () => {
    const words = 'After all, Mars meets Jupiter on Tuesday.';
    const { overview, times } = corrected('weekly', WEEK, [correction(1, 'overview', words)]);
    expect(overview).toBe(words);
    expect(times).toEqual([
      WEEK.times[2],
      { section: 'overview', start: words.indexOf('Tuesday'), text: 'Tuesday', at: '2026-11-17T10:00:00Z' },
    ]);
  });
});

it('a correction drops the pages that show the reading', () => {
  expect(pathsOf({ kind: 'monthly', sign: 'leo', period: '2026-11-01' })).toEqual([
    '/',
    '/horoscope/leo',
    '/archive',
    '/archive/leo-month-2026-11',
    '/daily-horoscope-feed.xml',
  ]);
});
