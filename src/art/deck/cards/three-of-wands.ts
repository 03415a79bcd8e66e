import { points, polar, range, spline } from '../../drawing/plate-burin.ts';
import { engraved, loop, placed, roped, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { bird } from '../parts/air.ts';
import { boat } from '../parts/boat.ts';
import { sea } from '../parts/water.ts';
import { BIRCH, HAZEL, LIGHT_OAK } from '../suits/bark.ts';
import { wand } from '../suits/wand.ts';

const KNOT: Point = [306, 478];

/** A rod through the knot: its foot lies so far below it along its lean. */
function through(turn: number, below: number): Place {
  return { at: polar(KNOT, below, 90 + turn), turn };
}

function rods(): string {
  return [
    placed(wand({ length: 800, width: 46, bark: 'plated', wood: HAZEL, leaves: [0.3, 0.75], flame: 118 }), {
      ...through(27, 512),
    }),
    placed(wand({ length: 800, width: 44, wood: LIGHT_OAK, leaves: [0.72, 0.22], flame: 118 }), {
      ...through(-26, 520),
    }),
    placed(wand({ length: 730, width: 46, bark: 'birch', wood: BIRCH, leaves: [0.28, 0.84], flame: 112 }), {
      ...through(2, 488),
    }),
  ].join('');
}

/** Turns of cord about the crossing, each bowed as it lies on the round of the rods. */
function lashing(): string {
  const cord = { edge: TONE.gold, body: TONE.oxblood, rib: TONE.oxbloodDeep, width: 17, pitch: 7 };
  const turns = range(4).map((i) => {
    const y = KNOT[1] - 30 + i * 19;
    return roped(`M${KNOT[0] - 62} ${y + 9}Q${KNOT[0]} ${y - 14} ${KNOT[0] + 62} ${y - 9}`, cord);
  });
  const end = roped(trace(spline(points('362,470 418,496 432,560 458,606'), 8)), { ...cord, width: 14 });
  const steep = roped(
    `M${KNOT[0] - 44} ${KNOT[1] + 42}Q${KNOT[0] + 8} ${KNOT[1]} ${KNOT[0] + 42} ${KNOT[1] - 46}`,
    cord,
  );
  const tuft = loop(points('450,600 470,600 486,652 468,644 460,658 448,642 438,650'), 3);
  return [engraved(tuft, { fill: TONE.oxblood, stroke: TONE.gold, width: 2 }), end, ...turns, steep].join('');
}

/** The land ends here in a cliff of two facets; what was planned is out on the water. */
function headland(ink: GroundInk): string {
  const turf = spline(points('46,884 140,868 260,886 380,880 470,898 540,912'), 6);
  const face = points('540,912 552,944 534,972 556,1004 540,1062');
  const shadow = points('470,900 540,912 552,944 534,972 556,1004 540,1062 470,1062 488,1000 466,952');
  const tufts = points('96,902 170,936 236,914 300,960 392,912 420,966 128,968 206,990').map(
    ([x, y]) => `M${x} ${y}l-7 -14M${x} ${y}l0 -18M${x} ${y}l7 -13`,
  );
  return [
    engraved(
      [...turf, ...face, [46, 1062]],
      { fill: '#4c1a1c' },
      { ink: '#2a0c10', degrees: 12, pitch: 11, width: 1.2 },
    ),
    engraved(shadow, { fill: '#2c0d12' }, { ink: '#7c3632', degrees: 68, pitch: 7 }),
    shape(tufts.join(''), { stroke: '#e09a70', width: 1.8 }),
    shape(trace([...turf, ...face]), { stroke: ink.line, width: 2.6 }),
  ].join('');
}

function water(): string {
  return sea({
    top: 806,
    bottom: 1062,
    pitch: 34,
    wave: 72,
    height: 16,
    fills: ['#a85a2c', '#8d4726'],
    line: '#ffcf8c',
  });
}

function draw(ink: GroundInk): string {
  return [
    water(),
    placed(boat(126), { at: [572, 860], turn: 3 }),
    shape('M520 868Q470 872 420 866M516 878Q480 884 446 880', { stroke: TONE.ivory, width: 2 }),
    headland(ink),
    rods(),
    lashing(),
    bird([560, 610], 58, TONE.ivory),
    bird([600, 656], 38, TONE.ivory),
  ].join('');
}

export const threeOfWands: CardPicture = { draw };
