import { points, range, spline, tube, tubeOutline } from '../../drawing/plate-burin.ts';
import { box, disc, engraved, placed, repeated, shape, trace } from '../burin.ts';
import type { Place } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { grapes } from '../parts/grapes.ts';
import { vineLeaf } from '../parts/vine-leaf.ts';
import { pentacle } from '../suits/pentacle.ts';

const RAILS = [262, 468, 674, 880];
const POSTS = [84, 261, 439, 616];
const COLUMNS = [172.5, 350, 527.5];
const FLOOR = 972;
const COIN = { radius: 73, field: '#20240c' };
/** Middle row, at the left: the one of another metal. */
const SILVER = 3;
const PAINT = { fill: TONE.ivory, stroke: '#fffaf0', width: 2 };
const SHADOW = { ink: '#8f7d4c', degrees: 90, pitch: 5, from: 0.5, width: 1.2 };

/** White laths: crossed thin ones in every field, then posts, then rails. */
function trellis(): string {
  const crossed = range(9).map((i) => {
    const [left, top] = [POSTS[i % 3]!, RAILS[Math.floor(i / 3)]!];
    const [right, bottom] = [POSTS[(i % 3) + 1]!, RAILS[Math.floor(i / 3) + 1]!];
    return `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`;
  });
  const rail = (y: number): string =>
    engraved(box(62, y - 11, 638, y + 11), PAINT, { ...SHADOW, degrees: 0, pitch: 5, from: 0.3 });
  return [
    shape(crossed.join(''), { stroke: '#5c5424', width: 8 }),
    shape(crossed.join(''), { stroke: '#cbbd8c', width: 4.6 }),
    ...POSTS.map((x) => engraved(box(x - 10, RAILS[0]! - 30, x + 10, FLOOR + 14), PAINT, SHADOW)),
    ...RAILS.map(rail),
    ...POSTS.flatMap((x) => RAILS.map((y) => disc([x, y], 4, { fill: TONE.brassDeep }))),
    ...POSTS.map((x) => disc([x, RAILS[0]! - 38], 13, { fill: TONE.brass, stroke: TONE.gold, width: 2.2 })),
  ].join('');
}

/** Each hangs from its rail by a hook, each turned a little from the next. */
function coins(): string {
  const places = range(9).map((i): Place => ({
    at: [COLUMNS[i % 3]!, RAILS[Math.floor(i / 3)]! + 106],
    turn: [-7, 5, 12, 4, -10, 8, -3, 14, -6][i]!,
  }));
  const hooks = places.map(({ at: [x, y] }) => `M${x} ${y - 72}v-22q0 -14 12 -14`);
  return [
    shape(hooks.join(''), { stroke: TONE.brassDeep, width: 8 }),
    shape(hooks.join(''), { stroke: TONE.brassLit, width: 4.4 }),
    repeated(
      'coin',
      pentacle(COIN),
      places.filter((_, i) => i !== SILVER),
    ),
    placed(pentacle({ ...COIN, metal: 'silver', field: '#232a45' }), places[SILVER]!),
  ].join('');
}

/** A stem with leaves on both sides; the tube carries them. */
function creeper(course: string, from: number, to: number): { stem: string; leaves: Place[] } {
  const body = tube(spline(points(course), 6), (t) => from + (to - from) * t);
  const count = Math.round(body.length / 48);
  const leaves = range(count).map((i): Place => {
    const [t, side] = [(i + 0.6) / count, i % 2 === 0 ? 1 : -1];
    const [[ax, ay], [bx, by]] = [body.at(t, 0), body.at(t, side)];
    const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI + 20 - (i % 3) * 20;
    return { at: [ax, ay], turn, scale: 1 - (i % 4) * 0.08 };
  });
  const stem = shape(tubeOutline(body, 0, 1, 50), { fill: TONE.wood, stroke: TONE.woodDeep, width: 2.2 });
  return { stem, leaves };
}

/** Planted at the right foot; it has taken the post, the top rail and part of two others. */
function vine(): string {
  const runs = [
    creeper('556,992 600,916 594,840 612,750 594,660 612,560 594,460 610,360 590,290 530,256', 19, 11),
    creeper('606,880 540,892 470,872 400,888 330,874 262,884', 12, 6),
    creeper('608,470 560,460 500,476 440,464', 9, 5),
    creeper('136,992 98,926 104,850 90,770 106,690 92,610', 15, 6),
  ];
  const bunches: Place[] = points('439,886 261,890').map((at) => ({ at }));
  return [
    ...runs.map(({ stem }) => stem),
    repeated(
      'leaf',
      vineLeaf(60),
      runs.flatMap(({ leaves }) => leaves),
    ),
    repeated('grapes', grapes(11, [3, 4, 3, 2, 1]), bunches),
  ].join('');
}

/** A small bird from the side, looking left, standing on 0, 0: the red runs from breast to brow, where a face would be. */
function bird(): string {
  const body = spline(
    points(
      '-64,-92 -52,-112 -28,-118 -6,-104 24,-82 52,-50 104,-6 96,6 46,-22 20,-14 -14,-16 -42,-36 -50,-66 -64,-84',
    ),
    5,
  );
  const breast = spline(
    points('-64,-90 -54,-106 -40,-106 -24,-88 -16,-62 -18,-30 -42,-38 -52,-64 -62,-82'),
    5,
  );
  const wing = spline(points('-14,-86 14,-78 44,-48 84,-14 40,-26 6,-34 -14,-56'), 5);
  return [
    shape('M-6 -18L-12 0M12 -18L8 0M-20 1h16M0 1h16', { stroke: TONE.brassLit, width: 4 }),
    shape(points('-60,-94 -84,-86 -62,-82'), { fill: TONE.brass, stroke: TONE.brassDeep, width: 1.6 }),
    shape(body, { fill: TONE.ivory }),
    shape(breast, { fill: TONE.oxblood }),
    engraved(
      wing,
      { fill: '#8b6b3c', stroke: '#3a2710', width: 2 },
      { ink: '#3a2710', degrees: 34, pitch: 6, width: 1.6 },
    ),
    shape(trace([...body, body[0]!]), { stroke: '#fffaf0', width: 2.4 }),
  ].join('');
}

function floor({ line }: GroundInk): string {
  const edge = spline(points('46,966 180,974 350,968 520,976 654,966'), 6);
  const tufts = points('150,1010 230,1034 340,1004 420,1030 500,1006 300,1046').map(
    ([x, y]) => `M${x} ${y}l-8 -17M${x} ${y}v-23M${x} ${y}l9 -16`,
  );
  return [
    shape([...edge, [654, 1062], [46, 1062]], { fill: '#3a3f14', stroke: line, width: 2.4 }),
    shape(tufts.join(''), { stroke: line, width: 2, opacity: 0.7 }),
  ].join('');
}

function draw(ink: GroundInk): string {
  return [floor(ink), trellis(), coins(), vine(), placed(bird(), { at: [236, RAILS[0]! - 11] })].join('');
}

export const nineOfPentacles: CardPicture = { draw };
