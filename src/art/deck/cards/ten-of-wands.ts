import { points, range, spline } from '../../drawing/plate-burin.ts';
import { box, disc, engraved, loop, placed, repeated, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { hairRays } from '../parts/lights.ts';
import { ribbon } from '../parts/ribbon.ts';
import { wand } from '../suits/wand.ts';

const KNOT: Point = [350, 630];
const SUN: Point = [350, 880];
const ROD = { length: 690, width: 33, flame: 96, leafLength: 64 };

/** Nine rods cross at the knot; the outer ones stand behind, the middle one before all. */
const LEANS = [-28, 28, -21, 21, -14, 14, -7, 7, 0];

function sheaf(): string {
  const below = 306;
  const places = LEANS.map((lean): Place => {
    const angle = (lean * Math.PI) / 180;
    const foot: Point = [KNOT[0] + lean * 1.25 - Math.sin(angle) * below, KNOT[1] + Math.cos(angle) * below];
    return { at: foot, turn: lean, flipped: lean > 21 };
  });
  const leafy = wand({ ...ROD, leaves: [0.66] });
  return (
    repeated('live', leafy, places.slice(0, 2)) +
    repeated('rod', wand({ ...ROD, leaves: [] }), places.slice(2))
  );
}

/** A setting sun of concentric arcs, cut by the horizon. */
function sunset(ink: GroundInk): string {
  const rings = [196, 164, 132, 100, 68].map((r, i) =>
    disc(SUN, r, { fill: i % 2 === 0 ? '#e8733c' : '#f39a4e', stroke: '#ffd08a', width: 1.6 }),
  );
  return [hairRays(SUN, { count: 60, from: 214, to: 440, turn: 3 }, ink.line, 1.2), ...rings].join('');
}

function town(ink: GroundInk): string {
  const roofs = points(
    '46,880 46,812 84,812 84,790 96,772 108,790 108,832 150,832 150,800 166,800 166,786 182,786 182,842 220,842 220,880',
  );
  const east = points(
    '480,880 480,846 520,846 520,816 532,800 544,816 544,846 584,846 584,798 612,798 612,820 654,820 654,880',
  );
  const lights = points('92,806 160,826 532,832 600,818 66,836').map(([x, y]) =>
    shape(box(x - 5, y, x + 5, y + 13), { fill: TONE.flameCore }),
  );
  return (
    [roofs, east]
      .map((each) =>
        engraved(
          each,
          { fill: '#3a1230', stroke: ink.line, width: 2 },
          { ink: '#1a0816', degrees: 90, pitch: 7 },
        ),
      )
      .join('') + lights.join('')
  );
}

function field(ink: GroundInk): string {
  const furrows = range(15).map((i) => `M${350 + (i - 7) * 34} 884L${350 + (i - 7) * 110} 1062`);
  return [
    shape(box(46, 880, 654, 1062), { fill: '#4a1738' }),
    shape(furrows.join(''), { stroke: ink.line, width: 1.4, opacity: 0.55 }),
    shape('M46 880H654', { stroke: ink.line, width: 2.4 }),
  ].join('');
}

/** The sash is drawn tight round the rods; fabric needs its gathers, and two ends to hang by. */
function sash(): string {
  const wrap = loop(
    points('270,590 308,582 350,580 392,582 430,590 414,632 424,674 388,684 350,686 312,684 276,674 286,632'),
    5,
  );
  const folds = range(5).map((i) =>
    trace(
      spline(
        [
          [278 + (2 - Math.abs(2 - i)) * 5, 602 + i * 17],
          [350, 594 + i * 19],
          [422 - (2 - Math.abs(2 - i)) * 5, 600 + i * 17],
        ],
        6,
      ),
    ),
  );
  return [
    ribbon(
      '394,660 424,716 430,780 414,846',
      '424,650 462,714 470,784 458,852',
      '410,664 442,720 450,780 438,838',
    ),
    ribbon(
      '408,648 472,690 512,744 524,806',
      '426,630 504,666 552,728 570,796',
      '424,646 490,684 532,740 546,792',
    ),
    engraved(wrap, { fill: TONE.oxblood, stroke: TONE.gold, width: 2.8 }),
    shape(folds.join(''), { stroke: TONE.oxbloodDeep, width: 2.2 }),
    engraved(
      loop(points('378,618 404,604 432,618 436,654 408,672 380,658'), 5),
      { fill: TONE.oxbloodLit, stroke: TONE.gold, width: 2.4 },
      { ink: TONE.oxbloodDeep, degrees: -50, pitch: 6, from: 0.45, width: 1.4 },
    ),
  ].join('');
}

function draw(ink: GroundInk): string {
  return [
    sunset(ink),
    town(ink),
    field(ink),
    placed(wand({ length: 400, width: 28, bark: 'grain', leaves: [0.4], leafLength: 52, flame: 76 }), {
      at: [116, 1018],
      turn: 84,
    }),
    sheaf(),
    sash(),
  ].join('');
}

export const tenOfWands: CardPicture = { roundels: 'high', draw };
