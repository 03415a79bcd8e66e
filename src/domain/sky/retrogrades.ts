import type { Body } from './bodies.ts';
import { positionAt } from './positions.ts';

/** One walk backwards: from the station at which it began to the one at which it ends. */
export interface RetrogradeWalk {
  body: Body;
  fromMs: number;
  fromLongitudeDeg: number;
  toMs: number;
  toLongitudeDeg: number;
}

const DAY_MS = 86_400_000;
/** Pluto's, the longest, lasts a little over half a year. */
const LONGEST_DAYS = 220;
/** A fifth of each body's shortest: no step jumps over one. Of the others, from Jupiter on, none is below 110 days. */
const STEP_DAYS: Partial<Record<Body, number>> = { mercury: 4, venus: 8, mars: 12 };
const SLOW_STEP_DAYS = 22;
/** Planets stand for hours at a station: a minute is finer than anyone can tell. */
const CLOSE_MS = 30_000;

/** The station next to an instant of walking backwards, into the future (1) or the past (-1). */
function stationMs(body: Body, atMs: number, way: 1 | -1): number {
  const backwards = (ms: number): boolean => positionAt(body, ms).speedDegPerDay < 0;
  const stepMs = way * (STEP_DAYS[body] ?? SLOW_STEP_DAYS) * DAY_MS;
  let inside = atMs;
  let outside = atMs + stepMs;
  while (backwards(outside)) {
    inside = outside;
    outside += stepMs;
    if (Math.abs(outside - atMs) > LONGEST_DAYS * DAY_MS) throw new Error(`${body} never turns`);
  }
  while (Math.abs(outside - inside) > CLOSE_MS) {
    const middle = (inside + outside) / 2;
    if (backwards(middle)) inside = middle;
    else outside = middle;
  }
  return Math.round((inside + outside) / 2);
}

/** When a body that is retrograde at the instant turns direct. */
export function turnsDirectAt(body: Body, atMs: number): number {
  return stationMs(body, atMs, 1);
}

/** The walk that a retrograde body is on at the instant. The node, which always drifts back, has none. */
export function retrogradeWalk(body: Body, atMs: number): RetrogradeWalk | null {
  if (body === 'node' || !positionAt(body, atMs).retrograde) return null;
  const [fromMs, toMs] = [stationMs(body, atMs, -1), stationMs(body, atMs, 1)];
  return {
    body,
    fromMs,
    fromLongitudeDeg: positionAt(body, fromMs).longitudeDeg,
    toMs,
    toLongitudeDeg: positionAt(body, toMs).longitudeDeg,
  };
}
