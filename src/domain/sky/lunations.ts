import { signAtLongitude } from '../zodiac/signs.ts';
import { signedDeg, wrapDeg } from './angles.ts';
import { apparentPlace, momentAt, type Place } from './apparent.ts';
import { lunarEclipseNear, solarEclipseNear } from './eclipses.ts';
import type { Lunation, SkyEvent } from './sky.ts';
import { msOfTtDays, ttDaysOf } from './time.ts';

type LunationEvent = Extract<SkyEvent, { kind: 'lunation' }>;
type EclipseEvent = Extract<SkyEvent, { kind: 'eclipse' }>;

const PHASES: readonly Lunation[] = ['new', 'first-quarter', 'full', 'last-quarter'];
/** What the Moon gains on the Sun in a day, on average. */
const GAIN_DEG = 12.1907;
const CLOSE_DAYS = 1e-6;
/** Farther than this from the ecliptic half a day before or after, the Moon misses every shadow. */
const HOPELESS_LATITUDE_DEG = 3.2;
const LAST_DAYS = ttDaysOf(Date.UTC(2100, 0, 1));

interface Pair {
  sun: Place;
  moon: Place;
}

function pairAt(ttDays: number): Pair {
  const moment = momentAt(ttDays);
  return { sun: apparentPlace('sun', moment), moon: apparentPlace('moon', moment) };
}

const leadOf = ({ sun, moon }: Pair): number => wrapDeg(moon.longitudeDeg - sun.longitudeDeg);

/** The instant near a guess at which the Moon leads the Sun by an angle. */
function settled(guessDays: number, angleDeg: number): number {
  let days = guessDays;
  for (let round = 0; round < 12; round++) {
    const pair = pairAt(days);
    const gain = pair.moon.speedDegPerDay - pair.sun.speedDegPerDay;
    const step = signedDeg(angleDeg - leadOf(pair)) / gain;
    days += step;
    if (Math.abs(step) < CLOSE_DAYS) break;
  }
  return days;
}

/** New Moons, quarters and full Moons from an instant on, as far as they are asked for. */
export function* lunationsFrom(fromMs: number): Generator<LunationEvent, void> {
  let days = ttDaysOf(fromMs);
  const lead = leadOf(pairAt(days));
  for (let quarter = Math.floor(lead / 90) + 1; days < LAST_DAYS; quarter++) {
    const angle = (quarter % 4) * 90;
    days = settled(days + wrapDeg(angle - leadOf(pairAt(days))) / GAIN_DEG, angle);
    const sign = signAtLongitude(apparentPlace('moon', momentAt(days)).longitudeDeg);
    const atMs = Math.round(msOfTtDays(days));
    yield { kind: 'lunation', atMs, body: 'moon', phase: PHASES[quarter % 4]!, sign };
  }
}

function eclipseAt(roughDays: number, solar: boolean): EclipseEvent | null {
  const days = settled(roughDays, solar ? 0 : 180);
  const eclipse = solar ? solarEclipseNear(days) : lunarEclipseNear(days);
  if (!eclipse) return null;
  const body = solar ? 'sun' : 'moon';
  const sign = signAtLongitude(apparentPlace(body, momentAt(eclipse.ttDays)).longitudeDeg);
  return { kind: 'eclipse', atMs: Math.round(msOfTtDays(eclipse.ttDays)), body, phase: eclipse.phase, sign };
}

/** The eclipse that a new or full Moon is, if it is one. */
export function eclipseOf({ atMs, phase }: Pick<LunationEvent, 'atMs' | 'phase'>): EclipseEvent | null {
  return eclipseAt(ttDaysOf(atMs), phase === 'new');
}

/** New and full Moons from an instant on, roughly: a look at each costs a fraction of finding it. */
function* roughSyzygies(
  fromMs: number,
): Generator<{ days: number; solar: boolean; latitudeDeg: number }, void> {
  // Half a day early: the greatest eclipse may come a little after its full Moon.
  let days = ttDaysOf(fromMs) - 0.5;
  for (let half = Math.floor(leadOf(pairAt(days)) / 180) + 1; days < LAST_DAYS; half++) {
    const angle = (half % 2) * 180;
    days += wrapDeg(angle - leadOf(pairAt(days))) / GAIN_DEG;
    const pair = pairAt(days);
    yield { days, solar: angle === 0, latitudeDeg: pair.moon.latitudeDeg };
    days = Math.max(days, days + signedDeg(angle - leadOf(pair)) / GAIN_DEG) + 1;
  }
}

/** Eclipses from an instant on, as far as they are asked for. */
export function* eclipsesFrom(fromMs: number): Generator<EclipseEvent, void> {
  for (const { days, solar, latitudeDeg } of roughSyzygies(fromMs)) {
    if (Math.abs(latitudeDeg) > HOPELESS_LATITUDE_DEG) continue;
    const eclipse = eclipseAt(days, solar);
    if (eclipse && eclipse.atMs >= fromMs) yield eclipse;
  }
}
