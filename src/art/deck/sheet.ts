import { glyph } from '../drawing/glyphs.ts';
import { INK, goldGradient } from '../drawing/ink.ts';
import { polar, range } from '../drawing/plate-burin.ts';
import { num, tag } from '../drawing/svg.ts';
import { disc, shape, trace } from './burin.ts';
import type { Point } from './burin.ts';
import type { Decan } from '../../domain/tarot/decans.ts';
import { WINDOW } from './ground.ts';
import { TONE } from './inks.ts';
import { lettered, widthOf } from './lettering.ts';

/** A card is 670 × 1170, drawn on a canvas with a margin of 15 so that its axis stands at 350. */
export const SHEET = { left: 15, top: 15, width: 670, height: 1170, axis: 350, middle: 600 };
const PLATE = { bottom: 1154, baseline: 1121 };
const CARTOUCHE: Point[] = [
  [256, 46],
  [444, 46],
  [424, 104],
  [276, 104],
];

function rounded(inset: number, radius: number, more: Record<string, string | number>): string {
  const { left, top, width, height } = SHEET;
  return tag('rect', {
    x: left + inset,
    y: top + inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
    rx: radius,
    ...more,
  });
}

/** The night border under everything. */
export function border(): string {
  return `<defs>${goldGradient('gold', 60, 900)}</defs>${rounded(0, 14, { fill: TONE.night })}`;
}

/** Outer line, hairline and inner line; one group, so that every card can be seen to have one frame. */
export function frame(gold = 'url(#gold)'): string {
  const inner = 'M46 46H654V1154H46Z';
  return tag(
    'g',
    { id: 'frame' },
    [
      rounded(3.4, 11, { stroke: gold, 'stroke-width': 2.8 }),
      rounded(18, 3, { stroke: INK.brass500, 'stroke-width': 1.1, 'stroke-opacity': 0.75 }),
      rounded(24, 2, { stroke: INK.brass500, 'stroke-width': 0.9, 'stroke-opacity': 0.45 }),
      shape(inner, { stroke: gold, width: 2.6 }),
    ].join(''),
  );
}

/** A quarter of a dial in a corner: two arcs, a tick every ten degrees, a four-point star at its middle. */
export function quarterDial([x, y]: Point, fromDeg: number): string {
  const arcOf = (r: number): string => trace(range(13).map((i) => polar([x, y], r, fromDeg + i * 7.5)));
  const ticks = range(8).map((i) => {
    const turn = fromDeg + (i + 1) * 10;
    return trace([polar([x, y], 40, turn), polar([x, y], (i + 1) % 3 === 0 ? 48 : 45, turn)]);
  });
  const [sx, sy] = polar([x, y], 21, fromDeg + 45);
  const star = range(8).map((i): Point => polar([sx, sy], i % 2 === 0 ? 10 : 2.2, i * 45));
  return [
    shape([[x, y], ...range(13).map((i) => polar([x, y], 52, fromDeg + i * 7.5))], {
      fill: TONE.deep,
      opacity: 0.55,
    }),
    shape(arcOf(52), { stroke: INK.brass300, width: 1.8 }),
    shape(arcOf(40), { stroke: INK.brass500, width: 1.1 }),
    shape(ticks.join(''), { stroke: INK.brass300, width: 1.1, cap: 'butt' }),
    shape(star, { fill: TONE.gold }),
  ].join('');
}

export function namePlate(): string {
  return [
    shape(`M46 ${WINDOW.bottom}H654V${PLATE.bottom}H46Z`, { fill: TONE.deep }),
    shape('M54 1078V1146H646V1078', { stroke: INK.brass500, width: 0.9, opacity: 0.5 }),
  ].join('');
}

export function cartouche(): string {
  const inner: Point[] = [
    [266, 50],
    [434, 50],
    [417, 97],
    [283, 97],
  ];
  return (
    shape(CARTOUCHE, { fill: TONE.deep, stroke: INK.brass300, width: 2.2 }) +
    shape(inner, { stroke: INK.brass500, width: 0.9, opacity: 0.6 })
  );
}

const NAME_SIZES = [46, 42, 38, 36] as const;
const NAME_TRACKING = 0.115;
const WIDEST_NAME = 548;

/** The largest of the four sizes in which the whole name fits, article and all. */
export function nameLettering(text: string): string {
  const width = widthOf(text, NAME_TRACKING);
  const size = NAME_SIZES.find((each) => width * each <= WIDEST_NAME) ?? WIDEST_NAME / width;
  const y = PLATE.baseline - (46 - size) * 0.35;
  return lettered(text, { x: SHEET.axis, y, size, fill: TONE.gold, tracking: NAME_TRACKING });
}

export function numeralLettering(text: string): string {
  return lettered(text, { x: SHEET.axis, y: 86, size: 34, fill: TONE.gold, tracking: 0.1 });
}

/** The sign of a planet going backward, which is an R with a crossed leg. */
export function retrograde(x: number, y: number): string {
  const leg = `M${num(x - 4)} ${num(y + 5)}L${num(x + 12)} ${num(y - 7)}`;
  return (
    lettered('R', { x, y, size: 26, fill: TONE.gold, tracking: 0 }) +
    shape(leg, { stroke: TONE.gold, width: 1.8 })
  );
}

function roundel(at: Point, name: Decan['planet'] | Decan['sign']): string {
  return [
    disc(at, 29, { fill: TONE.deep, stroke: INK.brass300, width: 2.4 }),
    disc(at, 24, { stroke: INK.brass500, width: 1 }),
    glyph(name, { x: at[0], y: at[1], size: 31, stroke: TONE.gold, strokeWidth: 2.4 }),
  ].join('');
}

/** The pip's decan: its planet at the left, its sign at the right. */
export function decanRoundels({ planet, sign }: Decan, y: number): string {
  return roundel([96, y], planet) + roundel([604, y], sign);
}
