import type { CatSetting } from '../../../domain/channels/cats.ts';
import { SIGN_KEYS } from '../../../domain/zodiac/signs.ts';
import { disc, knurled, shape, trace, type Point } from '../../deck/burin.ts';
import { glyph } from '../../drawing/glyphs.ts';
import { INK as PAPER } from '../../drawing/ink.ts';
import { litPart } from '../../drawing/moon-phase.ts';
import { polar, range } from '../../drawing/plate-burin.ts';
import { joined, stripes } from './body.ts';
import { course } from './curve.ts';
import { fromBehind } from './from-behind.ts';
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

/** It looks a little aside; round underneath where it rests on the ring. */
const SEAT = { at: [300, 512], scale: 0.81 } as const;
const cat = fromBehind(SEAT, 5);
/** The pointer: it leaves at one side of the rump, lies along the ring and turns in to its sign. */
const pointer = limb('352,486 398,494 440,510 478,539 503,576 508,608 494,632', [52, 42, 37, 33, 29, 23, 13]);

/** Stripes fall from the spine to the flanks. */
const BANDS = [
  ...[false, true].flatMap((flipped) =>
    [
      '14,-367 33,-364 47,-353',
      '12,-312 26,-308 40,-298',
      '77,-291 91,-279 100,-263',
      '12,-265 40,-260 70,-244',
      '84,-235 93,-228 100,-216',
      '13,-221 42,-215 74,-198',
      '14,-177 35,-172 53,-160',
      '14,-133 30,-128 44,-116',
      '86,-114 105,-102 123,-98',
      '79,-77 102,-66 128,-64',
    ].map((form) => course(form, { ...SEAT, flipped })),
  ),
  ...['-10,-465 -12,-449 -9,-433', '5,-470 5,-449 5,-428', '21,-465 21,-449 20,-433'].map((form) =>
    course(form, SEAT),
  ),
];

const RINGS = [
  course('426,513 430,504 434,494'),
  course('460,532 467,526 473,518'),
  course('487,566 494,561 500,557'),
  course('500,599 507,600 513,599'),
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
    joined('cat', [cat.back, cat.head.skull], INK, { length: 14 }),
    stripes(BANDS, INK),
    cat.lines(INK),
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
