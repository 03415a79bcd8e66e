import {
  ELEMENTS,
  MODALITIES,
  signAtLongitude,
  signOf,
  type Element,
  type Modality,
} from '../zodiac/signs.ts';
import type { BirthSkies, LocalSky } from './local-sky.ts';
import { longitudeOf, PLANETS, type Angle, type Planet } from './points.ts';
import { stated, type Stated } from './stated.ts';

/** What is counted: the ten planets, and the rising sign where the hour is known. */
type Counted = Planet | Extract<Angle, 'ascendant'>;
const COUNTED: readonly Counted[] = [...PLANETS, 'ascendant'];

/** What a placement says of one person; the slow planets share theirs with a generation. */
const WEIGHTS: Record<Counted, number> = {
  sun: 4,
  moon: 4,
  ascendant: 3,
  mercury: 2,
  venus: 2,
  mars: 2,
  jupiter: 1,
  saturn: 1,
  uranus: 1,
  neptune: 1,
  pluto: 1,
};

export const JUDGMENTS = ['much', 'little'] as const;
export type Judgment = (typeof JUDGMENTS)[number];

export interface Balance<Name extends string> {
  name: Name;
  count: Stated<number>;
  /** Null where there is neither much nor little. */
  judgment: Stated<Judgment | null>;
}

/** Shares of the whole weight: a fourth is even for elements, a third for modes. */
const ELEMENT_BOUNDS = { much: 0.42, little: 0.1 };
const MODE_BOUNDS = { much: 0.52, little: 0.16 };

const totalOf = (counted: readonly Counted[]): number =>
  counted.reduce((sum, point) => sum + WEIGHTS[point], 0);

function balanceOf<Name extends string>(
  name: Name,
  skies: BirthSkies,
  nameAt: (longitudeDeg: number) => Name,
  bounds: typeof ELEMENT_BOUNDS,
): Balance<Name> {
  const present = COUNTED.filter((point) => longitudeOf(point, skies.middle) !== undefined);
  const members = (sky: LocalSky) => present.filter((point) => nameAt(longitudeOf(point, sky)!) === name);
  return {
    name,
    count: stated(skies, (sky) => members(sky).length),
    judgment: stated(skies, (sky) => {
      const share = totalOf(members(sky)) / totalOf(present);
      if (share >= bounds.much) return 'much';
      return share <= bounds.little ? 'little' : null;
    }),
  };
}

export function elementBalances(skies: BirthSkies): Balance<Element>[] {
  const elementAt = (longitudeDeg: number) => signOf(signAtLongitude(longitudeDeg)).element;
  return ELEMENTS.map((element) => balanceOf(element, skies, elementAt, ELEMENT_BOUNDS));
}

export function modeBalances(skies: BirthSkies): Balance<Modality>[] {
  const modeAt = (longitudeDeg: number) => signOf(signAtLongitude(longitudeDeg)).modality;
  return MODALITIES.map((mode) => balanceOf(mode, skies, modeAt, MODE_BOUNDS));
}
