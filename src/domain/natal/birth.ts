import type { GeoPlace } from './angles.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** From half a day on, the whole zodiac may have risen: the hour counts as unknown. */
const UNKNOWN_FROM_MS = 6 * HOUR_MS;
/** The ascendant moves by some three degrees meanwhile, less than any orb spans. */
const SAMPLE_MS = 12 * MINUTE_MS;
/** The Moon moves by a degree meanwhile: within a day it may leave one planet before it comes to the next. */
const DAY_SAMPLE_MS = 2 * HOUR_MS;

/** The birth was at some instant from `atMs − marginMs` to `atMs + marginMs`. */
export interface BirthTime {
  atMs: number;
  marginMs: number;
}

export interface Birth {
  time: BirthTime;
  place: GeoPlace;
}

/** A birth within a span: a morning, a local day. */
export function timeWithin(fromMs: number, toMs: number): BirthTime {
  return { atMs: (fromMs + toMs) / 2, marginMs: (toMs - fromMs) / 2 };
}

/** A clock time, known to within some minutes. */
export function timeAbout(atMs: number, minutes = 0): BirthTime {
  return { atMs, marginMs: minutes * MINUTE_MS };
}

export function isHourKnown({ marginMs }: BirthTime): boolean {
  return marginMs < UNKNOWN_FROM_MS;
}

/**
 * The instants at which a chart is looked at, an odd number with `atMs` in the middle: what is the same at all of them
 * is sure. Planets creep; the horizon needs more glances.
 */
export function sampledInstants(time: BirthTime): number[] {
  const { atMs, marginMs } = time;
  if (marginMs === 0) return [atMs];
  const half = Math.ceil(marginMs / (isHourKnown(time) ? SAMPLE_MS : DAY_SAMPLE_MS));
  return Array.from({ length: 2 * half + 1 }, (_, index) => atMs + (marginMs * (index - half)) / half);
}
