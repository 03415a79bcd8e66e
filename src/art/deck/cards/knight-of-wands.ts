import { points, polar } from '../../drawing/plate-burin.ts';
import { disc, placed, roped, shape } from '../burin.ts';
import type { Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import { courtRing } from '../parts/crest.ts';
import { fireFloor } from '../parts/fire-floor.ts';
import { fireLizard } from '../parts/fire-lizard.ts';
import { spark } from '../parts/lights.ts';
import { joustingShield, pennon, spur } from '../parts/knight-crest.ts';
import { RED_CLOTH } from '../parts/page-crest.ts';
import { BIRCH } from '../suits/bark.ts';
import { wand } from '../suits/wand.ts';

const MIDDLE: Point = [350, 590];
const LANCE = 36;
const ASLANT = -17;

/** The strap by which the shield hangs from the lance, at its upper corner only. */
function strap(): string {
  const leather = { edge: TONE.gold, body: TONE.oxblood, rib: TONE.oxbloodDeep, width: 17, pitch: 6 };
  return [
    roped('M416 436L474 478', leather),
    roped('M428 418L486 460', leather),
    disc([420, 466], 13, { fill: TONE.brass, stroke: TONE.gold, width: 2.4 }),
  ].join('');
}

function lance(): string {
  const rod = wand({
    length: 700,
    width: 50,
    wood: BIRCH,
    bark: 'birch',
    leaves: [0.1, 0.18],
    leafLength: 74,
    flame: 118,
  });
  return placed(rod, { at: polar(MIDDLE, 352, 90 + LANCE), turn: LANCE });
}

/** Speed: strokes trailing behind, lower left. */
function wind(): string {
  const strokes = 'M66 520h74M66 550h40M62 700h64M66 730h30M566 716h70M590 746h44M574 520h60';
  return shape(strokes, { stroke: '#ffc27c', width: 2.2 });
}

function flag(): string {
  return pennon(
    '556,314 470,276 390,310 300,272 210,304 118,278',
    '500,394 426,364 356,396 276,360 204,388 132,368',
    [176, 322],
    RED_CLOTH,
  );
}

function draw(): string {
  return [
    courtRing(MIDDLE, 276, 2, '#ffe2b8'),
    wind(),
    placed(spur(56), { at: [196, 196], turn: -86, flipped: true }),
    flag(),
    lance(),
    placed(joustingShield(330, 408, '#2b1408', '#130803'), { at: [324, 668], turn: ASLANT }),
    placed(fireLizard(points('-24,-116 -13,-64 -22,-8 -8,48 24,86 22,128'), 72), {
      at: [324, 660],
      turn: ASLANT,
    }),
    strap(),
    spark([570, 640], 12, TONE.gold),
    spark([126, 446], 10, TONE.gold),
    fireFloor(108),
  ].join('');
}

export const knightOfWands: CardPicture = { light: { at: [350, 520], reach: 420 }, draw };
