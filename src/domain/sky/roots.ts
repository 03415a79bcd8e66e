import type { Motion } from './tracks.ts';

export type Curve = (ttDays: number) => Motion;

/** A span over which a curve passes a level once. */
interface Crossing {
  level: number;
  fromDays: number;
  toDays: number;
  rising: boolean;
}

/** A tenth of a second: finer than any of the theories. */
const CLOSE_DAYS = 1e-6;
const MOST_ROUNDS = 60;
// The interpolated span may end a trifle before the true root.
const SLACK_DAYS = 0.002;

/** Where the curve passes zero within the span: Newton's steps, halving where they would leave it. */
export function rootOf(
  curve: Curve,
  fromDays: number,
  toDays: number,
  rising: boolean,
  guess?: number,
): number {
  let [low, high] = [fromDays, toDays];
  let at = guess ?? (low + high) / 2;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { value, slope } = curve(at);
    if (value > 0 === rising) high = at;
    else low = at;
    const newton = at - value / slope;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    const moved = Math.abs(next - at);
    at = next;
    if (moved < CLOSE_DAYS) return at;
  }
  return at;
}

/** The points between which the curve only rises or only falls. */
function turningGrid(curve: Curve, grid: readonly number[]): { days: number; value: number }[] {
  const points: { days: number; value: number }[] = [];
  let last: (Motion & { days: number }) | undefined;
  for (const days of grid) {
    const motion = curve(days);
    if (last && last.slope * motion.slope < 0) {
      let [low, high] = [last.days, days];
      for (let round = 0; round < 40; round++) {
        const middle = (low + high) / 2;
        if (curve(middle).slope * last.slope > 0) low = middle;
        else high = middle;
      }
      points.push({ days: low, value: curve(low).value });
    }
    points.push({ days, value: motion.value });
    last = { ...motion, days };
  }
  return points;
}

/** Every passage of the curve over a multiple of 30, turning points taken into account. */
export function crossingsOf(curve: Curve, grid: readonly number[]): Crossing[] {
  const points = turningGrid(curve, grid);
  const crossings: Crossing[] = [];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const rising = b.value > a.value;
    const [below, above] = [Math.min(a.value, b.value), Math.max(a.value, b.value)];
    for (let level = Math.floor(below / 30) * 30 + 30; level <= above; level += 30) {
      crossings.push({ level, fromDays: a.days, toDays: b.days, rising });
    }
  }
  return crossings;
}

/**
 * The crossing's instant: found on the cheap curve, then settled on the exact one (whose value is the distance from
 * the level). Undefined if the exact curve only comes near without passing.
 */
export function instantOf(crossing: Crossing, cheap: Curve, exact: Curve): number | undefined {
  const { level, fromDays, toDays, rising } = crossing;
  const offset: Curve = (days) => {
    const { value, slope } = cheap(days);
    return { value: value - level, slope };
  };
  const guess = rootOf(offset, fromDays, toDays, rising);
  const [from, to] = [fromDays - SLACK_DAYS, toDays + SLACK_DAYS];
  const at = rootOf(exact, from, to, rising, guess);
  return at - from < CLOSE_DAYS * 4 || to - at < CLOSE_DAYS * 4 ? undefined : at;
}
