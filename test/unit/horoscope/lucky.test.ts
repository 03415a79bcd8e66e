import { describe, expect, it } from 'vitest';
import { MOODS } from '../../../src/domain/horoscope/moods.ts';
import { planetaryHour } from '../../../src/domain/horoscope/planetary-hours.ts';
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
      daysFrom('2026-01-01', 70, 5).flatMap(({ readings }) => readings.map(({ color }) => color)),
    );
    expect([...used].sort()).toEqual([...SWATCHES].sort());
  });

  it('have seven moods for each house and tone, no word for two reasons', () => {
    const lists = MOODS.flatMap((tones) => Object.values(tones));
    expect(lists).toHaveLength(36);
    for (const list of lists) expect(list).toHaveLength(7);
    expect(new Set(lists.flat()).size).toBe(252);
  });

  it('name an hour only when a harmonious fact is told', () => {
    for (const { readings } of days) {
      for (const { lucky_time, because } of readings) {
        const aspects = because.flatMap(({ facts }) => facts.map(({ aspect }) => aspect));
        const harmonious = aspects.some(
          (one) => one === 'trine' || one === 'sextile' || one === 'conjunction',
        );
        if (lucky_time !== undefined) expect(harmonious).toBe(true);
      }
    }
    const timed = days.flatMap((day) => day.readings).filter(({ lucky_time }) => lucky_time !== undefined);
    expect(timed.length).toBeGreaterThan(100);
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
    expect(planetaryHour(date, body).clock).toBe(window);
  });
});
