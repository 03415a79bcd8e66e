import { describe, expect, test } from 'vitest';
import { readReportFiles } from '../../../scripts/compile-content.ts';
import { reportBankFrom } from '../../../src/content/report.ts';
import { dateInZone } from '../../../src/domain/calendar/zones.ts';
import type { Point } from '../../../src/domain/natal/points.ts';
import { signedDeg } from '../../../src/domain/sky/angles.ts';
import { ASPECT_ANGLES } from '../../../src/domain/sky/aspects.ts';
import type { Body } from '../../../src/domain/sky/bodies.ts';
import { positionAt } from '../../../src/domain/sky/positions.ts';
import type { AspectKind } from '../../../src/domain/sky/sky.ts';
import type { Turn } from '../../../src/domain/report/year-events.ts';
import { SIGNS } from '../../../src/domain/zodiac/signs.ts';
import { inFullCheck } from '../../harness/full-check.ts';
import { randomBirth, reportOf, YEAR } from './random-births.ts';
import { recomputedSkies, type RecomputedSky } from './recomputed.ts';

const bank = reportBankFrom(readReportFiles());
const reports = Array.from({ length: inFullCheck(50, 20) }, (_, index) => reportOf(randomBirth(index), bank));
const ARC_MINUTE = 1 / 60;

/** Every "10°18′ Scorpio" of a margin, as a longitude; a bare "10°18′" is in the sign of the headline. */
function longitudesIn(text: string, headline: string): number[] {
  const bare = SIGNS.findIndex(({ name }) => headline.includes(` ${name}`));
  return [...text.matchAll(/(\d+)°(\d\d)′(?: (\p{Lu}\p{Ll}+))?/gu)].map(([, degrees, minutes, name]) => {
    const sign = name ? SIGNS.findIndex((own) => own.name === name) : bare;
    return sign * 30 + Number(degrees) + Number(minutes) / 60;
  });
}

function apartFrom(longitudeDeg: number, points: readonly Point[], sky: RecomputedSky): number {
  return Math.min(...points.map((point) => Math.abs(signedDeg(sky.longitude(point) - longitudeDeg))));
}

const DAY_MS = 86_400_000;
/** Between the passes of one visit there is never more time; two visits of Jupiter are eleven years apart. */
const REACH_DAYS = 900;
const STEP_DAYS = 2;
const daily = new Map<string, number>();

function longitudeOn(body: Body, step: number): number {
  const key = `${body} ${step}`;
  const known = daily.get(key) ?? positionAt(body, step * STEP_DAYS * DAY_MS).longitudeDeg;
  daily.set(key, known);
  return known;
}

/** When a glance every other day shows that a body has crossed the angle to a place on the side where it is at the instant. */
function crossingsAround(body: Body, placeDeg: number, aspect: AspectKind, atMs: number): number[] {
  const angle = ASPECT_ANGLES[aspect];
  const there = signedDeg(positionAt(body, atMs).longitudeDeg - placeDeg);
  const mark = placeDeg + (there < 0 ? -angle : angle);
  const middle = Math.round(atMs / DAY_MS / STEP_DAYS);
  const reach = REACH_DAYS / STEP_DAYS;
  const found: number[] = [];
  for (let step = middle - reach; step < middle + reach; step++) {
    const [one, other] = [step, step + 1].map((own) => signedDeg(longitudeOn(body, own) - mark)) as [
      number,
      number,
    ];
    if (one * other < 0 && Math.abs(one) < 5) found.push((step + 0.5) * STEP_DAYS * DAY_MS);
  }
  return found;
}

function turnAmong(before: boolean, after: boolean): Turn {
  if (before) return after ? 'again' : 'last';
  return after ? 'first' : 'once';
}

describe.each(reports.map((report, index) => ({ index, ...report })))(
  'report $index, born with the hour $birth.clock',
  ({ birth, document }) => {
    const skies = recomputedSkies(birth);
    const middle = skies[(skies.length - 1) / 2]!;
    const passages = document.themes.flatMap((chapter) => chapter.passages);

    test('says in its words how many, which one and how far', () => {
      for (const { id, text, fact } of passages) {
        expect([id, text]).not.toEqual([id, expect.stringMatching(/\{\w+\}/)]);
        if (id === 'shape-stellium')
          expect(text).toContain(`With ${fact.headline.split(' ')[0]!.toLowerCase()} planets crowded`);
        if (id === 'shape-lone-planet')
          expect(text).toContain(`Your ${fact.headline.split(' ')[0]} stands by`);
        const fromFull = Math.abs(signedDeg(middle.longitude('moon') - middle.longitude('sun') - 180));
        if (id === 'phase-full') expect(text.includes('were face to face')).toBe(fromFull <= 12);
      }
    });

    test('says nothing that is not so throughout the time of birth', () => {
      const wrong = passages.filter(({ key }) => !skies.every((sky) => sky.holds(key))).map(({ id }) => id);
      expect(wrong).toEqual([]);
    });

    test('has in its margins what the sky was like', () => {
      for (const { key, fact } of passages) {
        for (const longitude of longitudesIn(fact.detail, fact.headline))
          expect([key, fact.detail, apartFrom(longitude, fact.points, middle) < ARC_MINUTE]).toEqual([
            key,
            fact.detail,
            true,
          ]);
        const [, orb] = /, (\d+\.\d)° (?:apart|off)$/.exec(fact.headline) ?? [];
        const [, one, other, quality] = key.split('/');
        if (orb) expect(middle.orb(one as Point, other as Point, quality!)).toBeCloseTo(Number(orb), 0.9);
      }
    });

    test('has exact days in its year on which the angles are exact', () => {
      const known = birth.clock === 'known';
      for (const { month, events, passages: told } of document.year.months) {
        for (const { body, point, aspect, atMs, earliest, latest, felt } of events) {
          const apart = Math.abs(signedDeg(positionAt(body, atMs).longitudeDeg - middle.longitude(point)));
          expect(apart).toBeCloseTo(ASPECT_ANGLES[aspect], known ? 3 : 1);
          const date = dateInZone(atMs, YEAR.zone);
          expect([date.slice(0, 7), earliest <= date, date <= latest]).toEqual([month, true, true]);
          if (known) expect(earliest).toBe(latest);
          if (felt) expect([felt.from <= date, date <= felt.to]).toEqual([true, true]);
        }
        for (const { fact } of told)
          expect([events.some(({ label }) => label === fact.headline), month === YEAR.months[0]]).toContain(
            true,
          );
      }
    });

    test('counts the passes of slow planets as the sky does', () => {
      const slow = document.year.months.flatMap(({ events }) => events).filter(({ body }) => body !== 'mars');
      const miscounted = slow.filter(({ body, point, aspect, atMs, turn }) => {
        const crossings = crossingsAround(body, middle.longitude(point), aspect, atMs);
        const before = crossings.some((ms) => ms < atMs - 2 * DAY_MS);
        const after = crossings.some((ms) => ms > atMs + 2 * DAY_MS);
        return turn !== turnAmong(before, after);
      });
      expect(miscounted.map(({ label, turn }) => `${label} ${turn}`)).toEqual([]);
    });

    test('has a table in which every sure place is where it was', () => {
      for (const { point, sign, degree, house } of document.method.positions) {
        const possible = [
          ...new Set(skies.map((sky) => SIGNS.find(({ key }) => key === sky.sign(point))!.name)),
        ];
        expect(sign.split(/, | or /).filter((name) => !possible.includes(name))).toEqual([]);
        if (degree?.includes('′')) {
          const [longitude] = longitudesIn(`${degree} ${sign}`, '');
          expect(apartFrom(longitude!, [point], middle)).toBeLessThan(ARC_MINUTE);
        }
        if (house !== null) expect(skies.every((sky) => sky.house(point as never) === house)).toBe(true);
      }
      expect(document.method.positions).toHaveLength(birth.clock === 'unknown' ? 11 : 13);
    });
  },
);
