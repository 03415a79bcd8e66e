import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/calendar/civil-date.ts';
import { TOUCHES } from '../../../src/domain/horoscope/bank.ts';
import { touchPhrase } from '../../../src/domain/horoscope/touch-words.ts';

/** Enough days to have seen every phrase. */
const DAYS = Array.from({ length: 60 }, (_, index) => addDays('2026-01-01', index));

describe('the words between two planets', () => {
  it.each(['coming', 'exact', 'fading'] as const)('fit after “while” when the aspect is %s', (tense) => {
    const phrases = new Set(
      TOUCHES.flatMap((touch) => DAYS.map((date) => touchPhrase(touch, tense, 'leo', date, 0))),
    );
    expect(phrases.size).toBeGreaterThanOrEqual(12);
    for (const phrase of phrases) expect(phrase).toMatch(/^\w+s\b/);
  });

  it('are others in each block of a day, and the day after', () => {
    const said = ['2026-11-15', '2026-11-16'].flatMap((date) =>
      [0, 1, 2, 3].map((block) => touchPhrase('easy', 'exact', 'leo', date, block)),
    );
    expect(new Set(said).size).toBe(said.length);
  });
});
