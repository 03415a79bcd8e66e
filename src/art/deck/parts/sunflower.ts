import { almond, points, polar, range, spline } from '../../drawing/plate-burin.ts';
import { disc, engraved, loop, placed, repeated, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import { TONE } from '../inks.ts';

/** One ray, pointing along the axis, split by its fold. */
function ray(length: number, lit: string, dark: string): string {
  const outline = almond([0, 0], 0, length, length * 0.42, 0.5);
  const half = [...outline.slice(12), [0, 0] as Point];
  return [
    shape(outline, { fill: lit }),
    shape(half, { fill: dark }),
    shape(outline, { stroke: TONE.brassDeep, width: 1.6 }),
  ].join('');
}

/** Seeds in the golden angle, which is where a sunflower puts them. */
function seeds(radius: number): string {
  const marks = range(70).map((i) => {
    const [x, y] = polar([0, 0], radius * Math.sqrt((i + 0.5) / 70), i * 137.508);
    return `M${x.toFixed(1)} ${y.toFixed(1)}h.1`;
  });
  return shape(marks.join(''), { stroke: '#c98a3c', width: 4.2 });
}

/** The flower from the front, its middle at 0, 0. `id` keeps two on one card apart. */
export function sunflower(id: string, radius: number): string {
  const places = (shift: number, from: number): Place[] =>
    range(16).map((i) => ({ at: polar([0, 0], from, shift + i * 22.5), turn: shift + i * 22.5 }));
  return [
    repeated(`${id}-far`, ray(radius * 0.56, TONE.brass, TONE.brassShade), places(11, radius * 0.44)),
    repeated(`${id}-near`, ray(radius * 0.52, TONE.brassLit, TONE.brass), places(0, radius * 0.42)),
    disc([0, 0], radius * 0.5, { fill: '#4a2410', stroke: TONE.brassDeep, width: 2.4 }),
    seeds(radius * 0.45),
    disc([0, 0], radius * 0.5, { stroke: TONE.brassShade, width: 1.6 }),
  ].join('');
}

/** The flower from behind: a green cup of sepals over the rays. Two fronts side by side would be a pair of eyes. */
export function sunflowerBack(id: string, radius: number): string {
  const around = (count: number, from: number, shift: number): Place[] =>
    range(count).map((i) => {
      const turn = shift + (i * 360) / count;
      return { at: polar([0, 0], from, turn), turn };
    });
  const sepal = almond([0, 0], 0, radius * 0.42, radius * 0.26, 0.4);
  return [
    repeated(`${id}-far`, ray(radius * 0.56, TONE.brass, TONE.brassShade), around(16, radius * 0.44, 11)),
    repeated(`${id}-near`, ray(radius * 0.52, TONE.brassLit, TONE.brass), around(16, radius * 0.42, 0)),
    repeated(
      `${id}-sepal`,
      shape(sepal, { fill: TONE.leaf, stroke: TONE.leafLit, width: 1.8 }),
      around(12, radius * 0.24, 6),
    ),
    disc([0, 0], radius * 0.3, { fill: TONE.leafShade, stroke: TONE.leafLit, width: 2 }),
    disc([0, 0], radius * 0.12, { fill: TONE.leaf, stroke: TONE.leafLit, width: 1.8 }),
  ].join('');
}

/** A stalk up a line with broad leaves at parts of its way; the flower is set on its end. */
export function sunflowerStalk(
  line: readonly Point[],
  leaves: readonly (readonly [t: number, degrees: number, length: number])[],
): string {
  const stem = spline(line, 8);
  const blade = (length: number): string => {
    const outline = loop(
      points('0,0 0.2,-0.26 0.52,-0.3 1,0 0.56,0.26 0.2,0.24').map(([u, v]): Point => [
        u * length,
        v * length,
      ]),
      5,
    );
    const veins = '0.24,0 0.4,-0.16|0.44,0 0.6,-0.16|0.3,0 0.44,0.14|0.52,0 0.66,0.12'
      .split('|')
      .map((vein) => trace(points(vein).map(([u, v]): Point => [u * length, v * length])));
    return [
      engraved(
        outline,
        { fill: TONE.leaf, stroke: TONE.leafLit, width: 2 },
        { ink: TONE.leafDeep, degrees: 40, pitch: 6, from: 0.55, width: 1.2 },
      ),
      shape(`M0 0L${length * 0.94} 0${veins.join('')}`, { stroke: TONE.leafLit, width: 1.6 }),
    ].join('');
  };
  return [
    shape(trace(stem), { stroke: TONE.leafLit, width: 15 }),
    shape(trace(stem), { stroke: TONE.leaf, width: 10.6 }),
    shape(trace(stem), { stroke: TONE.leafDeep, width: 6, dash: '1.3 6', cap: 'butt' }),
    ...leaves.map(([t, degrees, length]) =>
      placed(blade(length), { at: stem[Math.round(t * (stem.length - 1))]!, turn: degrees }),
    ),
  ].join('');
}
