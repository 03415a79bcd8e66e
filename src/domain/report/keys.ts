import { ASPECT_QUALITIES, type AspectQuality } from '../natal/aspects.ts';
import { JUDGMENTS, type Judgment } from '../natal/balances.ts';
import { BIRTH_PHASES, type BirthPhase } from '../natal/birth-phase.ts';
import { HALVES, type Half } from '../natal/halves.ts';
import { ANGLES, PLANETS, POINTS, type Planet, type Point } from '../natal/points.ts';
import { SHAPES, type ShapeName } from '../natal/shapes.ts';
import { yearPointsOf } from '../natal/transits.ts';
import { YEAR_MOVERS } from '../natal/year-movers.ts';
import type { Body } from '../sky/bodies.ts';
import { POLAR_SUNS, type PolarSun } from './polar-sun.ts';
import { ELEMENTS, MODALITIES, SIGN_KEYS, type SignKey } from '../zodiac/signs.ts';

const HOUSES = Array.from({ length: 12 }, (_, index) => index + 1);

export const signKey = (body: Body, sign: SignKey): string => `${body}/sign/${sign}`;
export const houseKey = (body: Planet, house: number): string => `${body}/house/${house}`;
export const risingKey = (sign: SignKey): string => `ascendant/${sign}`;
export const midheavenKey = (sign: SignKey): string => `midheaven/${sign}`;
export const rulerKey = (house: number): string => `ruler/house/${house}`;
export const aspectKey = ([one, other]: readonly [Point, Point], quality: AspectQuality): string =>
  `aspect/${one}/${other}/${quality}`;
export const elementKey = (element: string, judgment: Judgment): string =>
  `element/${element.toLowerCase()}/${judgment}`;
export const modeKey = (mode: string, judgment: Judgment): string => `mode/${mode.toLowerCase()}/${judgment}`;
export const phaseKey = (phase: BirthPhase): string => `phase/${phase}`;
export const halfKey = (half: Half): string => `half/${half}`;
export const shapeKey = (shape: ShapeName): string => `shape/${shape}`;
export const polarSunKey = (sun: PolarSun): string => `sun/${sun}`;
export const transitKey = (body: Body, point: Point, quality: AspectQuality): string =>
  `transit/${body}/${point}/${quality}`;

function pairs(): [Point, Point][] {
  const points = POINTS.filter((point) => point !== 'node');
  const all = points.flatMap((one, at) => points.slice(at + 1).map((other): [Point, Point] => [one, other]));
  return all.filter(([one]) => !ANGLES.some((angle) => angle === one));
}

/** Keys that belong together, and how many of them need a paragraph: all where nothing else is said. */
export interface KeyGroup {
  name: string;
  keys: readonly string[];
  least: number;
}

function group(name: string, keys: readonly string[], least = keys.length): KeyGroup {
  return { name, keys, least };
}

/** Everything a report can speak of. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  group(
    'planets in signs',
    PLANETS.flatMap((body) => SIGN_KEYS.map((sign) => signKey(body, sign))),
  ),
  group(
    'planets in houses',
    PLANETS.flatMap((body) => HOUSES.map((house) => houseKey(body, house))),
  ),
  group('rising signs', SIGN_KEYS.map(risingKey)),
  group('midheaven signs', SIGN_KEYS.map(midheavenKey)),
  group('chart rulers', HOUSES.map(rulerKey)),
  group(
    'nodes',
    SIGN_KEYS.map((sign) => signKey('node', sign)),
  ),
  group('balances and shapes', [
    ...ELEMENTS.flatMap((element) => JUDGMENTS.map((judgment) => elementKey(element, judgment))),
    ...MODALITIES.flatMap((mode) => JUDGMENTS.map((judgment) => modeKey(mode, judgment))),
    ...BIRTH_PHASES.map(phaseKey),
    ...HALVES.map(halfKey),
    ...SHAPES.map(shapeKey),
    ...POLAR_SUNS.map(polarSunKey),
  ]),
  group(
    'aspects',
    pairs().flatMap((pair) => ASPECT_QUALITIES.map((quality) => aspectKey(pair, quality))),
    150,
  ),
  group(
    'transits',
    YEAR_MOVERS.flatMap((body) =>
      yearPointsOf(body).flatMap((point) =>
        ASPECT_QUALITIES.map((quality) => transitKey(body, point, quality)),
      ),
    ),
    80,
  ),
];
