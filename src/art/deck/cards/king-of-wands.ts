import { polar, range } from '../../drawing/plate-burin.ts';
import { placed } from '../burin.ts';
import type { Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import { heater } from '../parts/crest.ts';
import { fireFloor } from '../parts/fire-floor.ts';
import { fireLizard } from '../parts/fire-lizard.ts';
import { flame } from '../parts/flame.ts';
import { closedCrown, pavilion } from '../parts/king-crest.ts';
import { spark } from '../parts/lights.ts';
import { GREEN_CLOTH, RED_CLOTH } from '../parts/page-crest.ts';
import { BIRCH, LIGHT_OAK } from '../suits/bark.ts';
import { wand } from '../suits/wand.ts';

const HEARTH: Point = [338, 606];

/** Two rods crossed behind the shield: one of old wood, one young, so that the cross is not its own mirror image. */
function crossed(): string {
  const [length, lean] = [700, 34];
  const foot = (side: 1 | -1): Point => polar([350, 640], 366, 90 + side * lean);
  const rod = { length, width: 46, leafLength: 70, flame: 112 };
  return [
    placed(wand({ ...rod, wood: BIRCH, bark: 'birch', leaves: [0.12] }), { at: foot(-1), turn: -lean }),
    placed(wand({ ...rod, wood: LIGHT_OAK, bark: 'grain', leaves: [0.24] }), { at: foot(1), turn: lean }),
  ].join('');
}

/** The lizard lies round the fire it lives in, snout almost at its tail. */
function charge(): string {
  const ring = range(9).map((i) => polar(HEARTH, 74, -64 + i * 37));
  return placed(flame(92), { at: [HEARTH[0], HEARTH[1] + 42] }) + fireLizard(ring, 54, [0.55, 0.82]);
}

function draw(): string {
  return [
    pavilion(RED_CLOTH),
    crossed(),
    heater(350, 456, 304, 400, '#210a1e', '#0d040c'),
    charge(),
    spark([350, 776], 12, TONE.gold),
    closedCrown([350, 462], 236, 250, GREEN_CLOTH, flame(72)),
    fireFloor(112),
  ].join('');
}

export const kingOfWands: CardPicture = { light: { at: [350, 560], reach: 420 }, draw };
