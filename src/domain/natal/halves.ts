import { wrapDeg } from '../sky/angles.ts';
import type { BirthSkies, LocalSky } from './local-sky.ts';
import { longitudeOf, PLANETS, type Planet } from './points.ts';
import { listed } from './stated.ts';

export const HALVES = ['above', 'below', 'east', 'west'] as const;
export type Half = (typeof HALVES)[number];

/** By the houses they hold: 1 to 3, 4 to 6, 7 to 9, 10 to 12. */
export const QUARTERS = [1, 2, 3, 4] as const;
export type Quarter = (typeof QUARTERS)[number];

/** From so many of the ten on, a half of the sky outweighs the other. */
const MOST = 7;

export interface CrowdedHalf {
  half: Half;
  count: number;
  sure: boolean;
}

export interface EmptyQuarter {
  quarter: Quarter;
  sure: boolean;
}

/** Which side of the horizon and of the meridian: after the ascendant, and after the midheaven in the east. */
function sidesOf(planet: Planet, { bodies, horizon }: LocalSky): { risesLater: boolean; isEastern: boolean } {
  const longitudeDeg = longitudeOf(planet, { bodies })!;
  return {
    risesLater: wrapDeg(longitudeDeg - horizon!.ascendantDeg) < 180,
    isEastern: wrapDeg(longitudeDeg - horizon!.midheavenDeg) < 180,
  };
}

function halvesOf(planet: Planet, sky: LocalSky): Half[] {
  const { risesLater, isEastern } = sidesOf(planet, sky);
  return [risesLater === sky.horizon!.midheavenIsUp ? 'below' : 'above', isEastern ? 'east' : 'west'];
}

function quarterOf(planet: Planet, sky: LocalSky): Quarter {
  const { risesLater, isEastern } = sidesOf(planet, sky);
  if (risesLater) return isEastern ? 1 : 2;
  return isEastern ? 4 : 3;
}

/** The halves of the sky that hold at least seven of the ten planets. */
export function crowdedHalves(skies: BirthSkies): CrowdedHalf[] {
  const crowded = (sky: LocalSky) => {
    if (!sky.horizon) return [];
    const halves = PLANETS.flatMap((planet) => halvesOf(planet, sky));
    return HALVES.map((half) => ({ half, count: halves.filter((own) => own === half).length })).filter(
      ({ count }) => count >= MOST,
    );
  };
  return listed(skies, crowded, ({ half }) => half);
}

/** The quarters of the sky, between horizon and meridian, without a planet. */
export function emptyQuarters(skies: BirthSkies): EmptyQuarter[] {
  const empty = (sky: LocalSky) => {
    if (!sky.horizon) return [];
    const held = new Set(PLANETS.map((planet) => quarterOf(planet, sky)));
    return QUARTERS.filter((quarter) => !held.has(quarter)).map((quarter) => ({ quarter }));
  };
  return listed(skies, empty, ({ quarter }) => String(quarter));
}
