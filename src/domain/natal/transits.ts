import { wrapDeg } from '../sky/angles.ts';
import { ASPECT_ANGLES } from '../sky/aspects.ts';
import { ASPECT_KINDS, type AspectKind } from '../sky/sky.ts';
import { qualityOf, type AspectQuality } from './aspects.ts';
import type { NatalChart } from './chart.ts';
import { moverTrack, type Mover, type MoverTrack } from './mover-tracks.ts';
import {
  mayPassOnceMore,
  nearestTo,
  passesOver,
  spansWithin,
  type Approach,
  type Pass,
  type Span,
} from './passes.ts';
import type { NatalPoint, Point } from './points.ts';
import { YEAR_MOVERS, type YearMover } from './year-movers.ts';

/** A planet of the sky at an angle to a place of the chart. */
export interface Meeting {
  body: Mover;
  point: Point;
  aspect: AspectKind;
  quality: AspectQuality;
}

/** A planet's visit to a place of the chart, from its first coming near to its last leaving. */
export interface Transit extends Meeting {
  /** In order of time; several where the planet turns back and forth, before the year and after it too. */
  passes: Pass[];
  /** When it is near enough to count. */
  spans: Span[];
  /** The first pass, or where it comes nearest without one. */
  closest: Approach;
  /** Whether every pass comes about wherever within its margin the place of the chart is. */
  sure: boolean;
}

const PERSONAL_POINTS: readonly Point[] = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'ascendant',
  'midheaven',
];
/** Beyond Saturn a planet is met by itself only: to the others it stands alike in all charts of some years. */
const SLOW_POINTS: Record<YearMover, readonly Point[]> = {
  mars: [],
  jupiter: ['jupiter', 'saturn'],
  saturn: ['jupiter', 'saturn'],
  uranus: ['jupiter', 'saturn', 'uranus'],
  neptune: ['jupiter', 'saturn', 'neptune'],
  pluto: ['jupiter', 'saturn', 'pluto'],
};

/** What of a chart a planet is followed over in a year. */
export function yearPointsOf(body: YearMover): readonly Point[] {
  return [...PERSONAL_POINTS, ...SLOW_POINTS[body]];
}

/**
 * How long before a year and after it a planet is followed, so that the first and the last of its passes over a place are
 * known: a planet that turns back comes over it three times within a year, one of the slowest five times within three.
 */
const REACH_DAYS: Record<YearMover, { before: number; after: number }> = {
  mars: { before: 300, after: 300 },
  jupiter: { before: 420, after: 420 },
  saturn: { before: 550, after: 550 },
  uranus: { before: 800, after: 800 },
  neptune: { before: 1100, after: 1100 },
  pluto: { before: 1100, after: 1100 },
};
/** From one pass to the next of a visit it is never so long, and to the next visit always longer. */
const VISIT_GAP_DAYS = 360;
const DAY_MS = 86_400_000;

/** How near a planet has to be for its transit to count. */
export const TRANSIT_ORBS: Record<Mover, number> = {
  sun: 1,
  mercury: 1,
  venus: 1,
  mars: 1.5,
  jupiter: 1.5,
  saturn: 1.5,
  uranus: 1.5,
  neptune: 1.5,
  pluto: 1.5,
};

/** A place that a planet can pass: the point itself or an angle to it, on either side. */
export interface Mark {
  point: Point;
  aspect: AspectKind;
  zodiacDeg: number;
  marginDeg: number;
}

function marksOf({ point, longitudeDeg, marginDeg }: NatalPoint): Mark[] {
  return ASPECT_KINDS.flatMap((aspect) => {
    const angle = ASPECT_ANGLES[aspect];
    const sides = angle % 180 === 0 ? [angle] : [angle, -angle];
    return sides.map((side) => ({ point, aspect, zodiacDeg: wrapDeg(longitudeDeg + side), marginDeg }));
  });
}

/** Marks of those points whose degree may be told. */
export function chartMarks({ bodies, ascendant, midheaven }: NatalChart, points: readonly Point[]): Mark[] {
  return [...bodies, ascendant, midheaven]
    .filter((one) => one !== null)
    .filter(({ point, degreeSure }) => degreeSure && points.includes(point))
    .flatMap(marksOf);
}

/** Spans of one visit: the planet turns back between them. */
function visitsOf(spans: readonly Span[]): Span[][] {
  const visits: Span[][] = [];
  for (const span of spans) {
    const last = visits.at(-1);
    if (last && span.fromMs - last.at(-1)!.toMs <= VISIT_GAP_DAYS * DAY_MS) last.push(span);
    else visits.push([span]);
  }
  return visits;
}

function transitOf(mover: MoverTrack, mark: Mark, spans: Span[]): Transit {
  const { point, aspect, zodiacDeg, marginDeg } = mark;
  const whole = { fromMs: spans[0]!.fromMs, toMs: spans.at(-1)!.toMs };
  const passes = passesOver(mover, zodiacDeg, marginDeg, whole);
  const [first] = passes;
  return {
    body: mover.body,
    point,
    aspect,
    quality: qualityOf(aspect),
    passes,
    spans,
    closest: first ? { atMs: first.atMs, orbDeg: 0 } : nearestTo(mover, zodiacDeg, whole),
    sure: passes.every(({ sure }) => sure) && !mayPassOnceMore(mover, zodiacDeg, marginDeg, whole),
  };
}

/** What a chart's year is worked out from; the same for every chart. */
export interface YearTracks extends Span {
  movers: readonly MoverTrack[];
}

export function yearTracks(fromMs: number, toMs: number): YearTracks {
  const movers = YEAR_MOVERS.map((body) => {
    const { before, after } = REACH_DAYS[body];
    return moverTrack(body, fromMs - before * DAY_MS, toMs + after * DAY_MS);
  });
  return { fromMs, toMs, movers };
}

/** Visits of Mars and the slow planets that fall within a year at least in part, in the order of their closest instants. */
export function yearTransits(chart: NatalChart, { fromMs, toMs, movers }: YearTracks): Transit[] {
  const isOfYear = (span: Span): boolean => span.toMs > fromMs && span.fromMs < toMs;
  return movers
    .flatMap((mover) =>
      chartMarks(chart, yearPointsOf(mover.body as YearMover)).flatMap((mark) =>
        visitsOf(spansWithin(mover, mark.zodiacDeg, TRANSIT_ORBS[mover.body]))
          .filter((spans) => spans.some(isOfYear))
          .map((spans) => transitOf(mover, mark, spans)),
      ),
    )
    .sort((a, b) => a.closest.atMs - b.closest.atMs);
}
