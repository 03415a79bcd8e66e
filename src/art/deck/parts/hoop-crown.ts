import { range } from '../../drawing/plate-burin.ts';
import { disc, ellipse, engraved, shape } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

const TEETH = 7;
const STONES = 5;

/** How far a thing stands along the hoop, from −1 at the left to 1, evenly as seen from above. */
function along(i: number, count: number): number {
  return -Math.cos((Math.PI * (i + 0.5)) / count);
}

function tooth([x, y]: Point, half: number, u: number, height: number, fill: string): string {
  const wide = (half / TEETH) * 0.9 * Math.sqrt(1.25 - u * u);
  const tip: Point = [x + u * half * 1.02, y - height * 1.15];
  const outline: Point[] = [[x + u * half - wide, y + 4], tip, [x + u * half + wide, y + 4]];
  return (
    shape(outline, { fill, stroke: TONE.gold, width: 1.8 }) +
    disc(tip, Math.max(5, height * 0.16), { fill: TONE.ivory, stroke: TONE.brassDeep, width: 1.4 })
  );
}

/** The near side of a round crown: a jeweled hoop with points. Its foot is at `at`; what it encircles is drawn before. */
export function hoopCrown([x, y]: Point, half: number, height: number): string {
  const sag = half * 0.16;
  const edge = (at: number): Point[] => ellipse([x, at], half, sag, 180, 0);
  const dip = (u: number): number => sag * Math.sqrt(1 - u * u);
  const teeth = range(TEETH).map((i) => {
    const u = along(i, TEETH);
    return tooth([x, y - height + dip(u)], half, u, height, u > 0.3 ? TONE.brassShade : TONE.brass);
  });
  const stones = range(STONES).map((i) => {
    const u = along(i, STONES);
    const fill = TONE.oxblood;
    return disc([x + u * half, y - height / 2 + dip(u)], height * 0.24, {
      fill,
      stroke: TONE.brassDeep,
      width: 1.6,
    });
  });
  return [
    ...teeth,
    engraved(
      [...edge(y - height), ...edge(y).toReversed()],
      { fill: TONE.brass, stroke: TONE.gold, width: 2.4 },
      { ink: TONE.brassDeep, degrees: 90, pitch: 5, width: 1, opacity: 0.3 },
    ),
    ...stones,
  ].join('');
}

/** Its far side, for a crown that something stands in: the inside of the hoop and six points beyond. */
export function hoopCrownFarSide([x, y]: Point, half: number, height: number): string {
  const sag = half * 0.16;
  const teeth = range(TEETH - 1).map((i) => {
    const u = along(i, TEETH - 1);
    return tooth([x, y - height - sag * Math.sqrt(1 - u * u)], half, u, height, TONE.brassShade);
  });
  const inside = [
    ...ellipse([x, y - height], half, sag, 180, 360),
    ...ellipse([x, y - height], half, sag, 0, 180),
  ];
  return teeth.join('') + shape(inside, { fill: TONE.brassDeep, stroke: TONE.gold, width: 2 });
}
