import { describe, expect, it } from 'vitest';
import { DailyReading } from '../../../src/contract/reading.ts';
import { dailyReading } from '../../../src/domain/reading/daily-reading.ts';
import { sentencesOf, slips, toneHits, wordsOf } from '../../../src/domain/reading/prose-rules.ts';
import { blocksOf, type DailyReading as Reading } from '../../../src/domain/reading/reading.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';
import { bank, daysFrom } from './bank.ts';

const days = daysFrom('2026-10-20', 60);
const readings = days.flatMap((day) => day.readings);
const nameOf = ({ sign, date }: Reading) => `${sign} ${date}`;
const sentencesIn = ({ description }: Reading) =>
  blocksOf(description).flatMap(({ text }) => sentencesOf(text));

describe('a daily reading', () => {
  it('is the same whenever it is composed', () => {
    for (const reading of readings.filter((_, index) => index % 37 === 0)) {
      expect(dailyReading(reading.sign, reading.date, bank)).toEqual(reading);
    }
  });

  it('keeps to the contract', () => {
    for (const reading of readings) expect(DailyReading.parse(reading)).toEqual(reading);
  });

  it('has 150 to 220 words in four blocks, each with its reason', () => {
    for (const reading of readings) {
      const count = wordsOf(reading.description).length;
      expect(count, nameOf(reading)).toBeGreaterThanOrEqual(150);
      expect(count, nameOf(reading)).toBeLessThanOrEqual(220);
      const blocks = blocksOf(reading.description);
      expect(blocks).toHaveLength(4);
      expect(blocks.map(({ heading }) => heading !== undefined)).toEqual([false, true, true, true]);
      expect(reading.because.map(({ paragraph }) => paragraph)).toEqual([0, 1, 2, 3]);
      expect(reading.because.every(({ facts }) => facts.length > 0)).toBe(true);
    }
  });

  it('names a body of its reason or the house in every block', () => {
    for (const reading of readings) {
      blocksOf(reading.description).forEach(({ text }, index) => {
        const [place] = reading.because[index]!.facts;
        const name = place!.bodies[0]!.replace(/^./, (letter) => letter.toUpperCase());
        expect(text, nameOf(reading)).toContain(name);
      });
    }
  });

  it('shares no sentence with another sign of the day', () => {
    for (const { readings: twelve } of days) {
      const all = twelve.flatMap((reading) => [...new Set(sentencesIn(reading))]);
      expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
    }
  });

  it('repeats nothing of the day before', () => {
    SIGN_KEYS.forEach((_, sign) => {
      for (let day = 1; day < days.length; day += 1) {
        const before = new Set(sentencesIn(days[day - 1]!.readings[sign]!));
        const today = days[day]!.readings[sign]!;
        expect(
          sentencesIn(today).filter((one) => before.has(one)),
          nameOf(today),
        ).toEqual([]);
      }
    });
  });

  it('breaks no rule of tone', () => {
    expect(
      readings.flatMap((one) => toneHits(one.description).map((hit) => `${nameOf(one)}: ${hit}`)),
    ).toEqual([]);
  });

  it('shows no seam where a slot was filled', () => {
    const texts = readings.flatMap((one) => [
      ...blocksOf(one.description).map(({ text }) => text),
      ...one.because.flatMap(({ facts }) => facts.map(({ text }) => text)),
    ]);
    expect([...new Set(texts)].flatMap(slips)).toEqual([]);
  });

  it('costs less than 20 ms with its sky', () => {
    const times = SIGN_KEYS.map((sign) => {
      const from = performance.now();
      dailyReading(sign, '2027-02-03', bank);
      return performance.now() - from;
    });
    // The least of twelve: what it costs, not what else the machine was doing.
    expect(Math.min(...times)).toBeLessThan(20);
  });
});
