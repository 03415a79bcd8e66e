import { points, spline } from '../../drawing/plate-burin.ts';
import { placed, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { courtRing, heater } from '../parts/crest.ts';
import { fish } from '../parts/fish.ts';
import { spark } from '../parts/lights.ts';
import { longCup } from '../parts/long-cup.ts';
import { spur } from '../parts/spur.ts';
import { pennon } from '../parts/swallowtail.ts';
import { sea } from '../parts/water.ts';
import { GLASS } from '../suits/cup.ts';

const LEAN = 31;
const BUTT: Point = [112, 918];
const LANCE = 560;

/** The cup on a stem as long as a lance. */
function lance(): string {
  const form = { height: 254, glass: GLASS.wine, drink: '#3c0a1c' };
  return placed(longCup(LANCE, form, [0.1, 0.24]), { at: BUTT, turn: LEAN });
}

/** Hung by its upper left corner, so that it leans against the lance. */
function shield(): string {
  const spine = points('-120,14 -78,-20 -24,-26 20,-8 46,10');
  return placed(
    [
      heater(0, -168, 312, 384, '#081634', '#16336c'),
      placed(fish({ spine, width: 94, back: -1 }), { at: [0, 2] }),
      spark([-82, -108], 12, TONE.gold),
      spark([82, -108], 12, TONE.gold),
      spark([0, 128], 15, TONE.gold),
    ].join(''),
    { at: [352, 706], turn: -20 },
  );
}

function strap(): string {
  const belt = spline(points('164,604 196,540 262,500 330,486 396,462'), 8);
  return (
    shape(trace(belt), { stroke: TONE.gold, width: 13 }) +
    shape(trace(belt), { stroke: TONE.oxblood, width: 8 })
  );
}

function draw(ink: GroundInk): string {
  const cloth = { cloth: TONE.ivory, under: '#c9bf9f', rule: '#8a7848' };
  return [
    courtRing([350, 580], 280, 2, '#dbe8ff'),
    sea({
      top: 906,
      bottom: 1062,
      pitch: 38,
      wave: 122,
      height: 26,
      fills: ['#1d4f94', '#143c76'],
      line: ink.line,
    }),
    lance(),
    placed(pennon(286, 124, cloth), { at: [398, 448], turn: 18, flipped: true }),
    placed(spur(46), { at: [176, 158], turn: -8 }),
    strap(),
    shield(),
  ].join('');
}

export const knightOfCups: CardPicture = { light: { at: [350, 560], reach: 420 }, draw };
