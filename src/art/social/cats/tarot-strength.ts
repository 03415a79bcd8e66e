import { disc, oval, roped, shape, type Point } from '../../deck/burin.ts';
import { TONE } from '../../deck/inks.ts';
import { lemniscate } from '../../deck/parts/band.ts';
import { range } from '../../drawing/plate-burin.ts';
import { num, tag } from '../../drawing/svg.ts';
import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { frontHead } from './heads.ts';
import { IVORY_CAT as INK } from './inks.ts';
import { limb, tail, toesAloft } from './limb.ts';
import type { OtherCat } from './other-cat.ts';

const FLOOR = 612;
const BALL = { at: [296, 446] as Point, r: 166 };
const YARN = { edge: TONE.oxbloodDeep, body: TONE.oxbloodLit, rib: TONE.oxblood, width: 13, pitch: 6 };

/** One winding after another, each bundle turned against the last. */
function windings(): string {
  const [x, y] = BALL.at;
  const bundle = (turn: number, from: number, to: number): string => {
    const arcs = range(9).map((i) => {
      const bow = num(from + ((to - from) * i) / 8);
      return `M-190 ${bow}Q0 ${num(Number(bow) * 0.35 - 50)} 190 ${bow}`;
    });
    return tag(
      'g',
      { transform: `translate(${x} ${y})rotate(${turn})` },
      shape(arcs.join(''), { stroke: TONE.oxbloodDeep, width: 9 }) +
        shape(arcs.join(''), { stroke: turn % 2 === 0 ? TONE.oxblood : TONE.oxbloodLit, width: 6.4 }),
    );
  };
  return [bundle(24, -150, 190), bundle(-47, -30, 120), bundle(101, 10, 130), bundle(-12, 84, 190)].join('');
}

function ball(): string {
  const { at, r } = BALL;
  return [
    tag('clipPath', { id: 'ball' }, tag('path', { d: oval(at, r, r) })),
    disc(at, r, { fill: TONE.oxbloodShade }),
    tag('g', { 'clip-path': 'url(#ball)' }, windings()),
    disc(at, r, { stroke: TONE.oxbloodDeep, width: 3 }),
  ].join('');
}

/** The thread runs up into a lying eight; the other end of it is tied to nothing. */
function thread(): string {
  return [
    roped(course('420,560 500,594 548,540 536,440 510,330 500,230 470,160 392,128').d, YARN),
    roped(course('208,128 150,140 118,180 128,226 108,252').d, YARN),
    lemniscate([300, 122], 190, 30, YARN),
  ].join('');
}

const head = frontHead({ at: [414, 292], scale: 1.1, turn: 13 }, 'shut');
const torso = limb('168,352 206,296 292,262 372,284 414,326', [118, 138, 132, 124, 90]);
const hip = outline('120,372 112,322 138,278 184,256 236,270 256,320 240,372 190,400 142,398');
const hind = limb('178,362 148,418 152,470 140,506', [100, 64, 42, 38]);
const farFore = limb('444,350 474,400 486,452', [56, 42, 36]);
const fore = limb('366,344 376,410 394,462 396,500', [84, 54, 42, 38]);
const hanging = tail('140,338 92,356 70,408 78,468 66,520 40,540', 38, 24);

function draw(): string {
  return [
    thread(),
    joined('far-fore', [farFore], INK),
    ball(),
    joined('tail', [hanging], INK),
    joined('cat', [torso, hip, hind, fore], INK),
    contour(course('226,396 250,346 232,296 192,276 156,286'), INK, { side: -1 }),
    contour(course('322,370 326,330 350,300'), INK, { to: 0.8 }),
    contours([...toesAloft({ at: [140, 522], turn: 96 }), ...toesAloft({ at: [396, 516], turn: 90 })], INK),
    joined('head', [head.skull], INK),
    head.face(INK),
  ].join('');
}

export const tarotStrength: OtherCat = {
  measure: { divisions: 22, group: 11, at: 8 },
  floor: FLOOR,
  core: [300, 300],
  sun: [498, FLOOR],
  draw,
};
