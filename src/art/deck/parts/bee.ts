import { fractions, points, range, spline } from '../../drawing/plate-burin.ts';
import { disc, ellipse, engraved, loop, repeated, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

const DARK = '#2b170b';

/** The two wings of the right side, veined like a leaded window. */
function wings(vane: string): string {
  const fore = loop(points('10,-14 46,-62 96,-88 122,-72 108,-38 60,-10'), 6);
  const hind = loop(points('12,-2 54,-2 86,16 84,42 54,46 24,22'), 6);
  const veins = [
    '12,-14 60,-52 112,-76',
    '12,-12 66,-34 112,-44',
    '62,-54 70,-32 62,-12',
    '92,-70 94,-48 86,-26',
    '16,4 54,12 82,30',
    '16,8 44,24 58,42',
  ].map((vein) => trace(spline(points(vein), 4)));
  return [
    engraved(
      hind,
      { fill: vane, stroke: '#fffaf0', width: 2 },
      { ink: '#8a9a8a', degrees: 30, pitch: 6, from: 0.5 },
    ),
    engraved(
      fore,
      { fill: TONE.ivory, stroke: '#fffaf0', width: 2.2 },
      { ink: '#8a9a8a', degrees: -30, pitch: 6, from: 0.6 },
    ),
    shape(veins.join(''), { stroke: '#7a6a48', width: 1.5 }),
  ].join('');
}

/** Half the width of the abdomen at the part `t` of its length. */
function girth(t: number): number {
  return 36 * Math.sin(Math.PI * (0.22 + 0.78 * t)) ** 0.62 * (t > 0.96 ? 0.6 : 1);
}

/** Bands of brass and dark fur, each bowed as it lies on the round. */
function abdomen(): string {
  const at = (t: number): number => 14 + t * 92;
  const outline: Point[] = [
    ...fractions(13).map((t): Point => [-girth(t), at(t)]),
    [0, 112],
    ...fractions(13).map((t): Point => [girth(1 - t), at(1 - t)]),
  ];
  const band = (t: number): string => {
    const edge = (part: number): Point[] =>
      [-1, -0.5, 0, 0.5, 1].map((u): Point => [u * girth(part), at(part) + 7 * (1 - u * u)]);
    return shape([...edge(t), ...edge(t + 0.12).toReversed()], { fill: DARK });
  };
  return [
    engraved(
      outline,
      { fill: TONE.brassLit },
      { ink: TONE.brassShade, degrees: 90, pitch: 5, from: 0.5, width: 1.6 },
    ),
    ...[0.1, 0.33, 0.56, 0.79].map(band),
    shape(outline, { stroke: TONE.gold, width: 2.4 }),
  ].join('');
}

/** A honey bee from above, head up, its waist at 0, 0; about 250 across its wings and 190 long. No eyes: it has no face. */
export function bee(): string {
  const legs = 'M22 -26L52 -44L60 -62M26 -6L62 4L76 22M22 10L52 44L54 70';
  const fur = range(20).map((i) => {
    const turn = (i / 20) * 2 * Math.PI;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return `M${(20 * c).toFixed(1)} ${(-18 + 19 * s).toFixed(1)}L${(34 * c).toFixed(1)} ${(-18 + 31 * s).toFixed(1)}`;
  });
  const leg = shape(legs, { stroke: TONE.brassShade, width: 5 });
  return [
    repeated('bee-side', leg + wings('#d8d2b4'), [{ at: [0, 0] }, { at: [0, 0], flipped: true }]),
    abdomen(),
    shape('M-7 -64Q-12 -88 -34 -96M7 -64Q12 -88 34 -96', { stroke: TONE.brassLit, width: 4 }),
    shape(ellipse([0, -56], 19, 15), { fill: DARK, stroke: TONE.gold, width: 2.2 }),
    disc([0, -18], 31, { fill: '#9a6526', stroke: DARK, width: 2 }),
    shape(fur.join(''), { stroke: TONE.brassLit, width: 2.2 }),
    shape('M-14 -30q14 8 28 0M-18 -18q18 10 36 0M-14 -6q14 8 28 0', { stroke: DARK, width: 2.4 }),
  ].join('');
}
