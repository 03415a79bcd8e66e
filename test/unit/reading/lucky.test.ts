import { describe, expect, it } from 'vitest';
import { luckyReasons } from '../../../src/domain/reading/lucky.ts';
import { MOODS } from '../../../src/domain/reading/moods.ts';
import { plan } from '../../../src/domain/reading/plan.ts';
import { planetaryHour } from '../../../src/domain/reading/planetary-hours.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';
import { daysFrom } from './bank.ts';

const SWATCHES = 'Red Blue Green Yellow Purple Orange Pink Brown Black White Silver Gold'.split(' ');
const days = daysFrom('2026-03-01', 40);

describe('the tiles', () => {
  it('show three distinct numbers from 1 to 99', () => {
    for (const { lucky_number } of days.flatMap((day) => day.readings)) {
      const numbers = lucky_number.split(', ').map(Number);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toHaveLength(3);
      expect(numbers.every((one) => one >= 1 && one <= 99)).toBe(true);
    }
  });

  it('use colors that have a swatch, and all of them in time', () => {
    const used = new Set(
      daysFrom('2026-01-01', 40, 7).flatMap(({ readings }) => readings.map(({ color }) => color)),
    );
    expect([...used].sort()).toEqual([...SWATCHES].sort());
  });

  it('have at least sixty moods, no word for two reasons', () => {
    const words = Object.values(MOODS).flatMap((tones) => Object.values(tones).flat());
    expect(new Set(words).size).toBe(words.length);
    expect(words.length).toBeGreaterThanOrEqual(60);
  });

  it('name an hour exactly when the lead fact is harmonious', () => {
    for (const { facts, readings } of days) {
      SIGN_KEYS.forEach((sign, index) => {
        const { lead } = plan(sign, facts);
        const reading = readings[index]!;
        expect(reading.lucky_time !== undefined).toBe(lead.tone === 'easy');
        if (lead.tone === 'easy') expect(lead.facts.some(({ kind }) => kind === 'aspect')).toBe(true);
      });
    }
  });

  it('can each give their reason', () => {
    const { facts } = days[0]!;
    const { numbers, color, mood } = luckyReasons(plan('leo', facts), facts);
    for (const { reason } of [...numbers, color, mood]) expect(reason).toMatch(/^[A-Z].+\.$/);
  });
});

describe('planetary hours', () => {
  it.each([
    ['2026-11-15', 'sun', '1–2 PM'], // Sunday begins with the Sun at six; the next is seven hours on.
    ['2026-11-15', 'mercury', '8–9 AM'],
    ['2026-11-15', 'mars', '12–1 PM'],
    ['2026-11-15', 'jupiter', '11 AM–12 PM'],
    ['2026-11-17', 'venus', '8–9 AM'], // Tuesday: Mars, Sun, Venus.
    ['2026-11-21', 'moon', '12–1 PM'], // Saturday: the whole Chaldean order in turn.
  ] as const)('%s, %s: %s', (date, body, window) => {
    expect(planetaryHour(date, body)).toBe(window);
  });
});
