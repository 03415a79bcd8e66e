import { signedDeg } from '../sky/angles.ts';
import type { AspectKind } from '../sky/sky.ts';
import { ttDaysOf } from '../sky/time.ts';
import { motionAt } from '../sky/tracks.ts';
import { qualityOf } from './aspects.ts';
import type { NatalChart } from './chart.ts';
import { MOVERS, moverTrack, type Mover, type MoverTrack } from './mover-tracks.ts';
import { nearestTo, passesOver, spansWithin, type Approach, type Pass, type Span } from './passes.ts';
import type { Point } from './points.ts';
import { chartMarks, TRANSIT_ORBS, type Mark, type Meeting } from './transits.ts';

const DAY_MS = 86_400_000;

/** Far enough to find the exact instant of whatever is near enough today, stations included. */
const REACH_DAYS: Record<Mover, number> = {
  sun: 10,
  mercury: 25,
  venus: 45,
  mars: 80,
  jupiter: 130,
  saturn: 200,
  uranus: 400,
  neptune: 400,
  pluto: 400,
};

const DAY_POINTS: readonly Point[] = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'ascendant',
  'midheaven',
];

/** What is rarer, or nearer to the heart, says more. */
const BODY_WEIGHTS: Record<Mover, number> = {
  sun: 1,
  mercury: 0.8,
  venus: 0.9,
  mars: 1.1,
  jupiter: 1.2,
  saturn: 1.3,
  uranus: 1.2,
  neptune: 1.1,
  pluto: 1.2,
};
const POINT_WEIGHTS: Partial<Record<Point, number>> = {
  sun: 1.2,
  moon: 1.2,
  ascendant: 1.1,
  jupiter: 0.7,
  saturn: 0.7,
};
const ASPECT_WEIGHTS: Record<AspectKind, number> = {
  conjunction: 1.2,
  opposition: 1.1,
  square: 1.05,
  trine: 1,
  sextile: 0.8,
};
/** What is exact on the day itself comes before what has been near for weeks. */
const EXACT_TODAY = 1;

export interface DayTransit extends Meeting {
  /** How far from exact at the instant asked for. */
  orbDeg: number;
  /** The nearest exact instant while it lasts; null if it only comes near. */
  pass: Pass | null;
  /** That instant, or the nearest approach. */
  nearest: Approach;
  sure: boolean;
  strength: number;
}

/** A day of the visitor's and an instant of it. */
export interface AskedDay extends Span {
  atMs: number;
}

export interface DayPass extends Meeting {
  pass: Pass;
}

/** What the transits of a week or so are worked out from; the same for every chart. */
export function dayTracks(aroundMs: number): MoverTrack[] {
  return MOVERS.map((body) => {
    const reachMs = REACH_DAYS[body] * DAY_MS;
    return moverTrack(body, aroundMs - reachMs, aroundMs + reachMs);
  });
}

function strengthOf({ body, point, aspect }: Meeting, orbDeg: number, exactToday: boolean): number {
  const weight = BODY_WEIGHTS[body] * (POINT_WEIGHTS[point] ?? 1) * ASPECT_WEIGHTS[aspect];
  return weight * (1 - orbDeg / TRANSIT_ORBS[body]) + (exactToday ? EXACT_TODAY : 0);
}

function meetingOf({ body }: MoverTrack, { point, aspect }: Mark): Meeting {
  return { body, point, aspect, quality: qualityOf(aspect) };
}

function dayTransit(mover: MoverTrack, mark: Mark, { fromMs, toMs, atMs }: AskedDay): DayTransit | undefined {
  const { zodiacDeg, marginDeg } = mark;
  const orb = TRANSIT_ORBS[mover.body];
  const orbDeg = Math.abs(signedDeg(motionAt(mover.track, ttDaysOf(atMs)).value - zodiacDeg));
  const span = spansWithin(mover, zodiacDeg, orb).find((own) => own.fromMs <= atMs && atMs <= own.toMs);
  if (!span || orbDeg >= orb) return undefined;
  const passes = passesOver(mover, zodiacDeg, marginDeg, span);
  const [pass] = passes.toSorted((a, b) => Math.abs(a.atMs - atMs) - Math.abs(b.atMs - atMs));
  const nearest = pass ? { atMs: pass.atMs, orbDeg: 0 } : nearestTo(mover, zodiacDeg, span);
  const meeting = meetingOf(mover, mark);
  const exactToday = passes.some((own) => own.atMs >= fromMs && own.atMs < toMs);
  const strength = strengthOf(meeting, orbDeg, exactToday);
  return {
    ...meeting,
    orbDeg,
    pass: pass ?? null,
    nearest,
    sure: passes.every(({ sure }) => sure),
    strength,
  };
}

/** Today for a chart: what is near its places at an instant of the day, strongest first. */
export function dayTransits(chart: NatalChart, day: AskedDay, tracks: readonly MoverTrack[]): DayTransit[] {
  const marks = chartMarks(chart, DAY_POINTS);
  return tracks
    .flatMap((track) => marks.map((mark) => dayTransit(track, mark, day)))
    .filter((transit) => transit !== undefined)
    .sort((a, b) => b.strength - a.strength);
}

/** The exact meetings of some days, in order of time. */
export function passesBetween(chart: NatalChart, span: Span, tracks: readonly MoverTrack[]): DayPass[] {
  const marks = chartMarks(chart, DAY_POINTS);
  return tracks
    .flatMap((track) =>
      marks.flatMap((mark) =>
        passesOver(track, mark.zodiacDeg, mark.marginDeg, span).map((pass) => ({
          ...meetingOf(track, mark),
          pass,
        })),
      ),
    )
    .sort((a, b) => a.pass.atMs - b.pass.atMs);
}
