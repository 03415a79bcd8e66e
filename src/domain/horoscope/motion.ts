import { signedDeg } from '../sky/angles.ts';
import { BODIES, type Body } from '../sky/bodies.ts';
import type { BodyPosition, Sky } from '../sky/sky.ts';

const DAY_MS = 86_400_000;

/** A body's way through the reference day; `part` runs from 0 (00:00) to 1 (24:00 UTC). */
export interface Motion {
  start: BodyPosition;
  end: BodyPosition;
  longitudeAt(part: number): number;
  speedAt(part: number): number;
}

/**
 * Two full skies and their speeds fix a cubic that follows even the Moon to a few ten-thousandths of a degree:
 * enough for the minute of an aspect, without computing a third sky.
 */
function motionOf(start: BodyPosition, end: BodyPosition, days: number): Motion {
  const from = start.longitudeDeg;
  const way = signedDeg(end.longitudeDeg - from);
  const startSlope = start.speedDegPerDay * days;
  const endSlope = end.speedDegPerDay * days;
  const square = 3 * way - 2 * startSlope - endSlope;
  const cube = startSlope + endSlope - 2 * way;
  return {
    start,
    end,
    longitudeAt: (part) => from + part * (startSlope + part * (square + part * cube)),
    speedAt: (part) => (startSlope + part * (2 * square + part * 3 * cube)) / days,
  };
}

export function motionsOf(start: Sky, end: Sky): Record<Body, Motion> {
  const days = (end.atMs - start.atMs) / DAY_MS;
  const motions = BODIES.map((body, index) => {
    return [body, motionOf(start.bodies[index]!, end.bodies[index]!, days)] as const;
  });
  return Object.fromEntries(motions) as Record<Body, Motion>;
}

/** The part of the day at which `value` crosses zero, or undefined when it does not. */
export function crossing(value: (part: number) => number): number | undefined {
  let low = 0;
  let high = 1;
  const atStart = value(low);
  const atEnd = value(high);
  // The day owns its first instant, not its last: an event belongs to exactly one date.
  if (atStart === 0) return 0;
  if (atEnd === 0 || atStart > 0 === atEnd > 0) return undefined;
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    if (value(middle) > 0 === atStart > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
