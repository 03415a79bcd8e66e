import { box, disc, placed, shape } from '../../deck/burin.ts';
import { TONE } from '../../deck/inks.ts';
import { lemniscate } from '../../deck/parts/band.ts';
import { GLASS, cup } from '../../deck/suits/cup.ts';
import { pentacle } from '../../deck/suits/pentacle.ts';
import { sword } from '../../deck/suits/sword.ts';
import { wand } from '../../deck/suits/wand.ts';
import { glyph } from '../../drawing/glyphs.ts';
import { range } from '../../drawing/plate-burin.ts';
import { IVORY_CAT as INK } from './inks.ts';
import type { OtherCat } from './other-cat.ts';
import { seatedCat } from './seated.ts';

const TABLE = { top: 524, right: 452 };

/** A table that ends too soon, with Mercury's cloth over its edge. */
function table(): string {
  const { top, right } = TABLE;
  const grain = range(14).map((i) => `M${-40 + i * 36} ${top + 22}V760`);
  return [
    shape(box(-300, top + 16, right - 22, 1050), { fill: '#3a1c22', stroke: TONE.woodDeep, width: 2 }),
    shape(grain.join(''), { stroke: TONE.oxbloodShade, width: 1.2, opacity: 0.7 }),
    shape(box(-300, top, right, top + 18), { fill: TONE.wood, stroke: TONE.woodDeep, width: 2.2 }),
    shape(box(-300, top, right, top + 6), { fill: TONE.woodLit }),
    shape('M118 542H286V616L202 644L118 616Z', { fill: TONE.oxblood, stroke: 'url(#gold)', width: 2.4 }),
    shape('M128 542V609L202 633L276 609V542', { stroke: TONE.brassShade, width: 1.2 }),
    glyph('mercury', { x: 202, y: 580, size: 48, stroke: TONE.brassLit, strokeWidth: 2.8 }),
  ].join('');
}

/** Going, going. */
function cupOverEdge(): string {
  const drops = [
    [556, 382, 5.4],
    [574, 398, 4],
    [568, 424, 3.4],
  ] as const;
  return [
    placed(cup({ height: 118, glass: GLASS.teal, drink: '#a5ecec' }), { at: [460, 500], turn: 20 }),
    ...drops.map(([x, y, r]) => disc([x, y], r, { fill: '#a5ecec', stroke: TONE.deep, width: 1 })),
  ].join('');
}

function draw(): string {
  const rope = { edge: TONE.oxbloodDeep, body: TONE.oxbloodLit, rib: TONE.oxblood, width: 15, pitch: 6 };
  return [
    lemniscate([262, 84], 200, 25, rope),
    placed(wand({ length: 300, width: 20, leaves: [0.3, 0.62], leafLength: 30, flame: 54 }), {
      at: [58, 524],
      turn: 5,
    }),
    table(),
    placed(sword({ blade: 156, width: 15 }), { at: [396, 517], turn: 90 }),
    seatedCat(
      {
        place: { at: [-46, 22], scale: 0.82 },
        tail: '262,586 206,592 158,584 136,552 148,520 178,514',
        reach: {
          spine: '418,366 456,432 520,462 588,452',
          elbow: '384,340 384,392 414,446 458,478',
          toes: { at: [603, 450], turn: -8 },
        },
      },
      INK,
    ),
    shape('M98 524h54l-6 -11h-42Z', { fill: TONE.brassShade, stroke: TONE.brassDeep, width: 1.4 }),
    placed(coin(), { at: [125, 511] }),
    cupOverEdge(),
  ].join('');
}

/** The coin lies flat, as it would after a fall. */
function coin(): string {
  return `<g transform="scale(1 .3)">${pentacle({ radius: 34 })}</g>`;
}

export const tarotTheMagician: OtherCat = {
  measure: { divisions: 22, group: 11, at: 1 },
  core: [290, 300],
  sun: [520, 640],
  draw,
};
