import { box, disc, shape, type Point } from '../../deck/burin.ts';
import { TONE } from '../../deck/inks.ts';
import { GOLD, hairRays, star } from '../../deck/parts/lights.ts';
import { glyph } from '../../drawing/glyphs.ts';
import { range } from '../../drawing/plate-burin.ts';
import { contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { frontHead } from './heads.ts';
import { IVORY_CAT as INK } from './inks.ts';
import { limb, pawAhead, toesAhead } from './limb.ts';
import type { OtherCat } from './other-cat.ts';

const SUMMIT = 486;
const STEP = { rise: 34, run: 40, half: 204 };

/** Steps that lead only upward, and end at a box. */
function steps(): string {
  return range(12)
    .toReversed()
    .map((i) => {
      const [top, half] = [SUMMIT + i * STEP.rise, STEP.half + i * STEP.run];
      const hatching = range(Math.ceil((half * 0.6) / 6)).map(
        (k) => `M${290 + half - k * 6} ${top + 8}v${STEP.rise - 8 - (k % 5) * 3}`,
      );
      return [
        shape(box(290 - half, top, 290 + half, top + STEP.rise + 2), {
          fill: '#4a5580',
          stroke: TONE.deep,
          width: 2,
        }),
        shape(hatching.join(''), { stroke: '#1b2246', width: 1.4, opacity: 0.7 }),
        shape(box(290 - half, top, 290 + half, top + 7), { fill: '#a9b4d8', stroke: TONE.deep, width: 1.4 }),
      ].join('');
    })
    .join('');
}

const CARD = { lit: '#dfb06a', body: '#c08c48', shade: '#94652c', edge: '#3a2410' };

/** All the solitude one can order by post. */
function carton(): string {
  const line = { stroke: CARD.edge, width: 2.4 };
  const corrugated = range(26).map((i) => `M${176 + i * 9} 356v10`);
  return [
    shape('M168 350L108 392L124 412L168 386Z', { fill: CARD.shade, ...line }),
    shape('M412 350L470 384L458 408L412 386Z', { fill: CARD.body, ...line }),
    shape(box(168, 350, 412, SUMMIT), { fill: CARD.body, ...line }),
    shape(box(340, 350, 412, SUMMIT), { fill: CARD.shade, opacity: 0.55 }),
    shape(corrugated.join(''), { stroke: CARD.shade, width: 1.6 }),
    shape(box(168, 350, 412, 358), { fill: CARD.lit, ...line }),
    shape(box(278, 366, 302, SUMMIT), { fill: CARD.lit, opacity: 0.75 }),
    glyph('virgo', { x: 226, y: 432, size: 50, stroke: TONE.oxbloodShade, strokeWidth: 3.2 }),
    shape('M340 460v-30m-8 9l8 -10l8 10M366 460v-30m-8 9l8 -10l8 10', {
      stroke: TONE.oxbloodShade,
      width: 3,
    }),
  ].join('');
}

function cat(): string {
  const head = frontHead({ at: [290, 316], scale: 1.3 });
  return joined('head', [head.skull], INK) + head.face(INK);
}

function paws(): string {
  const both = [222, 358].map((x) => ({ at: [x, 374], scale: 1.02 }) as const);
  return joined('paws', [], INK, { bald: both.map(pawAhead) }) + contours(both.flatMap(toesAhead), INK);
}

const LAMP: Point = [494, 262];

/** It hangs off the axis and lights the wrong one. */
function lantern(): string {
  const [x, y] = LAMP;
  return [
    shape('M552 556C546 420 552 300 546 200C542 160 506 150 496 184V206', {
      stroke: TONE.woodDeep,
      width: 13,
    }),
    shape('M552 556C546 420 552 300 546 200C542 160 506 150 496 184V206', { stroke: TONE.wood, width: 8 }),
    hairRays(LAMP, { count: 32, from: 62, to: 84 }, TONE.gold, 1.6),
    disc([x, y - 50], 8, { stroke: TONE.brassLit, width: 3 }),
    shape(
      [
        [x - 34, y - 30],
        [x, y - 48],
        [x + 34, y - 30],
      ],
      { fill: TONE.brass, stroke: TONE.brassDeep, width: 2 },
    ),
    shape(
      [
        [x - 30, y - 30],
        [x + 30, y - 30],
        [x + 36, y + 38],
        [x - 36, y + 38],
      ],
      {
        fill: '#fff1c4',
        stroke: TONE.brassDeep,
        width: 3,
      },
    ),
    star([x, y + 4], { rays: 8, reach: [31, 20], inner: 9, polish: GOLD }),
    shape(box(x - 40, y + 38, x + 40, y + 50), { fill: TONE.brass, stroke: TONE.brassDeep, width: 2 }),
  ].join('');
}

/** Reads by another's light. */
function mouse(): string {
  const place = { at: [462, SUMMIT], scale: 1.06 } as const;
  const fur = { fill: '#b9bfd6', stroke: TONE.deep, width: 1.8 };
  return [
    shape(limb('20,-6 40,-4 54,-12 66,-6 78,-12', [7, 5, 4, 3], place).d, {
      fill: '#dba88c',
      stroke: TONE.deep,
      width: 1.2,
    }),
    shape(outline('-18,0! -24,-14 -18,-30 -4,-42 10,-40 24,-26 28,-8 22,0!', place).d, fur),
    shape(outline('-30,-34! -22,-46 -8,-52 6,-46 6,-34 -8,-28 -22,-29', place).d, fur),
    shape(outline('-4,-46 0,-62 14,-62 14,-48 6,-42', place).d, { ...fur, fill: '#dba88c' }),
    shape(course('-16,-41 -15,-41 -14,-41', place).d, { stroke: TONE.deep, width: 4.4 }),
    shape(course('-24,-34 -36,-38 -42,-44', place).d + course('-24,-33 -36,-31 -44,-32', place).d, {
      stroke: TONE.ivory,
      width: 1,
    }),
  ].join('');
}

export const tarotTheHermit: OtherCat = {
  measure: { divisions: 22, group: 11, at: 9 },
  core: [330, 280],
  sun: [60, 640],
  draw: () => steps() + lantern() + cat() + carton() + paws() + mouse(),
};
