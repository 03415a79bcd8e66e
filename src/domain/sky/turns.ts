import { SIGN_KEYS } from '../zodiac/signs.ts';
import { signedDeg, wrapDeg } from './angles.ts';
import type { Body } from './bodies.ts';
import { rootOf, type Curve } from './roots.ts';
import type { SkyEvent } from './sky.ts';
import { msOfTtDays, ttDaysOf } from './time.ts';
import { longitudeAt, type Motion } from './tracks.ts';

export type Turn = Extract<SkyEvent, { kind: 'ingress' | 'station' }>;

/** No body changes its direction twice within one step of its own. */
const STEPS_DAYS: Record<Body, number> = {
  moon: 1.5,
  sun: 12,
  mercury: 5,
  venus: 10,
  mars: 12,
  jupiter: 20,
  saturn: 20,
  uranus: 24,
  neptune: 24,
  pluto: 24,
  node: 20,
};
const LAST_DAYS = ttDaysOf(Date.UTC(2100, 0, 1));

type Sample = Motion & { days: number };

function sampleOf(body: Body, days: number, before?: Sample): Sample {
  const { value, slope } = longitudeAt(body, days);
  return { days, slope, value: before ? before.value + signedDeg(value - before.value) : value };
}

function stationBetween(body: Body, before: Sample, after: Sample): Sample | null {
  if (body === 'node' || before.slope * after.slope >= 0) return null;
  const change = (after.slope - before.slope) / (after.days - before.days);
  const speed: Curve = (days) => ({ value: longitudeAt(body, days).slope, slope: change });
  return sampleOf(body, rootOf(speed, before.days, after.days, change > 0), before);
}

/** Passages over the borders of signs, between two places with no turn between them. */
function ingressesBetween(body: Body, before: Sample, after: Sample): Turn[] {
  const rising = after.value > before.value;
  const [below, above] = rising ? [before.value, after.value] : [after.value, before.value];
  const found: Turn[] = [];
  for (let level = Math.floor(below / 30) * 30 + 30; level <= above; level += 30) {
    const exact: Curve = (days) => {
      const { value, slope } = longitudeAt(body, days);
      return { value: signedDeg(value - level), slope };
    };
    const atMs = Math.round(msOfTtDays(rootOf(exact, before.days, after.days, rising)));
    // Going backwards it enters the sign that ends at the border.
    const sign = SIGN_KEYS[wrapDeg(level - (rising ? 0 : 30)) / 30]!;
    found.push({ kind: 'ingress', atMs, body, sign, direction: rising ? 'direct' : 'retrograde' });
  }
  return rising ? found : found.reverse();
}

function stationEvent(body: Body, { days, value }: Sample, direction: Turn['direction']): Turn {
  const sign = SIGN_KEYS[Math.floor(wrapDeg(value) / 30)]!;
  return { kind: 'station', atMs: Math.round(msOfTtDays(days)), body, direction, sign };
}

/**
 * One body's ingresses and stations from an instant on, in order of time and as far as they are asked for: a fraction
 * of the work of all that happens in the sky. Ends with the century.
 */
export function* turnsFrom(body: Body, fromMs: number): Generator<Turn, void> {
  let before = sampleOf(body, ttDaysOf(fromMs));
  while (before.days < LAST_DAYS) {
    const after = sampleOf(body, before.days + STEPS_DAYS[body], before);
    const station = stationBetween(body, before, after);
    if (station) {
      yield* ingressesBetween(body, before, station);
      yield stationEvent(body, station, after.slope > 0 ? 'direct' : 'retrograde');
    }
    yield* ingressesBetween(body, station ?? before, after);
    before = after;
  }
}
