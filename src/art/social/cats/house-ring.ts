import type { CatSetting } from '../../../domain/channels/cats.ts';
import { SIGN_KEYS } from '../../../domain/zodiac/signs.ts';
import { disc, knurled, shape, trace, type Point } from '../../deck/burin.ts';
import { glyph } from '../../drawing/glyphs.ts';
import { INK as PAPER } from '../../drawing/ink.ts';
import { litPart } from '../../drawing/moon-phase.ts';
import { polar, range } from '../../drawing/plate-burin.ts';
import { contour, joined, stripes } from './body.ts';
import { course } from './curve.ts';
import { backHead, bothHalves } from './heads.ts';
import { GINGER_CAT as INK } from './inks.ts';
import { limb } from './limb.ts';
import type { OtherCat } from './other-cat.ts';

const RING = { at: [300, 756] as Point, outer: 270, inner: 178 };
/** Libra lies at the upper right, clear of the seat; signs go on against the clock. */
const LIBRA = 6;
const middleOf = (sign: number): number => -45 + (LIBRA - sign) * 30;

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
/** A pear: narrow at the neck, widest low on the haunches, round underneath where it rests on the ring. */
const back = bothHalves(
  '0,204 42,206 59,232 75,264 86,300 99,340 118,382 134,424 140,464 128,497 94,512 58,510 26,502 0,499',
  { at: [300, 0] },
);
/** The pointer: it leaves at one side of the rump, lies along the ring and turns in to its sign. */
const pointer = limb('366,474 408,487 446,508 480,539 504,576 508,610 492,632', [44, 38, 34, 31, 28, 24, 18]);

const BANDS = [
  ...[256, 292, 328, 364].flatMap((y, i) => {
    const [reach, from] = [32 + i * 9, 10 + i * 2];
    return [-1, 1].map((side) =>
      course(
        `${300 + side * from},${y + 12} ${300 + side * (from + reach * 0.6)},${y + 6} ${300 + side * (from + reach)},${y - 8}`,
      ),
    );
  }),
  ...[-1, 1].flatMap((side) =>
    ['13,412 28,408 40,400', '14,446 26,444 36,438', '72,438 92,434 110,422', '74,470 96,468 117,458'].map(
      (form) => course(form, { at: [300, 0], flipped: side === -1 }),
    ),
  ),
  course('288,140 287,154 289,168'),
  course('302,136 302,154 303,172'),
  course('317,140 317,154 316,168'),
];

const RINGS = [
  course('430,511 434,502 437,493'),
  course('462,533 468,527 474,520'),
  course('487,566 494,561 500,557'),
  course('500,601 507,602 513,601'),
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
    contour(course('242,508 252,480 250,450 234,422 206,402'), INK, { side: -1 }),
    contour(course('358,508 348,480 350,450 366,422 394,402'), INK, {}),
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
