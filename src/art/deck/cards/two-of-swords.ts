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

/** A long skerry of two heads: one pointed rock alone would be a shark's fin. */
function rock({ line }: GroundInk): string {
  const skyline = points(
    '196,968 212,934 236,926 250,896 284,890 300,912 326,906 346,872 392,866 418,896 436,904 452,936 486,944 504,968',
  );
  const shaded = [
    '250,896 284,890 300,912 288,968 262,968 270,930',
    '392,866 418,896 436,904 452,936 486,944 504,968 372,968 384,916',
  ];
  return [
    engraved(
      [...skyline, [196, 968]],
      { fill: '#a98fc8' },
      { ink: '#4a3070', degrees: 74, pitch: 10, width: 1.3 },
    ),
    ...shaded.map((facet) =>
      engraved(points(facet), { fill: '#5a3d86' }, { ink: '#160a2c', degrees: 60, pitch: 6, width: 1.5 }),
    ),
    shape(trace(skyline), { stroke: line, width: 2.4 }),
    shape('M166 970Q350 946 534 970L510 984Q350 966 190 984Z', { fill: '#3a2160' }),
    shape('M166 971Q350 948 534 971M210 992Q350 976 498 992', { stroke: TONE.ivory, width: 2.6 }),
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
