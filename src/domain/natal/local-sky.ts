import { signedDeg, wrapDeg } from '../sky/angles.ts';
import { positionFrom, skyAt } from '../sky/positions.ts';
import type { BodyPosition } from '../sky/sky.ts';
import { motionAt, type Track } from '../sky/tracks.ts';
import { anglesOf, isPolar, turnedAt, turnedLater, type Angles } from './angles.ts';
import { isHourKnown, sampledInstants, type Birth } from './birth.ts';
import { cuspsOf, type HouseSystem } from './houses.ts';

/** The sky of an instant over a place. */
export interface LocalSky {
  /** In the order of BODIES. */
  bodies: readonly BodyPosition[];
  /** Undefined while the hour is unknown. */
  horizon?: Angles & { cuspsDeg: readonly number[] };
}

/** A birth's sky over its span of possible instants. */
export interface BirthSkies {
  middle: LocalSky;
  /** In order of time, the middle included. */
  all: readonly LocalSky[];
  /** The houses in use: whole signs where those asked for do not exist. */
  system: HouseSystem;
  polar: boolean;
}

const DAY_MS = 86_400_000;

function trackThrough(positions: readonly BodyPosition[], stepDays: number): Track {
  const { body, longitudeDeg: first } = positions[0]!;
  const samples = positions.map(({ longitudeDeg, speedDegPerDay }) => ({
    value: first + signedDeg(longitudeDeg - first),
    slope: speedDegPerDay,
  }));
  return { body, startDays: 0, stepDays, samples };
}

function positionOn(track: Track, days: number, latitudeDeg: number): BodyPosition {
  const { value, slope } = motionAt(track, days);
  return positionFrom(track.body, { longitudeDeg: wrapDeg(value), latitudeDeg, speedDegPerDay: slope });
}

/** Three full skies, and cubics through them for what lies between. */
function bodiesAt(instantsMs: readonly number[]): (readonly BodyPosition[])[] {
  const [firstMs, lastMs] = [instantsMs[0]!, instantsMs.at(-1)!];
  if (firstMs === lastMs) return [skyAt(firstMs).bodies];
  const middleMs = instantsMs[(instantsMs.length - 1) / 2]!;
  const skies = [firstMs, middleMs, lastMs].map((atMs) => skyAt(atMs).bodies);
  const tracks = skies[1]!.map((_, index) => {
    const own = skies.map((bodies) => bodies[index]!);
    return trackThrough(own, (lastMs - firstMs) / 2 / DAY_MS);
  });
  return instantsMs.map((atMs) =>
    tracks.map((track, index) => positionOn(track, (atMs - firstMs) / DAY_MS, skies[1]![index]!.latitudeDeg)),
  );
}

/** The skies that a birth may have had. */
export function birthSkies({ time, place }: Birth, asked: HouseSystem): BirthSkies {
  const instantsMs = sampledInstants(time);
  const turned = turnedAt(time.atMs, place);
  const polar = isPolar(turned);
  const system = polar ? 'whole' : asked;
  const all = bodiesAt(instantsMs).map((bodies, index): LocalSky => {
    if (!isHourKnown(time)) return { bodies };
    const later = turnedLater(turned, instantsMs[index]! - time.atMs);
    return { bodies, horizon: { ...anglesOf(later), cuspsDeg: cuspsOf(system, later)! } };
  });
  return { middle: all[(all.length - 1) / 2]!, all, system, polar };
}
