import { points, range, spline } from '../../drawing/plate-burin.ts';
import { disc, engraved, placed, repeated, shape, symmetric, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { spark } from '../parts/lights.ts';
import { sword } from '../suits/sword.ts';

const BASE = 956;
const EAVES = 742;
const APEX: Point = [350, 566];
const STEEL = { blade: 262, width: 29 };

/** Five point up in an arch over the tent; the two left behind stand in the ground, one of them askew. */
const ARCH: readonly Place[] = [
  { at: [140, 522], turn: -10 },
  { at: [232, 436], turn: -5 },
  { at: [350, 404], turn: 0 },
  { at: [468, 436], turn: 5 },
  { at: [560, 522], turn: 10 },
];
const PLANTED: readonly Place[] = [
  { at: [130, 744], turn: 180 },
  { at: [570, 752], turn: 187 },
];

/** The roof in panels that meet at the pole, ivory and red in turn, each hatched on its shaded side. */
function roof(): string {
  const eaves = range(7).map((i): Point => [350 + (i - 3) * 56, EAVES - Math.abs(i - 3) * -3]);
  const sag = ([x, y]: Point, t: number): Point => [
    APEX[0] + (x - APEX[0]) * t ** 1.25,
    APEX[1] + (y - APEX[1]) * t,
  ];
  const seam = (foot: Point): Point[] => [0, 0.25, 0.5, 0.75, 1].map((t) => sag(foot, t));
  const panels = range(6).map((i) => {
    const red = i % 2 === 1;
    return engraved(
      [...seam(eaves[i]!), ...seam(eaves[i + 1]!).toReversed()],
      { fill: red ? TONE.oxblood : TONE.ivory, stroke: TONE.gold, width: 1.8 },
      {
        ink: red ? TONE.oxbloodDeep : '#9d8a5c',
        degrees: 70 + i * 8,
        pitch: 6,
        from: i < 3 ? 0.7 : 0.35,
        width: 1.2,
      },
    );
  });
  return panels.join('');
}

/** A scalloped edge hangs from the eaves. */
function valance(): string {
  const scallops = range(12).map((i) => {
    const x = 182 + i * 28;
    return shape(`M${x} ${EAVES - 2}h28v18a14 14 0 0 1 -28 0Z`, {
      fill: i % 2 === 0 ? TONE.brass : TONE.brassShade,
      stroke: TONE.gold,
      width: 1.6,
    });
  });
  return scallops.join('');
}

/** Nobody is in: the opening is night, and one flap is thrown back. */
function walls(): string {
  const wall = points(`190,${EAVES} 510,${EAVES} 522,${BASE} 178,${BASE}`);
  const folds = [212, 236, 258, 452, 474, 496].map(
    (x) => `M${x} ${EAVES + 30}L${x + (x - 350) * 0.05} ${BASE}`,
  );
  const mouth = symmetric(spline(points(`278,${BASE} 284,880 306,820 350,764`), 5), 350);
  const flap = [
    ...spline(points('350,764 410,824 438,886 470,944'), 5),
    ...spline(points('470,944 440,930 424,956 414,880 394,826 350,764'), 5),
  ];
  return [
    engraved(
      wall,
      { fill: TONE.ivory, stroke: TONE.gold, width: 2.6 },
      { ink: '#9d8a5c', degrees: 90, pitch: 7, from: 0.6, width: 1.2 },
    ),
    shape(folds.join(''), { stroke: '#9d8a5c', width: 1.8 }),
    shape(mouth, { fill: TONE.deep, stroke: TONE.gold, width: 2.4 }),
    engraved(
      flap,
      { fill: TONE.oxblood, stroke: TONE.gold, width: 2.2 },
      { ink: TONE.oxbloodDeep, degrees: 60, pitch: 5, from: 0.3, width: 1.3 },
    ),
  ].join('');
}

function finial(): string {
  return [
    shape(`M350 ${APEX[1] + 8}V${APEX[1] - 34}`, { stroke: TONE.brassShade, width: 7 }),
    disc([350, APEX[1] - 4], 12, { fill: TONE.brass, stroke: TONE.gold, width: 2 }),
    disc([350, APEX[1] - 34], 8, { fill: TONE.brassLit, stroke: TONE.gold, width: 1.8 }),
  ].join('');
}

function camp({ line }: GroundInk): string {
  const rise = spline(points('46,918 150,900 300,892 450,896 560,904 654,922'), 6);
  const tufts = range(11).map(
    (i) => `M${64 + i * 57} ${972 + ((i * 41) % 46)}l-5 -13m5 13l2 -17m-2 17l9 -12`,
  );
  const ropes = `M190 ${EAVES}L108 968M510 ${EAVES}L592 968`;
  return [
    engraved(
      [...rise, [654, 1062], [46, 1062]],
      { fill: '#27425f' },
      { ink: '#0f1c2c', degrees: 0, pitch: 9, width: 1.3 },
    ),
    shape(trace(rise), { stroke: line, width: 2.4 }),
    shape(tufts.join(''), { stroke: line, width: 1.8 }),
    shape(ropes, { stroke: TONE.woodLit, width: 2.4 }),
  ].join('');
}

function draw(ink: GroundInk): string {
  const clip = `<defs><clipPath id="above"><path d="M46 46H654V990H46Z"/></clipPath></defs>`;
  return [
    ...points('96,250 604,250 250,210 450,224').map((at, i) => spark(at, 8 + (i % 2) * 5)),
    camp(ink),
    walls(),
    roof(),
    valance(),
    finial(),
    repeated('sword', sword(STEEL), ARCH),
    `${clip}<g clip-path="url(#above)">${PLANTED.map((place) => placed(sword(STEEL), place)).join('')}</g>`,
    shape('M96 990q28 -14 56 0M510 990q28 -14 56 0', { stroke: ink.line, width: 2.6 }),
  ].join('');
}

export const sevenOfSwords: CardPicture = { roundels: 'high', draw };
