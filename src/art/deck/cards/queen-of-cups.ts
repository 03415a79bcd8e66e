import { points } from '../../drawing/plate-burin.ts';
import { placed, repeated } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { courtRing, heater, openCrown } from '../parts/crest.ts';
import { fish } from '../parts/fish.ts';
import { spark } from '../parts/lights.ts';
import { lily, lilyPad } from '../parts/lily.ts';
import { blade, bulrush } from '../parts/reed.ts';
import { ripples, sea } from '../parts/water.ts';
import { GLASS, cup } from '../suits/cup.ts';

/** The supporters of the left side, around an axis at 0; roots in the water. */
function reeds(): string {
  return [
    blade('-150,960 -196,800 -214,640 -262,500', 30),
    bulrush('-170,960 -184,800 -200,640 -206,500', 116),
    blade('-140,960 -142,800 -170,640 -150,430', 28),
    bulrush('-140,960 -150,820 -168,700 -174,640', 104),
    blade('-190,960 -236,860 -252,780 -286,720', 28),
    bulrush('-200,960 -216,860 -244,760 -254,690', 96),
    blade('-150,960 -120,860 -112,780 -72,716', 26),
  ].join('');
}

/** The fifth stalk has bent over at the right: the only one that is not sworn to its place. */
function bent(): string {
  return bulrush('470,960 484,860 468,780 486,736 516,742', 82);
}

function shield(): string {
  const spine = points('404,424 382,458 342,476 314,508 320,546 344,572');
  return [
    heater(350, 362, 280, 320, '#06282e', '#0f4a52'),
    fish({ spine, width: 84, back: -1 }),
    spark([264, 420], 12, TONE.gold),
    spark([412, 556], 12, TONE.gold),
  ].join('');
}

function draw(ink: GroundInk): string {
  return [
    courtRing([350, 570], 284, 3, '#dffcf8'),
    repeated('reeds', reeds(), [{ at: [350, 0] }, { at: [350, 0], flipped: true }]),
    bent(),
    sea({
      top: 920,
      bottom: 1062,
      pitch: 46,
      wave: 202,
      height: 22,
      fills: ['#14616a', '#0f4c55'],
      line: ink.line,
    }),
    ripples([350, 954], 150, 3, ink.line, 0.14, 2),
    placed(cup({ height: 296, glass: GLASS.wine, drink: '#1a7f98' }), { at: [350, 962] }),
    shield(),
    openCrown(350, 366, 232, 176),
    repeated(
      'pad',
      lilyPad(74),
      points('168,986 532,988 248,1026 456,1028').map((at, i) => ({ at, flipped: i % 2 === 1 })),
    ),
    repeated('lily', lily(76), [{ at: [166, 978] }, { at: [536, 980] }]),
  ].join('');
}

export const queenOfCups: CardPicture = { light: { at: [350, 520], reach: 420 }, draw };
