import { describe, expect, it } from 'vitest';
import { readCompatibilityFiles } from '../../../scripts/compile-content.ts';
import { compatibilityBankFrom } from '../../../src/content/compatibility.ts';
import {
  addDays,
  referenceDayStartMs,
  referenceNoonMs,
  weekdayIndex,
} from '../../../src/domain/calendar/civil-date.ts';
import { weekdayName } from '../../../src/domain/calendar/written-date.ts';
import { PAIRS } from '../../../src/domain/compatibility/pairs.ts';
import { eventFacts, moonFacts } from '../../../src/domain/compatibility/week-facts.ts';
import { weekSky } from '../../../src/domain/compatibility/week-sky.ts';
import { pairWeek } from '../../../src/domain/compatibility/week.ts';
import { slips } from '../../../src/domain/horoscope/prose-rules.ts';
import { eventsBetween } from '../../../src/domain/sky/events.ts';
import { ASPECT_ANGLES } from '../../../src/domain/sky/aspects.ts';
import { signedDeg } from '../../../src/domain/sky/angles.ts';
import { positionAt } from '../../../src/domain/sky/positions.ts';

const { week: bank } = compatibilityBankFrom(readCompatibilityFiles());
const WEEKS = Array.from({ length: 8 }, (_, index) => {
  const sunday = addDays('2026-10-04', index * 7);
  return weekSky(sunday, eventsBetween(referenceDayStartMs(sunday), referenceDayStartMs(addDays(sunday, 7))));
});

describe('this week for two', () => {
  it('has two notes for every pair and week, whole sentences with a reason', () => {
    for (const sky of WEEKS) {
      for (const [one, other] of PAIRS) {
        const { from, to, notes } = pairWeek(one, other, sky, bank);
        expect([weekdayIndex(from), weekdayIndex(to)]).toEqual([0, 6]);
        expect(notes).toHaveLength(2);
        for (const { text, fact } of notes) {
          expect([...slips(text), ...slips(fact.text)], `${one} ${other} ${from}`).toEqual([]);
          expect(fact.on >= from && fact.on <= to, fact.on).toBe(true);
          expect(text).toContain(weekdayName(fact.on));
        }
      }
    }
  });

  it('is the same whichever sign is named first', () => {
    for (const [one, other] of PAIRS) {
      expect(pairWeek(other, one, WEEKS[0]!, bank)).toEqual(pairWeek(one, other, WEEKS[0]!, bank));
    }
  });

  it('says only what is so: the Moon is where it says, rulers meet when it says', () => {
    for (const sky of WEEKS) {
      for (const pair of PAIRS) {
        for (const { sign, on } of moonFacts(pair, sky)) {
          expect(positionAt('moon', referenceNoonMs(on)).sign).toBe(sign);
        }
        for (const { bodies, aspect, exactAt, on } of eventFacts(pair, sky)) {
          expect(exactAt!.slice(0, 10)).toBe(on);
          if (!aspect) continue;
          const [one, other] = bodies.map((body) => positionAt(body, Date.parse(exactAt!)).longitudeDeg);
          expect(Math.abs(signedDeg(one! - other!))).toBeCloseTo(ASPECT_ANGLES[aspect], 2);
        }
      }
    }
  });

  it('does not speak of what a doctored sky has taken away', () => {
    const sky = { ...WEEKS[1]!, events: [], moonAtNoon: Array.from({ length: 7 }, () => 'leo' as const) };
    for (const [one, other] of PAIRS) {
      const { notes } = pairWeek(one, other, sky, bank);
      expect(notes.map(({ fact }) => [fact.bodies, fact.sign])).toEqual([[['moon'], 'leo']]);
    }
  });

  it('does not repeat itself from one week to the next', () => {
    const texts = WEEKS.map((sky) => pairWeek('leo', 'scorpio', sky, bank).notes.at(-1)!.text);
    for (const [index, text] of texts.slice(1).entries()) expect(text).not.toBe(texts[index]);
  });
});
