import { points } from '../../drawing/plate-burin.ts';
import { placed } from '../burin.ts';
import type { Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import { courtRing, heater, openCrown } from '../parts/crest.ts';
import { fireFloor } from '../parts/fire-floor.ts';
import { fireLizard } from '../parts/fire-lizard.ts';
import { spark } from '../parts/lights.ts';
import { sunflower, sunflowerBack, sunflowerStalk } from '../parts/sunflower.ts';

const MIDDLE: Point = [350, 570];

/** Supporters of the shield: the left flower faces us, the right one has turned its back to look at the light. */
function supporters(): string {
  return [
    sunflowerStalk(points('166,1040 146,860 164,660 140,440 146,300'), [
      [0.32, -168, 96],
      [0.6, -166, 84],
      [0.46, -28, 84],
    ]),
    placed(sunflower('left', 86), { at: [148, 262], turn: 4 }),
    placed(sunflowerBack('right', 84), { at: [554, 404], turn: -14 }),
    sunflowerStalk(points('534,1040 556,880 536,700 566,540 554,404'), [
      [0.3, -12, 92],
      [0.6, -14, 80],
      [0.46, -152, 84],
    ]),
  ].join('');
}

function draw(): string {
  return [
    courtRing(MIDDLE, 284, 3, '#ffe2b8'),
    supporters(),
    heater(350, 440, 296, 396, '#2a0a12', '#120408'),
    fireLizard(points('366,494 350,544 356,596 346,648 322,690 336,738'), 66),
    spark([252, 524], 11, TONE.gold),
    spark([446, 626], 11, TONE.gold),
    openCrown(350, 446, 220, 190),
    fireFloor(116),
  ].join('');
}

export const queenOfWands: CardPicture = { light: { at: [350, 520], reach: 420 }, draw };
