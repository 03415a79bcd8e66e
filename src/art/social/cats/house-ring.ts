import type { CatSetting } from '../../../domain/channels/cats.ts';
import { SIGN_KEYS } from '../../../domain/zodiac/signs.ts';
import { disc, knurled, shape, trace, type Point } from '../../deck/burin.ts';
import { glyph } from '../../drawing/glyphs.ts';
import { INK as PAPER } from '../../drawing/ink.ts';
import { litPart } from '../../drawing/moon-phase.ts';
import { polar, range } from '../../drawing/plate-burin.ts';
import { contour, joined, stripes } from './body.ts';
import { course, outline } from './curve.ts';
import { backHead } from './heads.ts';
import { GINGER_CAT as INK } from './inks.ts';
import { limb } from './limb.ts';
import type { OtherCat } from './other-cat.ts';

const RING = { at: [300, 756] as Point, outer: 270, inner: 178 };
/** Libra begins at the right of the top; signs go on against the clock. */
const LIBRA = 6;
const middleOf = (sign: number): number => -90 + (LIBRA + 0.5 - sign) * 30;

function ring(): string {
  const { at, outer, inner } = RING;
  const cusps = range(12).map((i) => trace([polar(at, inner, i * 30), polar(at, outer, i * 30)]));
  return [
    disc(at, outer, { fill: PAPER.night950, stroke: 'url(#gold)', width: 3 }),
    disc(at, outer - 7, { stroke: PAPER.brass500, width: 1 }),
    shape(cusps.join(''), { stroke: PAPER.brass500, width: 1.6 }),
    ...SIGN_KEYS.map((sign, i) => {
      const [x, y] = polar(at, (inner + outer) / 2 - 2, middleOf(i));
      return glyph(sign, { x, y, size: 38, stroke: PAPER.brass200, strokeWidth: 2.6 });
    }),
    disc(at, inner, { fill: '#0d1230', stroke: 'url(#gold)', width: 2.4 }),
    knurled(at, inner - 12, inner - 4, 180, { stroke: PAPER.brass500, width: 1 }),
    knurled(at, inner - 18, inner - 4, 36, { stroke: PAPER.brass300, width: 1.4 }),
  ].join('');
}

const head = backHead({ at: [300, 176], scale: 1.06, turn: 5 });
const back = outline(
  '258,196 246,236 228,280 206,334 188,392 180,446 188,482 214,499 258,504 300,505 344,504 388,499 414,480 420,444 410,390 392,332 372,280 354,236 342,196 300,206',
);
/** The pointer: it comes out from under the seat, hangs over the ring and turns up to its sign. */
const pointer = limb('304,478 298,508 285,540 290,574 318,594 346,584 353,572', [38, 36, 33, 29, 24, 18, 13]);

const BANDS = [
  ...[252, 288, 324, 360, 396, 432].flatMap((y, i) => {
    const [reach, from] = [34 + i * 10, 10 + i * 3];
    return [-1, 1].map((side) =>
      course(
        `${300 + side * from},${y + 12} ${300 + side * (from + reach * 0.6)},${y + 6} ${300 + side * (from + reach)},${y - 8}`,
      ),
    );
  }),
  course('288,140 287,154 289,168'),
  course('302,136 302,154 303,172'),
  course('317,140 317,154 316,168'),
];

const RINGS = [
  course('281,523 292,528 304,524'),
  course('276,555 287,554 298,548'),
  course('296,588 302,580 305,572'),
];

/** A crescent always looks toward the Sun: the evening's at right, the morning's at left. */
function moon(setting: CatSetting): string {
  const elongation = setting === 'dusk' ? 48 : 312;
  return [
    disc([484, 148], 54, { fill: '#0d1230', opacity: 0.55 }),
    shape(litPart(elongation, { x: 484, y: 148 }, 54), {
      fill: PAPER.ivory,
      stroke: PAPER.brass500,
      width: 1.4,
    }),
  ].join('');
}

function draw(): string {
  return [
    ring(),
    joined('pointer', [pointer], INK),
    stripes(RINGS, INK),
    joined('cat', [back, head.skull], INK, { length: 14 }),
    stripes(BANDS, INK),
    contour(course('214,494 202,452 216,412 240,392'), INK, { side: -1 }),
    contour(course('386,494 398,452 384,412 360,392'), INK, {}),
    head.face(INK),
  ].join('');
}

export const houseRing: OtherCat = {
  measure: { divisions: 12, group: 3, at: LIBRA },
  core: [300, 330],
  sun: [96, 640],
  dusk: [520, 640],
  behind: moon,
  draw,
};
