import { arc, points, range } from '../../drawing/plate-burin.ts';
import { num } from '../../drawing/svg.ts';
import { box, disc, engraved, placed, repeated, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { spark } from '../parts/lights.ts';
import { pentacle } from '../suits/pentacle.ts';

const SILL = 868;
const GLASS = '#0c3050';
const JOINT = '#7d6a3d';

/** A pointed arch over a straight-sided opening, each arc struck from the other's foot and widened by `out`. */
function lancet(x: number, half: number, spring: number, bottom: number, out = 0): Point[] {
  const r = half * 2 + out;
  const rise = (Math.acos(half / r) * 180) / Math.PI;
  return [
    [x - half - out, bottom],
    ...arc([x + half, spring], r, 180, 180 + rise),
    ...arc([x - half, spring], r, 360 - rise, 360),
    [x + half + out, bottom],
  ];
}

/** The wall is the ground itself, with a few of its joints. */
function wall({ line }: GroundInk): string {
  const rows = range(8).map((row) => {
    const y = 150 + row * 96;
    const ends = [64 + (row % 2) * 34, 602 + (row % 2) * 26].map((x) => `M${x} ${y}v96`);
    return `M46 ${y}H654${ends.join('')}`;
  });
  return shape(rows.join(''), { stroke: line, width: 1.6, opacity: 0.3 });
}

const COINS = points('350,320 264,470 436,470');

/** The pale plate of the window: one piece of stone, pierced for coins and lights. */
function plate(): string {
  const outer = lancet(350, 188, 500, SILL, 44);
  const inner = lancet(350, 188, 500, SILL);
  const moulding = lancet(350, 188, 500, SILL, 22);
  /** Both begin at the left foot; the shade is the flank from the apex to the right foot. */
  const half = outer.length / 2;
  const eyelets = [
    'M350 186q30 34 46 62q-46 -22 -92 0q16 -28 46 -62Z',
    'M350 592q-22 -24 -10 -46l10 -12l10 12q12 22 -10 46Z',
    'M196 356q10 -32 42 -64q2 46 -24 82q-18 0 -18 -18Z',
    'M504 356q-10 -32 -42 -64q-2 46 24 82q18 0 18 -18Z',
  ];
  return [
    shape(outer, { fill: TONE.ivory }),
    engraved(
      [...outer.slice(half), ...inner.slice(half).toReversed()],
      { fill: '#d9ca9e' },
      { ink: JOINT, degrees: 0, pitch: 6, width: 1.2 },
    ),
    shape(outer, { stroke: '#fff8e6', width: 3 }),
    shape(trace(moulding), { stroke: JOINT, width: 1.8 }),
    shape(trace(inner), { stroke: '#54431f', width: 3 }),
    shape(eyelets.join(''), { fill: GLASS, stroke: '#54431f', width: 2.4 }),
    ...COINS.map((at) => disc(at, 94, { fill: '#efe2bd', stroke: '#54431f', width: 2 })),
  ].join('');
}

/** Leaded quarries in the finished light; every fourth is colored. */
function quarries(x: number): string {
  const [w, h] = [37.5, 56];
  const panes = range(8).flatMap((row) =>
    range(5).map((i): [Point, number] => [
      [x - 75 + (i + (row % 2) * 0.5 - 0.5) * w, SILL - 20 - row * (h / 2)],
      row * 3 + i * 5,
    ]),
  );
  return panes
    .filter(([[px, py]]) => px > x - 62 && px < x + 62 && py > 640)
    .map(([[px, py], k]) =>
      shape(
        `M${num(px)} ${num(py - h / 2)}l${num(w / 2)} ${h / 2}l${num(-w / 2)} ${h / 2}l${num(-w / 2)} ${-h / 2}Z`,
        {
          fill: k % 4 === 0 ? '#d9a23f' : k % 3 === 0 ? '#1b6f78' : '#2c8fa0',
          stroke: '#06182a',
          width: 2.4,
        },
      ),
    )
    .join('');
}

/** Two lights: the left is glazed, in the right there is still only the evening. */
function lights(): string {
  const light = (x: number): Point[] => lancet(x, 75, 706, SILL);
  const [left, right] = [258, 442];
  const frame = { stroke: '#54431f', width: 3 };
  return [
    shape(light(left), { fill: '#2c8fa0' }),
    quarries(left),
    shape(light(left), frame),
    shape(light(right), { fill: GLASS, ...frame }),
    spark([470, 684], 16),
    spark([396, 790], 9, TONE.gold),
    spark([424, 838], 6, TONE.gold),
  ].join('');
}

/** A mallet, its handle up, the head bound with brass at both ends. */
function mallet(): string {
  const grip = points('-14,-60 -10,-262 -16,-280 16,-280 10,-262 14,-60');
  const bands = [-66, 44].map((x) =>
    shape(box(x, -86, x + 22, 2), { fill: TONE.brass, stroke: TONE.gold, width: 2.2 }),
  );
  return [
    engraved(
      grip,
      { fill: TONE.wood, stroke: TONE.woodLit, width: 2.4 },
      { ink: TONE.woodDeep, degrees: 90, pitch: 5, from: 0.5 },
    ),
    engraved(
      points('-72,-78 -66,-84 66,-84 72,-78 72,-6 66,0 -66,0 -72,-6'),
      { fill: '#a9713a', stroke: TONE.woodLit, width: 2.8 },
      { ink: TONE.woodDeep, degrees: 0, pitch: 7, from: 0.4, width: 1.5 },
    ),
    ...bands,
    shape('M-36 -70H34', { stroke: TONE.woodLit, width: 3.4 }),
  ].join('');
}

/** A mason's chisel is steel to the top, where the mallet has spread it; the grip is bound in oxblood. Edge at 0, 0. */
function chisel(): string {
  const steel = points(
    '-30,0 30,0 24,-34 11,-72 11,-250 20,-262 20,-272 -20,-272 -20,-262 -11,-250 -11,-72 -24,-34',
  );
  const dark = points('2,0 30,0 24,-34 11,-72 11,-250 20,-262 20,-272 2,-272');
  return [
    shape(steel, { fill: TONE.steelLit }),
    engraved(dark, { fill: TONE.steel }, { ink: TONE.steelDeep, degrees: 0, pitch: 6, width: 1.2 }),
    shape(steel, { stroke: '#f4f6ff', width: 2.4 }),
    engraved(
      points('-18,-104 18,-104 18,-222 -18,-222'),
      { fill: TONE.oxblood, stroke: '#f0a9a0', width: 2.2 },
      { ink: TONE.oxbloodDeep, degrees: -18, pitch: 11, width: 2.2 },
    ),
  ].join('');
}

function sill(): string {
  const joints = [190, 350, 510].map((x) => `M${x} ${SILL + 54}v90`);
  return [
    engraved(
      box(128, SILL + 50, 572, 1062),
      { fill: '#b8a67a', stroke: JOINT, width: 2 },
      { ink: '#5c4a26', degrees: 0, pitch: 7, width: 1.2 },
    ),
    shape(joints.join(''), { stroke: '#5c4a26', width: 2 }),
    engraved(
      box(80, SILL, 620, SILL + 54),
      { fill: '#f6ecd0', stroke: '#fff8e6', width: 2.8 },
      { ink: JOINT, degrees: 0, pitch: 6, from: 0.72, width: 1.3 },
    ),
    shape(`M82 ${SILL + 16}H618`, { stroke: JOINT, width: 1.6 }),
  ].join('');
}

function draw(ink: GroundInk): string {
  const chips = points('404,866 426,868 446,865 470,868 388,868').map(([x, y]) => `M${x} ${y}l9 -6l6 7Z`);
  return [
    wall(ink),
    plate(),
    lights(),
    repeated(
      'coin',
      pentacle({ radius: 80, field: '#0c2c2c' }),
      COINS.map((at, i) => ({ at, turn: [-4, 9, -13][i]! })),
    ),
    disc([350, 420], 15, { fill: TONE.oxblood, stroke: TONE.gold, width: 2.6 }),
    sill(),
    shape(chips.join(''), { fill: TONE.ivory, stroke: JOINT, width: 1.4 }),
    placed(mallet(), { at: [122, SILL - 46], turn: 102 }),
    placed(chisel(), { at: [556, SILL + 6], turn: -38 }),
  ].join('');
}

export const threeOfPentacles: CardPicture = { draw };
