import { describe, expect, it } from 'vitest';
import { DailyReading } from '../../../src/contract/horoscope.ts';
import { Almanac } from '../../../src/domain/horoscope/almanac.ts';
import { sentencesOf, slips, toneHits, wordsOf } from '../../../src/domain/horoscope/prose-rules.ts';
import { blocksOf, type DailyReading as Reading } from '../../../src/domain/horoscope/reading.ts';
import { BODIES, nameOfBody } from '../../../src/domain/sky/bodies.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';
import { almanac, bank, daysFrom } from './bank.ts';

const days = daysFrom('2026-10-20', 60);
const readings = days.flatMap((day) => day.readings);
const nameOf = ({ sign, date }: Reading) => `${sign} ${date}`;
const sentencesIn = ({ description }: Reading) =>
  blocksOf(description).flatMap(({ text }) => sentencesOf(text));

describe('a daily reading', () => {
  it('is the same whenever it is composed', () => {
    const again = new Almanac(bank);
    again.resume(almanac.plans.slice(0, 200));
    again.planThrough(days.at(-1)!.date);
    for (const reading of readings.filter((_, index) => index % 37 === 0)) {
      expect(again.reading(reading.sign, reading.date)).toEqual(reading);
    }
  });

  it('keeps to the contract', () => {
    for (const reading of readings) expect(DailyReading.parse(reading)).toEqual(reading);
  });

  it('has 150 to 220 words', () => {
    const counts = readings.map((reading) => ({
      name: nameOf(reading),
      words: wordsOf(reading.description).length,
    }));
    expect(counts.filter(({ words }) => words < 150 || words > 220)).toEqual([]);
  });

  it('has four blocks, each with its reason, a heading and a part of life of its own', () => {
    for (const { description, because, parts, lead } of readings) {
      const blocks = blocksOf(description);
      expect(blocks).toHaveLength(4);
      expect(parts).toHaveLength(4);
      // Only the Moon's opener where it opens, and a last line, go without.
      for (const { heading } of blocks.slice(1, 3)) expect(heading).toBeDefined();
      for (const index of [0, 1, 2]) expect(parts[index]).not.toBeNull();
      expect(parts[3] === null).toBe(blocks[3]!.heading === undefined);
      expect(because.map(({ paragraph }) => paragraph)).toEqual(blocks.map((_, index) => index));
      expect(because.every(({ facts }) => facts.length > 0)).toBe(true);
      expect(parts[lead]).not.toBeNull();
    }
  });

  it('names no other body than those of its reason', () => {
    const strange = readings.flatMap((reading) =>
      blocksOf(reading.description).flatMap(({ text }, index) => {
        const own = reading.because[index]!.facts.flatMap(({ bodies }) => bodies);
        return BODIES.filter((body) => body !== 'node' && !own.includes(body))
          .filter((body) => new RegExp(`\\b${nameOfBody(body).replace('the ', '[Tt]he ')}\\b`).test(text))
          .map((body) => `${nameOf(reading)}: ${body} in “${text}”`);
      }),
    );
    expect(strange).toEqual([]);
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
        expect(sentencesIn(days[day]!.readings[sign]!).filter((one) => before.has(one))).toEqual([]);
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
});
