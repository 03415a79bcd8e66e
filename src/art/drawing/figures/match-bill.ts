import { pairScore, type Reason } from '../../../domain/compatibility/score.ts';
import { SIGN_KEYS, signOf, type SignKey } from '../../../domain/zodiac/signs.ts';
import { glyph } from '../glyphs.ts';
import { ELEMENT_INK, INK } from '../ink.ts';
import { onRing, polyline, tickRing } from '../ring.ts';
import { num, ringLine, stroked, tag } from '../svg.ts';
import { wheelAngle } from '../wheel-shape.ts';
import type { MeasuredFigure } from './measured.ts';
import type { Drawn, Label, Sheet } from './sheet.ts';

type Pair = readonly [SignKey, SignKey];

function coin(sign: SignKey, [x, y]: readonly [number, number], r: number): string {
  return [
    tag('circle', { cx: x, cy: y, r, fill: ELEMENT_INK[signOf(sign).element].mid }),
    ringLine(x, y, r, INK.brass500, 1.4),
    ringLine(x, y, r - 4, INK.rule),
    glyph(sign, { x, y, size: r * 1.1, stroke: INK.brass200, strokeWidth: 1.6 }),
  ].join('');
}

/** The two signs on the circle, with the angle that is worth most. */
function circleOf(pair: Pair, { plot, kind, weight }: Sheet): string[] {
  if (kind === 'phone') {
    const y = plot.top + 40;
    return [
      stroked(`M${num(plot.left + 70)} ${y}H${num(plot.right - 70)}`, INK.brass300, 2),
      coin(pair[0], [plot.left + 46, y], 26),
      coin(pair[1], [plot.right - 46, y], 26),
    ];
  }
  const isWide = kind === 'wide';
  const height = plot.bottom - plot.top;
  const radius = isWide ? 150 : 62;
  const round = { x: plot.left + (isWide ? 210 : 82), y: plot.top + height / 2 };
  const places = pair.map((sign) => onRing(round, wheelAngle(SIGN_KEYS.indexOf(sign) * 30 + 15), radius)) as [
    readonly [number, number],
    readonly [number, number],
  ];
  return [
    ringLine(round.x, round.y, radius, 'url(#gold)', 2 * weight),
    tag(
      'g',
      { stroke: INK.brass500 },
      tickRing(round, { foot: radius - 12, length: 12, stepDeg: 30, width: 1.2 }) +
        tickRing(round, { foot: radius - 6, length: 6, stepDeg: 5, width: 1 }),
    ),
    stroked(polyline(places), INK.brass300, 2.2 * weight),
    ...pair.map((sign, i) => coin(sign, places[i]!, isWide ? 34 : 17)),
  ];
}

interface Row {
  /** Of the words, and of the ruler that measures them. */
  textY: number;
  barY: number;
  left: number;
  pxPerPoint: number;
}

/** A ruler as long as the reason can be worth, filled as far as it is. */
function bar({ points, outOf }: Reason, { barY: y, left, pxPerPoint }: Row, weight: number): string {
  const ticks = Array.from({ length: outOf + 1 }, (_, i) => {
    const length = i % 5 === 0 ? 10 : 5;
    return `M${num(left + i * pxPerPoint, 1)} ${num(y)}v${length}`;
  });
  return [
    stroked(`M${num(left)} ${num(y)}h${num(outOf * pxPerPoint)}${ticks.join('')}`, INK.brass500, weight),
    stroked(`M${num(left)} ${num(y - 4)}h${num(points * pxPerPoint)}`, INK.brass300, 6),
  ].join('');
}

function rowOf(index: number, { plot, kind }: Sheet): Row {
  if (kind === 'wide') {
    const y = plot.top + 56 + index * 82;
    return { textY: y, barY: y + 2, left: plot.left + 650, pxPerPoint: 9.4 };
  }
  if (kind === 'phone') {
    const y = plot.top + 96 + index * 58;
    return { textY: y, barY: y + 24, left: plot.left + 16, pxPerPoint: 9.4 };
  }
  const y = plot.top + 36 + index * 42;
  return { textY: y, barY: y, left: plot.left + 176, pxPerPoint: 5.4 };
}

function wordsOf({ label, points, outOf }: Reason, row: Row, { plot, kind }: Sheet): Label[] {
  const isWide = kind === 'wide';
  const after: Label = {
    text: `${points} of ${outOf}`,
    x: isWide ? row.left + outOf * row.pxPerPoint + 16 : plot.right - 14,
    y: row.textY,
    align: isWide ? 'left' : 'right',
    upright: true,
    tone: 'brass',
  };
  const name: Label = {
    text: label.replace(/^.*: /, ''),
    x: isWide ? row.left - 24 : row.left,
    y: row.textY,
    align: isWide ? 'right' : 'left',
  };
  return [name, after];
}

/** The sum on a scale of a hundred under the frame. */
function totalScale(overall: number, { plot, kind, type }: Sheet): Drawn {
  const y = plot.bottom + (kind === 'wide' ? 14 : 11);
  const x = (points: number): number => plot.left + (points / 100) * (plot.right - plot.left);
  const ticks = Array.from({ length: 51 }, (_, i) => `M${num(x(i * 2), 1)} ${y}v${i % 5 === 0 ? -10 : -5}`);
  const at = x(overall);
  return {
    shapes: [
      stroked(`M${plot.left} ${y}H${plot.right}${ticks.join('')}`, INK.brass500, 1),
      tag('path', { d: `M${num(at)} ${y - 1}l-8 -13h16z`, fill: INK.brass100 }),
    ],
    labels: [0, overall, 100].map((points): Label => ({
      text: points === overall ? `together ${points}` : String(points),
      x: x(points),
      y: y + type * 0.95,
      align: points === 0 ? 'left' : points === 100 ? 'right' : 'center',
      tone: points === overall ? 'brass' : 'dust',
      upright: true,
    })),
  };
}

function draw(pair: Pair, sheet: Sheet): Drawn {
  const { overall, reasons } = pairScore(...pair);
  const rows = reasons.map((_, index) => rowOf(index, sheet));
  const total = totalScale(overall, sheet);
  return {
    shapes: [
      ...circleOf(pair, sheet),
      ...reasons.map((reason, index) => bar(reason, rows[index]!, sheet.weight)),
      ...(sheet.kind === 'small' ? [] : total.shapes),
    ],
    labels: [...reasons.flatMap((reason, index) => wordsOf(reason, rows[index]!, sheet)), ...total.labels],
  };
}

/** The five lines of a pair's score, each on a ruler as long as it can be worth. */
export function matchBillFigure({ pair }: { pair: Pair }): MeasuredFigure {
  const { overall, reasons } = pairScore(...pair);
  const lines = reasons.map(({ label, points, outOf }) => `${label}, ${points} of ${outOf}`);
  const names = pair.map((sign) => signOf(sign).name).join(' and ');
  return {
    heights: { wide: 500, phone: 420, scale: true },
    alt: `${names} on the circle of signs, and the five lines of their score as bars: ${lines.join('; ')}. Together ${overall} of 100.`,
    draw: (sheet) => draw(pair, sheet),
  };
}
