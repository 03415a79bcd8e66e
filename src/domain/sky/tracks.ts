import { signedDeg } from './angles.ts';
import { apparentPlace, momentAt } from './apparent.ts';
import type { Body } from './bodies.ts';

/** A value and its change per day. */
export interface Motion {
  value: number;
  slope: number;
}

/** A body's longitude over a span, unwrapped (it counts on past 360), sampled with its speed. */
export interface Track {
  body: Body;
  startDays: number;
  stepDays: number;
  samples: readonly Motion[];
}

// Steps at which the cubic through places and speeds strays by less than 0.1″ from the full series.
const STEPS: Record<Body, number> = {
  moon: 0.5,
  sun: 1,
  mercury: 1,
  venus: 1,
  mars: 1,
  jupiter: 4,
  saturn: 4,
  uranus: 4,
  neptune: 4,
  pluto: 4,
  node: 4,
};

export function longitudeAt(body: Body, ttDays: number): Motion {
  const place = apparentPlace(body, momentAt(ttDays));
  return { value: place.longitudeDeg, slope: place.speedDegPerDay };
}

export function trackOf(body: Body, startDays: number, endDays: number, stepDays = STEPS[body]): Track {
  const count = Math.ceil((endDays - startDays) / stepDays) + 1;
  const samples: Motion[] = [];
  for (let i = 0; i < count; i++) {
    const { value, slope } = longitudeAt(body, startDays + i * stepDays);
    const before = samples.at(-1)?.value ?? value;
    samples.push({ value: before + signedDeg(value - before), slope });
  }
  return { body, startDays, stepDays, samples };
}

/** Cubic Hermite interpolation. */
export function motionAt(track: Track, ttDays: number): Motion {
  const { startDays, stepDays: h, samples } = track;
  const place = (ttDays - startDays) / h;
  const index = Math.min(Math.max(Math.floor(place), 0), samples.length - 2);
  const [a, b] = [samples[index]!, samples[index + 1]!];
  const s = place - index;
  const rise = b.value - a.value;
  // The cubic as a.value + s·(p + s·(q + s·r)).
  const p = a.slope * h;
  const q = 3 * rise - (2 * a.slope + b.slope) * h;
  const r = (a.slope + b.slope) * h - 2 * rise;
  return { value: a.value + s * (p + s * (q + s * r)), slope: (p + s * (2 * q + 3 * s * r)) / h };
}

/** How far one body is ahead of the other. */
export function leadAt(ahead: Track, behind: Track, ttDays: number): Motion {
  const [a, b] = [motionAt(ahead, ttDays), motionAt(behind, ttDays)];
  return { value: a.value - b.value, slope: a.slope - b.slope };
}
