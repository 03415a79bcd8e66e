import { mirrored, points, range, spline } from '../../drawing/plate-burin.ts';
import { engraved, loop, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

const LEAD = points('-10,-62 -52,-84 -102,-66 -148,-10 -166,58');
const TRAIL = points('-166,58 -132,14 -108,8 -92,18 -74,4 -58,18 -40,8 -22,28');

/** Flight feathers from the bend of the wing to its hind edge. */
function quills(): Point[][] {
  return points('-150,28 -126,6 -100,4 -76,0 -52,8 -30,16').map(([x, y], i): Point[] => [
    [x * 0.86 + 6, y - 34 + i * 3],
    [x, y],
  ]);
}

/** A swallow from above, flying up the card, its wings 332 across; the left side lit, the right in shade. */
export function swallow(): string {
  const left = [...spline(LEAD, 7), ...spline(TRAIL, 4)];
  const tail = points('-12,66 -26,112 -58,186 -22,142 0,112 22,142 58,186 26,112 12,66');
  const body = loop(points('0,-108 -15,-96 -22,-62 -24,-10 -18,44 0,92 18,44 24,-10 22,-62 15,-96'), 6);
  const side = (wing: Point[], fill: string, rule: string): string =>
    engraved(
      wing,
      { fill, stroke: TONE.gold, width: 2.4 },
      { ink: rule, degrees: 80, pitch: 7, from: 0.5, width: 1.2 },
    );
  const strokes = [...quills(), ...quills().map((quill) => mirrored(quill, 0))].map((quill) => trace(quill));
  return [
    engraved(
      tail,
      { fill: TONE.steel, stroke: TONE.gold, width: 2.2 },
      { ink: TONE.steelDeep, degrees: 80, pitch: 6 },
    ),
    side(left, TONE.ivory, '#8a93b8'),
    side(mirrored(left, 0), '#b9c6ee', TONE.steelDeep),
    shape(strokes.join(''), { stroke: TONE.steelDeep, width: 1.8 }),
    engraved(
      body,
      { fill: TONE.ivory, stroke: TONE.gold, width: 2.4 },
      { ink: TONE.steelShade, degrees: 0, pitch: 6, from: 0.55, width: 1.3 },
    ),
    shape(loop(points('0,-104 -14,-94 -19,-74 0,-62 19,-74 14,-94'), 5), { fill: TONE.oxblood }),
    shape(points('-7,-104 0,-126 7,-104'), { fill: TONE.brass, stroke: TONE.gold, width: 1.8 }),
    shape(
      range(3)
        .map((i) => `M${-14 + i * 2} ${-30 + i * 26}q${14 - i * 2} 12 ${28 - i * 4} 0`)
        .join(''),
      {
        stroke: TONE.steelShade,
        width: 1.8,
      },
    ),
  ].join('');
}
