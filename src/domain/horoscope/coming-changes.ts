import type { CivilDate } from '../calendar/civil-date.ts';
import type { Body } from '../sky/bodies.ts';
import { positionAt } from '../sky/positions.ts';
import { turnsDirectAt } from '../sky/retrogrades.ts';
import type { BodyPosition } from '../sky/sky.ts';

const DAY_MS = 86_400_000;
/** Clocks show minutes. */
const CLOSE_MS = 30_000;

/** Short enough that no body enters a sign and leaves it between two looks. */
const STEP_DAYS: Partial<Record<Body, number>> = { sun: 5, mercury: 1, venus: 2, mars: 3, jupiter: 6 };
const SLOW_STEP_DAYS = 10;
/** Degrees a day that a body never exceeds: as long as it needs for the way to the sign's edge, nobody has to look. */
const TOP_SPEED: Partial<Record<Body, number>> = {
  sun: 1.03,
  mercury: 2.25,
  venus: 1.29,
  mars: 0.82,
  jupiter: 0.26,
};
const SLOW_TOP_SPEED = 0.15;

const dayOf = (atMs: number): CivilDate => new Date(atMs).toISOString().slice(0, 10);

/** The reference day on which a body that is retrograde at the instant turns direct. */
export function directAgainOn(body: Body, fromMs: number): CivilDate {
  return dayOf(turnsDirectAt(body, fromMs));
}

/** How long nobody has to look again at a body that stands there. */
function safeStepMs(body: Body, { degreeInSign }: BodyPosition): number {
  const days = Math.min(degreeInSign, 30 - degreeInSign) / (TOP_SPEED[body] ?? SLOW_TOP_SPEED);
  return Math.max(shortestStepMs(body), days * DAY_MS);
}

const shortestStepMs = (body: Body): number => (STEP_DAYS[body] ?? SLOW_STEP_DAYS) * DAY_MS;

/** Whether a body is still in its sign all the while; far quicker than to search when it leaves. */
export function staysInSign(body: Body, fromMs: number, untilMs: number): boolean {
  const { sign } = positionAt(body, fromMs);
  let seen = positionAt(body, untilMs);
  for (let atMs = fromMs; atMs < untilMs && seen.sign === sign; atMs += safeStepMs(body, seen))
    seen = positionAt(body, atMs);
  return seen.sign === sign;
}

/** When a body leaves the sign in which it stands at the instant. */
export function leavesSignAt(body: Body, fromMs: number): number {
  const { sign } = positionAt(body, fromMs);
  const isGone = (atMs: number): boolean => positionAt(body, atMs).sign !== sign;
  let low = fromMs;
  let high = fromMs + shortestStepMs(body);
  for (let seen = positionAt(body, high); seen.sign === sign; seen = positionAt(body, high)) {
    low = high;
    high += safeStepMs(body, seen);
  }
  while (high - low > CLOSE_MS) {
    const middle = (low + high) / 2;
    if (isGone(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** The reference day on which a body leaves the sign in which it stands at the instant. */
export function leavesSignOn(body: Body, fromMs: number): CivilDate {
  return dayOf(leavesSignAt(body, fromMs));
}
