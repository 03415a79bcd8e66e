import { points, range, spline } from '../../drawing/plate-burin.ts';
import { box, disc, ellipse, engraved, knurled, placed, repeated, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { hill } from '../parts/earth.ts';
import { leaf } from '../parts/leaf.ts';
import { hairRays, spark } from '../parts/lights.ts';
import { RED_ROSE, WHITE_ROSE, rose } from '../parts/rose.ts';
import { pentacle } from '../suits/pentacle.ts';

const COIN: Point = [350, 340];
const GATE = { left: 228, right: 472, spring: 760, foot: 990 };

function coin(ink: GroundInk): string {
  return [
    hairRays(COIN, { count: 72, from: 222, to: 268, turn: 2.5 }, ink.line, 1.3),
    disc(COIN, 210, { stroke: TONE.gold, width: 1.4 }),
    knurled(COIN, 203, 213, 36, { stroke: TONE.gold, width: 1.6 }),
    placed(pentacle({ radius: 190, field: '#0a2c20' }), { at: COIN }),
  ].join('');
}

/** What the open half shows: evening light, hills, and a pale path that narrows. */
function outlook(): string {
  const opening = [
    ...ellipse([350, GATE.spring], 122, 112, 180, 360),
    [GATE.right, GATE.foot] as Point,
    [GATE.left, GATE.foot] as Point,
  ];
  const path = [
    ...spline(points('300,990 330,940 372,910 356,880 364,860'), 6),
    ...spline(points('368,860 372,880 400,908 396,944 424,990'), 6),
  ];
  const edge = (skyline: string): Point[] => spline(points(skyline), 5);
  return [
    shape(opening, { fill: '#f0c37a' }),
    shape([...ellipse([350, GATE.spring], 122, 112, 180, 360)], { fill: '#e9a866' }),
    shape(
      range(9)
        .map((i) => `M${GATE.left + 4} ${690 + i * 13}H${GATE.right - 4}`)
        .join(''),
      { stroke: '#a8672f', width: 1.1, opacity: 0.5 },
    ),
    hill(edge('228,846 270,812 320,838 380,806 430,832 472,814'), GATE.foot, '#4b7f86', '#a9d3c9'),
    hill(edge('228,880 300,858 380,862 472,850'), GATE.foot, '#2f7a4a', TONE.leafLit),
    engraved(
      path,
      { fill: TONE.ivory, stroke: TONE.brassShade, width: 2 },
      { ink: '#a3925f', degrees: 0, pitch: 7, from: 0.5, width: 1.3 },
    ),
  ].join('');
}

/** Upright bars between two rails; the closed half is full width, the open one seen nearly end on. */
function leafOfGate(outline: readonly Point[], bars: readonly string[]): string {
  return [
    shape(bars.join(''), { stroke: TONE.brassDeep, width: 9 }),
    shape(bars.join(''), { stroke: TONE.brass, width: 5 }),
    shape(outline, { stroke: TONE.brassDeep, width: 11 }),
    shape(outline, { stroke: TONE.brassLit, width: 6 }),
  ].join('');
}

function gates(): string {
  const shut = [
    [GATE.left + 8, GATE.foot - 6] as Point,
    ...ellipse([350, GATE.spring], 114, 104, 180, 268),
    [348, GATE.foot - 6] as Point,
  ];
  const bars = range(4).map((i) => {
    const x = GATE.left + 30 + i * 23;
    return `M${x} ${GATE.foot - 6}V${GATE.spring - 104 * Math.sqrt(1 - ((x - 350) / 114) ** 2)}`;
  });
  const open = points(`466,${GATE.foot - 4} 466,748 508,720 508,1030`);
  const slats = [476, 487, 498].map((x) => `M${x} ${GATE.foot - 6 + (x - 466)}V${746 - (x - 466) * 0.6}`);
  return [
    leafOfGate(shut, [...bars, 'M240 850H346']),
    shape(open, { fill: '#123524', opacity: 0.6 }),
    leafOfGate(open, slats),
    disc([336, 866], 9, { fill: TONE.oxblood, stroke: TONE.gold, width: 2.2 }),
  ].join('');
}

/** Pale stones round the opening: the ivory of the card. */
function arch(): string {
  const stones = range(13).map((i) => {
    const [a, b] = [180 + (i * 180) / 13, 180 + ((i + 1) * 180) / 13];
    const at = (rx: number, ry: number, turn: number): Point =>
      ellipse([350, GATE.spring], rx, ry, turn, turn + 1)[0]!;
    return engraved(
      [at(122, 112, a), at(160, 150, a), at(160, 150, b), at(122, 112, b)],
      { fill: i % 2 === 0 ? TONE.ivory : '#d9cba4', stroke: TONE.brassShade, width: 1.8 },
      ...(i > 7 ? [{ ink: '#8b7443', degrees: 20, pitch: 6, width: 1.2 }] : []),
    );
  });
  const posts = range(5).flatMap((i) =>
    [GATE.left - 38, GATE.right].map((x) =>
      engraved(
        box(x, GATE.spring + i * 46, x + 38, GATE.spring + (i + 1) * 46),
        { fill: i % 2 === 0 ? '#d9cba4' : TONE.ivory, stroke: TONE.brassShade, width: 1.8 },
        { ink: '#8b7443', degrees: 0, pitch: 6, from: x > 350 ? 0.3 : 0.62, width: 1.2 },
      ),
    ),
  );
  return [...stones, ...posts].join('');
}

/** Clipped box with leaves along its top; roses red and white, each side in its own order. */
function hedge(): string {
  const top = spline(
    points('46,712 90,696 130,704 170,692 214,700 350,690 486,700 530,692 570,704 612,696 654,712'),
    4,
  );
  const blooms = points('98,752 156,806 100,868 158,926 98,958 548,770 604,744 600,838 548,900 602,950').map(
    (at, i): Place => ({ at, turn: i * 47, scale: 0.8 + (i % 3) * 0.12 }),
  );
  const sprays = range(70).map((i): Place => ({
    at: [50 + ((i * 89) % 142) + (i % 2) * 462, 712 + ((i * 53) % 270)],
    turn: (i * 67) % 360,
  }));
  const crest = range(26).map((i): Place => ({
    at: [54 + i * 24, 704 - (i % 2) * 4],
    turn: -90 + ((i * 29) % 70) - 35,
  }));
  const every = (start: 0 | 1): Place[] => blooms.filter((_, i) => i % 2 === start);
  return [
    shape([...top, [654, 990], [46, 990]], { fill: '#1f6a41' }),
    repeated('leaf', leaf([0, 0], 0, 32, 16), [...crest, ...sprays]),
    repeated('red', rose([0, 0], 32, RED_ROSE), every(0)),
    repeated('white', rose([0, 0], 32, WHITE_ROSE), every(1)),
  ].join('');
}

function foreground(ink: GroundInk): string {
  const walk = points('262,990 438,990 520,1062 180,1062');
  const tufts = range(16).map(
    (i) => `M${58 + i * 9 + (i > 7 ? 420 : 0)} ${1020 + ((i * 29) % 32)}l-4 -12m4 12l1 -15m-1 15l7 -11`,
  );
  return [
    shape(box(46, 988, 654, 1062), { fill: '#123f2b' }),
    shape('M46 989H654', { stroke: ink.line, width: 2 }),
    shape(tufts.join(''), { stroke: TONE.leafLit, width: 1.8 }),
    engraved(
      walk,
      { fill: '#d9cba4', stroke: TONE.brassShade, width: 2 },
      { ink: '#8b7443', degrees: 0, pitch: 8, from: 0.4, width: 1.4 },
    ),
    shape(trace(points('318,990 290,1062')) + trace(points('382,990 410,1062')), {
      stroke: '#8b7443',
      width: 1.6,
    }),
  ].join('');
}

function draw(ink: GroundInk): string {
  const stars = points('96,170 606,164 84,520 618,510 130,610 572,606').map((at, i) =>
    spark(at, 13 - (i % 3) * 3),
  );
  return [coin(ink), ...stars, hedge(), foreground(ink), outlook(), arch(), gates()].join('');
}

export const aceOfPentacles: CardPicture = { light: { at: COIN, reach: 430 }, draw };
