import { points, range, spline } from '../../drawing/plate-burin.ts';
import { repeated, shape, trace } from '../burin.ts';
import type { Place } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import { archedCrown } from '../parts/arched-crown.ts';
import { bee } from '../parts/bee.ts';
import { heater } from '../parts/crest.ts';
import { furrows } from '../parts/furrows.ts';
import { curtain } from '../parts/gathered-curtain.ts';
import { grapes } from '../parts/grapes.ts';
import { spark } from '../parts/lights.ts';
import { vineLeaf } from '../parts/vine-leaf.ts';
import { pentacle } from '../suits/pentacle.ts';

/** Unbleached linen, so that the vine shows on it. */
const LINEN = { cloth: '#efe4c4', shade: '#cdbd92', fold: '#8a7848', lining: TONE.brass };

/** It has climbed the left curtain from the field to the canopy. */
const VINE = spline(
  points(
    '104,1062 122,980 92,900 116,820 88,740 104,660 80,590 108,510 94,430 132,350 128,270 176,196 190,110',
  ),
  4,
);

function vine(): string {
  const leaves = VINE.flatMap((at, i): Place[] => {
    if (i % 3 !== 1) return [];
    const side = i % 6 === 1 ? 1 : -1;
    const lean = at[1] > 640 ? -6 : 20;
    return [{ at, turn: side === 1 ? 16 + lean : 196 + lean, scale: 1 - ((i * 7) % 4) * 0.06 }];
  });
  const bunches = points('116,440 158,250').map((at): Place => ({ at }));
  return [
    shape(trace(VINE), { stroke: TONE.woodDeep, width: 11 }),
    shape(trace(VINE), { stroke: TONE.wood, width: 7 }),
    repeated('vine-leaf', vineLeaf(84), leaves),
    repeated('bunch', grapes(12, [3, 4, 3, 2, 1]), bunches),
  ].join('');
}

/** The edge of the tent's roof: scallops with a fringe. */
function valance(): string {
  const scallops = range(8).map((i) => `${i === 0 ? 'M46 128' : ''}q38 46 76 0`);
  return [
    shape(`${scallops.join('')}V40H46Z`, { fill: '#34360f', stroke: TONE.gold, width: 2.6 }),
    shape(scallops.join(''), { stroke: TONE.brass, width: 9, dash: '3 5', cap: 'butt' }),
  ].join('');
}

/** One bee over two: two over one would look out of the shield like a face. */
const BEES: readonly Place[] = [
  { at: [350, 584], scale: 0.6 },
  { at: [288, 700], scale: 0.47, turn: -14 },
  { at: [412, 700], scale: 0.47, turn: 14 },
];

/** Both coins stand clear of the shield, where it narrows; one hangs lower. */
const COINS: readonly Place[] = [
  { at: [172, 824], turn: -10 },
  { at: [530, 752], turn: 12 },
];

function draw(): string {
  return [
    furrows({ top: 930, vanish: 350 }),
    repeated('side', curtain(LINEN) + vine(), [{ at: [0, 0] }, { at: [700, 0], flipped: true }]),
    valance(),
    repeated('coin', pentacle({ radius: 112, field: '#2c2e10' }), COINS),
    heater(350, 484, 316, 410, '#15452d', '#236440'),
    repeated('bee', bee(), BEES),
    spark([350, 806], 16, TONE.gold),
    archedCrown(350, 492, 236, 266, TONE.oxblood),
  ].join('');
}

export const kingOfPentacles: CardPicture = { light: { at: [350, 420], reach: 420 }, draw };
