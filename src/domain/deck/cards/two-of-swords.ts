import { points, spline } from '../../drawing/plate-burin.ts';
import { engraved, loop, placed, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { calmWater, glitter } from '../parts/calm-water.ts';
import { moonDisc, spark } from '../parts/lights.ts';
import { ribbon } from '../parts/ribbon.ts';
import { sword } from '../suits/sword.ts';

const HORIZON = 800;
const CROSSING: Point = [350, 560];

/** A guard so far below the crossing, on a sword leaning so much. */
function through(lean: number, below: number): Place {
  const angle = (lean * Math.PI) / 180;
  return {
    at: [CROSSING[0] - Math.sin(angle) * below, CROSSING[1] + Math.cos(angle) * below],
    turn: lean,
  };
}

/** The two have the same length, so the hilt that stands lower has its point lower too. */
function swords(): string {
  const steel = sword({ blade: 590, width: 46 });
  return placed(steel, through(-36, 300)) + placed(steel, through(32, 226));
}

/** A blindfold, taken off and bound about both blades: its ends blow to the right. */
function blindfold(): string {
  const wrap = loop(
    points('300,532 326,540 350,536 374,540 400,532 410,560 400,590 374,580 350,584 326,580 300,588 290,560'),
    6,
  );
  const folds = ['298,546 350,550 404,546', '292,560 350,562 410,560', '298,575 350,571 404,576'].map(
    (fold) => trace(spline(points(fold), 6)),
  );
  return [
    ribbon(
      '390,578 440,632 500,640 560,676',
      '400,552 452,598 512,604 580,640',
      '396,568 448,616 508,622 566,656',
    ),
    ribbon(
      '378,588 400,652 452,692 470,756',
      '402,578 434,640 488,678 512,738',
      '392,590 418,648 470,688 488,742',
    ),
    engraved(wrap, { fill: TONE.oxblood, stroke: TONE.gold, width: 2.8 }),
    shape(folds.join(''), { stroke: TONE.oxbloodDeep, width: 2.2 }),
    engraved(
      loop(points('382,546 400,536 416,546 418,574 402,586 384,576'), 5),
      { fill: TONE.oxbloodLit, stroke: TONE.gold, width: 2.4 },
      { ink: TONE.oxbloodDeep, degrees: -50, pitch: 6, from: 0.45, width: 1.4 },
    ),
  ].join('');
}

/** Two facets and the ring of foam where it breaks the water. */
function rock({ line }: GroundInk): string {
  const lit = points('250,968 262,916 296,884 318,846 340,860 334,900 346,968');
  const dark = points('340,860 372,892 388,930 424,968 346,968 334,900');
  return [
    shape('M214 972Q336 946 458 972M196 988Q336 964 476 986', { stroke: TONE.ivory, width: 2.6 }),
    engraved(lit, { fill: '#8a6fae' }, { ink: '#2a1646', degrees: 70, pitch: 9, width: 1.2 }),
    engraved(dark, { fill: '#4a3070' }, { ink: '#160a2c', degrees: 58, pitch: 5.4, width: 1.5 }),
    shape(trace(points('250,968 262,916 296,884 318,846 340,860 372,892 388,930 424,968')), {
      stroke: line,
      width: 2.4,
    }),
    shape('M232 968Q342 948 444 968L424 980Q340 964 252 980Z', { fill: '#3a2160' }),
    shape('M232 970Q342 950 444 970', { stroke: TONE.ivory, width: 2.4 }),
  ].join('');
}

function draw(ink: GroundInk): string {
  return [
    spark([196, 190], 13),
    spark([520, 176], 10),
    spark([118, 420], 9),
    spark([592, 392], 12),
    spark([440, 360], 8),
    moonDisc([350, 258], 92, { phase: -0.62, dark: '#1f1040', line: ink.line, turn: 24 }),
    calmWater({ top: HORIZON, bottom: 1062, fill: '#3a1f62', line: ink.line }),
    glitter(350, HORIZON, 1050, 150, '#e6d8f4'),
    rock(ink),
    swords(),
    blindfold(),
  ].join('');
}

export const twoOfSwords: CardPicture = { draw };
