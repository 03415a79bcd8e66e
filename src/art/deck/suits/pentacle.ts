import { polar, range } from '../../drawing/plate-burin.ts';
import { disc, guilloche, knurled, shape } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

export interface Pentacle {
  radius: number;
  /** `silver` for the one of nine that is of another metal. */
  metal?: 'brass' | 'silver';
  /** The dark field inside the ring, near the color of the ground. */
  field?: string;
}

const METALS = {
  brass: { lit: TONE.gold, body: TONE.brass, dark: TONE.brassShade, deep: TONE.brassDeep },
  silver: { lit: '#ffffff', body: '#c3cadb', dark: '#7d86a3', deep: '#2b3150' },
};

/** Ten facets round the middle, every other one in shade: the star looks inlaid. */
function inlaidStar(radius: number, ink: (typeof METALS)['brass' | 'silver']): string {
  const middle: Point = [0, 0];
  const corner = (i: number): Point => polar(middle, i % 2 === 0 ? radius : radius * 0.4, i * 36 - 90);
  const facet = (i: number): Point[] => [middle, corner(i), corner(i + 1)];
  const [lit, dark] = [0, 1].map((side) => range(5).map((i) => facet(i * 2 + side)));
  return [
    ...lit!.map((points) => shape(points, { fill: ink.dark })),
    ...dark!.map((points) => shape(points, { fill: ink.lit })),
    shape(range(10).map(corner), { stroke: ink.lit, width: Math.max(1.2, radius * 0.02) }),
  ].join('');
}

/** Struck metal round 0, 0: knurled rim, engine-turned ring, dark field, inlaid star. */
export function pentacle({ radius, metal = 'brass', field = '#0d2a22' }: Pentacle): string {
  const ink = METALS[metal];
  const middle: Point = [0, 0];
  const fine = Math.max(0.9, radius * 0.011);
  return [
    disc(middle, radius, { fill: ink.dark, stroke: ink.lit, width: Math.max(1.8, radius * 0.022) }),
    knurled(middle, radius * 0.9, radius * 0.985, 72, { stroke: ink.lit, width: radius * 0.036 }),
    disc(middle, radius * 0.885, { fill: ink.body, stroke: ink.deep, width: fine * 1.4 }),
    shape(guilloche(middle, radius * 0.755, radius * 0.085, 18, 3), { stroke: ink.deep, width: fine }),
    disc(middle, radius * 0.63, { fill: field, stroke: ink.deep, width: fine * 2.6 }),
    disc(middle, radius * 0.63, { stroke: ink.lit, width: fine * 1.3 }),
    inlaidStar(radius * 0.52, ink),
  ].join('');
}
