import { positionAt } from '../../../domain/sky/positions.ts';
import { turnsFrom } from '../../../domain/sky/turns.ts';
import { SIGN_KEYS, signOf, type SignKey } from '../../../domain/zodiac/signs.ts';
import { glyph } from '../glyphs.ts';
import { ELEMENT_INK, INK } from '../ink.ts';
import { num, ringLine, stroked, tag } from '../svg.ts';
import type { Measuring } from './measured.ts';
import type { Drawn, Label, Sheet } from './sheet.ts';

/** The Sun's mean apparent diameter. */
const DISC_DEG = 0.533;
/** Hours shown on either side of the line. */
const SHOWN = 24;

interface Crossing {
  sign: SignKey;
  before: SignKey;
  degPerHour: number;
}

/** A disc as an engraver shades it: level lines, cut by its rim. */
function hatchedDisc(cx: number, cy: number, r: number, pitch: number): string {
  const rows = Array.from({ length: Math.floor((2 * r) / pitch) }, (_, i) => cy - r + (i + 0.5) * pitch);
  return rows
    .map((y) => {
      const half = Math.sqrt(Math.max(0, r * r - (y - cy) ** 2));
      return `M${num(cx - half, 1)} ${num(y, 1)}h${num(2 * half, 1)}`;
    })
    .join('');
}

function hourScale(x: (hour: number) => number, sheet: Sheet): Drawn {
  const { plot, kind, type } = sheet;
  const y = plot.bottom + (kind === 'wide' ? 14 : 11);
  const hours = Array.from({ length: 2 * SHOWN + 1 }, (_, i) => i - SHOWN);
  const ticks = hours
    .map((hour) => `M${num(x(hour), 1)} ${y}v${hour % 12 === 0 ? -11 : hour % 6 === 0 ? -8 : -5}`)
    .join('');
  const words = (hour: number): string => {
    if (hour === 0) return kind === 'wide' ? 'the instant' : '0';
    const side = hour < 0 ? 'before' : 'after';
    return kind === 'wide' ? `${Math.abs(hour)} hours ${side}` : `${Math.abs(hour)} h`;
  };
  return {
    shapes: [stroked(`M${plot.left} ${y}H${plot.right}${ticks}`, INK.brass500, 1)],
    labels: [-SHOWN, -SHOWN / 2, 0, SHOWN / 2, SHOWN].map((hour): Label => ({
      text: words(hour),
      x: x(hour),
      y: y + type * 0.95,
      align: hour === -SHOWN ? 'left' : hour === SHOWN ? 'right' : 'center',
      tone: hour === 0 ? 'brass' : 'dust',
      upright: true,
    })),
  };
}

/** The two signs as grounds that meet at the line, and their glyphs and names in the upper corners. */
function grounds({ sign, before }: Crossing, middle: number, sheet: Sheet): Drawn {
  const { plot, kind } = sheet;
  const isWide = kind === 'wide';
  const inset = isWide ? 34 : 22;
  const sides = [
    { key: before, from: plot.left, to: middle, x: plot.left + inset, align: 'left' as const, step: 1 },
    { key: sign, from: middle, to: plot.right, x: plot.right - inset, align: 'right' as const, step: -1 },
  ];
  const y = plot.top + (isWide ? 36 : 24);
  return {
    shapes: sides.flatMap(({ key, from, to, x }) => [
      tag('rect', {
        x: from,
        y: plot.top,
        width: to - from,
        height: plot.bottom - plot.top,
        fill: ELEMENT_INK[signOf(key).element].mid,
        opacity: 0.55,
      }),
      glyph(key, { x, y, size: sheet.glyph, stroke: INK.brass200, strokeWidth: 1.6 }),
    ]),
    labels: sides.map(({ key, x, align, step }): Label => ({
      text: signOf(key).name,
      x: x + step * (isWide ? 26 : 18),
      y,
      align,
    })),
  };
}

function draw(crossing: Crossing, sheet: Sheet): Drawn {
  const { plot, kind, weight } = sheet;
  const middle = (plot.left + plot.right) / 2;
  const side = kind === 'wide' ? 30 : 16;
  const pxPerHour = ((plot.right - plot.left) / 2 - side) / SHOWN;
  const x = (hour: number): number => middle + hour * pxPerHour;
  const passing = DISC_DEG / crossing.degPerHour;
  const r = (passing / 2) * pxPerHour;
  const y = plot.top + (plot.bottom - plot.top) * (kind === 'small' ? 0.5 : 0.55);
  const touches = [-passing / 2, passing / 2].map((hour) =>
    ringLine(x(hour), y, r, INK.brass300, 1.2 * weight, { 'stroke-dasharray': '3 5' }),
  );
  const ground = grounds(crossing, middle, sheet);
  const scale = hourScale(x, sheet);
  const span = `${passing.toFixed(0)} hours wide`;
  return {
    shapes: [
      ...ground.shapes,
      stroked(`M${plot.left} ${num(y)}H${plot.right}`, INK.brass500, weight, { 'stroke-dasharray': '2 5' }),
      ...touches,
      tag('circle', { cx: middle, cy: y, r, fill: INK.night900 }),
      stroked(hatchedDisc(middle, y, r, kind === 'wide' ? 6 : 5), INK.brass300, 1.1 * weight),
      ringLine(middle, y, r, 'url(#gold)', 2.4 * weight),
      stroked(`M${num(middle)} ${plot.top}V${plot.bottom}`, INK.brass100, 1.6 * weight),
      tag('circle', { cx: middle, cy: y, r: kind === 'wide' ? 6 : 4.5, fill: INK.brass100 }),
      ...(kind === 'small' ? [] : scale.shapes),
    ],
    labels: [
      ...ground.labels,
      {
        text: span,
        x: (middle + plot.right) / 2,
        y: plot.bottom - (kind === 'wide' ? 28 : 20),
        align: 'center',
      },
      ...scale.labels,
    ],
  };
}

/** The Sun's disc on the line between two signs, to scale with the hours it needs. */
export function* cuspFigure({ sign }: { sign: SignKey }, year: number): Measuring {
  let enteredMs = 0;
  for (const turn of turnsFrom('sun', Date.UTC(year, 0))) {
    yield;
    enteredMs = turn.atMs;
    if (turn.sign === sign) break;
  }
  const before = SIGN_KEYS[(SIGN_KEYS.indexOf(sign) + 11) % 12]!;
  const degPerHour = positionAt('sun', enteredMs).speedDegPerDay / 24;
  const names = [before, sign].map((key) => signOf(key).name);
  return {
    heights: { wide: 480, phone: 300, scale: true },
    alt: `The Sun’s disc halfway over the line between ${names[0]} and ${names[1]}, on a scale of hours. Its center crosses at one instant; its whole width takes about ${(DISC_DEG / degPerHour).toFixed(0)} hours.`,
    draw: (sheet) => draw({ sign, before, degPerHour }, sheet),
  };
}
