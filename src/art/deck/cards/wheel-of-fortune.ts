import { glyph } from '../../drawing/glyphs.ts';
import { points, polar, range } from '../../drawing/plate-burin.ts';
import { SIGN_KEYS } from '../../../domain/zodiac/signs.ts';
import {
  bevel,
  box,
  disc,
  ellipse,
  engraved,
  guilloche,
  knurled,
  placed,
  roped,
  shape,
  trace,
} from '../burin.ts';
import type { Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { GOLD, star } from '../parts/lights.ts';
import { beam, peg } from '../parts/timber.ts';

const HUB: Point = [350, 432];
const RIM = 234;
/** How far the wheel has turned past its pointer, which stands at 0° Aries. */
const TURNED = 11;

function rim(): string {
  const signs = SIGN_KEYS.map((sign, i) => {
    const [x, y] = polar(HUB, 190, TURNED - 90 - i * 30 - 15);
    return glyph(sign, { x, y, size: 30, stroke: TONE.gold, strokeWidth: 2.4 });
  });
  const cusps = range(12).map((i) =>
    trace([polar(HUB, 168, TURNED + i * 30), polar(HUB, 212, TURNED + i * 30)]),
  );
  const knobs = range(12).map((i) =>
    disc(polar(HUB, RIM + 9, TURNED + i * 30), 9, { fill: TONE.brass, stroke: TONE.gold, width: 2 }),
  );
  return [
    ...knobs,
    disc(HUB, RIM, { fill: TONE.brass, stroke: TONE.gold, width: 3 }),
    knurled(HUB, 216, 224, 180, { stroke: TONE.brassDeep, width: 1.2 }),
    knurled(HUB, 216, 230, 36, { stroke: TONE.brassDeep, width: 2 }),
    disc(HUB, 213, { fill: TONE.deep, stroke: TONE.brassDeep, width: 2.4 }),
    shape(cusps.join(''), { stroke: TONE.brass, width: 1.6 }),
    disc(HUB, 168, { fill: '#24134d', stroke: TONE.gold, width: 2.2 }),
    ...signs,
    disc(HUB, 156, { stroke: TONE.brass, width: 9 }),
    knurled(HUB, 152, 160, 96, { stroke: TONE.brassDeep, width: 1.4 }),
  ].join('');
}

/** Eight polished spokes meet in a star; between them an engine-turned ring. */
function spokes(): string {
  const spoke = (i: number): string => {
    const axis = TURNED - 90 + i * 45;
    const at = (r: number, away: number): Point => polar(polar(HUB, r, axis), away, axis + 90);
    return (
      shape([at(34, -8), at(150, -12), at(150, 0), at(34, 0)], { fill: TONE.ivory }) +
      shape([at(34, 8), at(150, 12), at(150, 0), at(34, 0)], { fill: TONE.brassShade })
    );
  };
  return [
    shape(guilloche(HUB, 104, 24, 24, 3), { stroke: '#a58be8', width: 1.2 }),
    ...range(8).map(spoke),
    disc(HUB, 58, { fill: TONE.oxblood, stroke: TONE.gold, width: 2.8 }),
    knurled(HUB, 46, 54, 32, { stroke: TONE.gold, width: 2 }),
    star(HUB, { rays: 8, reach: [42, 28], inner: 13, polish: GOLD }),
  ].join('');
}

/** The crank on its one side: an arm from the axle and a turned knob, seen end on. */
function crank(): string {
  const elbow = polar(HUB, 128, 24);
  return [
    roped(trace([HUB, elbow]), {
      edge: TONE.gold,
      body: TONE.brass,
      rib: TONE.brassDeep,
      width: 20,
      pitch: 7,
    }),
    disc(HUB, 17, { fill: TONE.brass, stroke: TONE.gold, width: 2.4 }),
    disc(HUB, 6, { fill: TONE.oxbloodDeep }),
    disc(elbow, 25, { fill: TONE.oxblood, stroke: TONE.gold, width: 2.6 }),
    disc(elbow, 16, { stroke: TONE.oxbloodDeep, width: 2 }),
    disc(elbow, 7, { fill: TONE.brass, stroke: TONE.gold, width: 1.6 }),
  ].join('');
}

/** Staves between two hoops, hung by a bail. */
function bucket(rope: number, fill: string, dark: string, stave: string): string {
  const body = points('-38,40 38,40 29,118 -29,118');
  const hoops = [56, 98].map((y) => `M${-37 + (y - 40) * 0.115} ${y}H${37 - (y - 40) * 0.115}`);
  return [
    shape(`M0 ${-rope}V8`, { stroke: TONE.woodLit, width: 5 }),
    shape(`M0 ${-rope}V8`, { stroke: TONE.woodDeep, width: 3, dash: '3 4', cap: 'butt' }),
    shape('M-36 40C-34 0 34 0 36 40', { stroke: TONE.brassLit, width: 3.4 }),
    shape(body, { fill }),
    engraved(points('8,40 38,40 29,118 6,118'), { fill: dark }, { ink: stave, degrees: 0, pitch: 5 }),
    shape('M-20 40L-15 118M-4 40L-3 118M14 40L10 118', { stroke: stave, width: 1.6 }),
    shape(hoops.join(''), { stroke: TONE.brass, width: 7, cap: 'butt' }),
    shape(body, { stroke: TONE.gold, width: 2.2 }),
    shape(ellipse([0, 40], 38, 7), { fill: TONE.deep, stroke: TONE.gold, width: 2.2 }),
  ].join('');
}

function stand(): string {
  const wedge = (x: number, side: 1 | -1): string =>
    shape(
      [
        [x - side * 9, 812],
        [x + side * 9, 812],
        [x + side * 6, 884],
        [x - side * 6, 884],
      ],
      { fill: TONE.woodLit, stroke: TONE.woodDeep, width: 1.8 },
    );
  return [
    beam([318, 432], [170, 1000], 40),
    beam([382, 432], [530, 1000], 40),
    beam([254, 842], [350, 722], 20),
    beam([446, 842], [350, 722], 20),
    beam([350, 640], [350, 1000], 30),
    beam([150, 846], [550, 846], 36),
    wedge(172, -1),
    wedge(528, 1),
    ...points('212,846 488,846 350,846').map((at) => peg(at)),
    beam([104, 1002], [596, 1002], 38),
    beam([92, 1030], [188, 1030], 24),
    beam([512, 1030], [608, 1030], 24),
    ...points('160,1002 350,1002 540,1002').map((at) => peg(at)),
  ].join('');
}

/** The wheel's own planet on a seal that hangs from the cross beam. */
function seal(): string {
  const at: Point = [350, 918];
  return [
    shape('M322 862L336 882M378 862L364 882', { stroke: TONE.brassLit, width: 3 }),
    disc(at, 46, { fill: TONE.deep, stroke: TONE.gold, width: 3 }),
    knurled(at, 36, 42, 24, { stroke: TONE.brass, width: 1.8 }),
    glyph('jupiter', { x: at[0], y: at[1], size: 44, stroke: TONE.gold, strokeWidth: 3.4 }),
  ].join('');
}

function draw(ink: GroundInk): string {
  return [
    shape(box(46, 968, 654, 1060), { fill: '#1c1040' }),
    shape(
      `M46 968H654${range(13)
        .map((i) => `M${350 + (i - 6) * 44} 968L${350 + (i - 6) * 92} 1060`)
        .join('')}M46 1006H654`,
      { stroke: ink.line, width: 1.4, opacity: 0.7 },
    ),
    stand(),
    seal(),
    rim(),
    spokes(),
    placed(bucket(86, TONE.ivory, TONE.ivoryShade, '#7c6a45'), { at: [111, 476] }),
    placed(bucket(286, '#6f55c4', '#3c2a86', '#170c3c'), { at: [589, 766] }),
    crank(),
    bevel([350, 106], 90, 92, 54, TONE.oxbloodShade, '#d9515d'),
    shape(points('323,106 377,106 350,198'), { stroke: TONE.gold, width: 2.4 }),
  ].join('');
}

export const wheelOfFortune: CardPicture = { light: { at: HUB, reach: 430 }, draw };
