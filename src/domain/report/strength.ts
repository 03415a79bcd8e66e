import type { NatalAspect } from '../natal/aspects.ts';
import type { NatalChart } from '../natal/chart.ts';
import type { Point } from '../natal/points.ts';
import type { Body } from '../sky/bodies.ts';
import type { Lean } from './leans.ts';
import { bodyOf } from './margin-words.ts';

/** What a place says of one person; the slow planets share theirs with a generation. */
const WEIGHTS: Record<Point, number> = {
  sun: 1,
  moon: 1,
  ascendant: 1,
  midheaven: 0.9,
  mercury: 0.75,
  venus: 0.75,
  mars: 0.75,
  saturn: 0.6,
  jupiter: 0.55,
  uranus: 0.4,
  neptune: 0.35,
  pluto: 0.4,
  node: 0.55,
};
const ANGULAR_HOUSES = [1, 4, 7, 10];
const ANGULAR = 0.08;
/** At most: a planet right on the horizon or the meridian. */
const ON_AN_ANGLE = 0.2;
const DIGNIFIED = 0.1;
const RULING = 0.12;
/** A house says less than a sign of the quick planets, and more of the slow ones. */
const HOUSE_PART = 0.85;
const SLOW_HOUSE = 0.15;
/** What the widest angle that counts has of the weight of its planets, and what closeness adds. */
const WIDE = 0.25;
const CLOSE = 0.9;
/** At most, for what a chart says over and over. */
const REPEATED = 0.15;

const SLOW: readonly Point[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];
export const isSlow = (point: Point): boolean => SLOW.includes(point);
const OUTER: readonly Point[] = ['uranus', 'neptune', 'pluto'];
/** Beyond Saturn: in one sign for years. */
export const isOuter = (point: Point): boolean => OUTER.includes(point);
/** How close to the Sun, the Moon or the ruler an angle of theirs has to be. */
const CLOSE_TO_SELF_DEG = 3;

/** Whether a planet of a generation says something of this person: on the horizon or the meridian, or closely tied to the self. */
export function isPersonal(chart: NatalChart, body: Body): boolean {
  const ruler = chart.ruler?.body.sure ? [chart.ruler.body.value] : [];
  const self: readonly Point[] = ['sun', 'moon', ...ruler];
  return chart.aspects.some(({ points, kind, sure, orbDeg }) => {
    if (!sure || !points.includes(body)) return false;
    const other = points[0] === body ? points[1] : points[0];
    const isAngle = other === 'ascendant' || other === 'midheaven';
    return (isAngle && /^(?:conj|oppo)/.test(kind)) || (self.includes(other) && orbDeg <= CLOSE_TO_SELF_DEG);
  });
}

function angularity(chart: NatalChart, body: Body): number {
  const near = chart.aspects
    .filter(({ points, kind, sure }) => sure && points[0] === body && /^(?:conj|oppo)/.test(kind))
    .filter(({ points }) => points[1] === 'ascendant' || points[1] === 'midheaven')
    .map(({ strength }) => ON_AN_ANGLE * strength);
  const { house } = bodyOf(chart, body);
  return Math.max(0, ...near, house?.sure && ANGULAR_HOUSES.includes(house.value) ? ANGULAR : 0);
}

function weightOf(chart: NatalChart, point: Point): number {
  if (point === 'ascendant' || point === 'midheaven') return WEIGHTS[point];
  const { dignity } = bodyOf(chart, point);
  const ruler = chart.ruler?.body;
  return (
    WEIGHTS[point] +
    angularity(chart, point) +
    (dignity.sure && dignity.value ? DIGNIFIED : 0) +
    (ruler?.sure && ruler.value === point ? RULING : 0)
  );
}

export function placementStrength(chart: NatalChart, point: Point): number {
  return weightOf(chart, point);
}

export function houseStrength(chart: NatalChart, body: Body): number {
  return weightOf(chart, body) * HOUSE_PART + (isSlow(body) ? SLOW_HOUSE : 0);
}

export function aspectStrength(chart: NatalChart, { points, strength }: NatalAspect): number {
  const [one, other] = points.map((point) => weightOf(chart, point)) as [number, number];
  return ((one + other) / 2) * (WIDE + CLOSE * strength);
}

interface Weighed {
  paragraph: { leans: readonly Lean[] };
  strength: number;
}

/** What a chart says more than once counts for more, each time that it says it. */
export function withRepetition<T extends Weighed>(candidates: readonly T[]): T[] {
  const sums = new Map<Lean, number>();
  for (const { paragraph, strength } of candidates)
    for (const lean of paragraph.leans) sums.set(lean, (sums.get(lean) ?? 0) + strength);
  const most = Math.max(...sums.values(), 1);
  return candidates.map((candidate) => {
    const shares = candidate.paragraph.leans.map((lean) => sums.get(lean)! / most);
    return { ...candidate, strength: candidate.strength + REPEATED * Math.max(0, ...shares) };
  });
}
