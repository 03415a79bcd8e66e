import { labelOfBody } from '../../../domain/sky/event-words.ts';
import { meanDegPerDay, ROUND_BODIES, roundInWords } from '../../../domain/sky/periods.ts';
import { glyph } from '../glyphs.ts';
import { INK } from '../ink.ts';
import { num, stroked, tag } from '../svg.ts';
import type { MeasuredFigure } from './measured.ts';
import type { Drawn, Label, Sheet } from './sheet.ts';

const FROM = Math.log10(0.002);
const TO = Math.log10(20);
const DECADES = [0.01, 0.1, 1, 10];

const digits = (value: number): string => String(Number(value.toPrecision(2)));

function scaleTicks(x: (degPerDay: number) => number, y: number): string {
  const steps = [0.001, ...DECADES].flatMap((decade) =>
    Array.from({ length: 9 }, (_, i) => decade * (i + 1)),
  );
  const inside = steps.filter((step) => Math.log10(step) >= FROM && Math.log10(step) <= TO);
  return inside
    .map(
      (step) =>
        `M${num(x(step), 1)} ${y}v${DECADES.some((decade) => Math.abs(decade - step) < 1e-9) ? -11 : -5}`,
    )
    .join('');
}

function draw(sheet: Sheet): Drawn {
  const { plot, kind, type, weight } = sheet;
  const isWide = kind === 'wide';
  const left = plot.left + (isWide ? 150 : kind === 'phone' ? 42 : 38);
  const right = plot.right - (isWide ? 320 : kind === 'phone' ? 20 : 14);
  const x = (degPerDay: number): number =>
    left + ((Math.log10(degPerDay) - FROM) / (TO - FROM)) * (right - left);
  const row = (plot.bottom - plot.top - 12) / ROUND_BODIES.length;
  const y = plot.bottom + (isWide ? 14 : 11);
  const rows = ROUND_BODIES.map((body, i) => ({
    body,
    speed: meanDegPerDay(body),
    y: plot.top + 6 + row * (i + 0.5),
  }));
  const bars = rows.flatMap(({ body, speed, y: at }) => [
    stroked(`M${num(left)} ${num(at)}H${num(x(speed))}`, INK.brass300, (isWide ? 3 : 2.4) * weight),
    tag('circle', { cx: x(speed), cy: at, r: isWide ? 5 : 4, fill: INK.brass100 }),
    glyph(body, {
      x: plot.left + (isWide ? 36 : 22),
      y: at,
      size: Math.min(sheet.glyph, row * 0.86),
      stroke: INK.brass100,
      strokeWidth: 1.6,
    }),
  ]);
  const grid = DECADES.map((decade) => `M${num(x(decade))} ${plot.top}V${plot.bottom}`).join('');
  const words = rows.flatMap(({ body, speed, y: at }): Label[] =>
    isWide
      ? [
          { text: labelOfBody(body), x: plot.left + 62, y: at, align: 'left' },
          {
            text: `${digits(speed)}° a day, around in ${roundInWords(body)}`,
            x: x(speed) + 16,
            y: at,
            align: 'left',
            tone: 'dust',
          },
        ]
      : x(speed) > left + (right - left) * 0.62
        ? [{ text: `${digits(speed)}°`, x: x(speed) - 12, y: at - type * 0.55, align: 'right', tone: 'dust' }]
        : [{ text: `${digits(speed)}°`, x: x(speed) + 10, y: at, align: 'left', tone: 'dust' }],
  );
  const figures = DECADES.map((decade): Label => ({
    text: `${decade}°`,
    x: x(decade),
    y: y + type * 0.95,
    align: 'center',
    tone: 'dust',
    upright: true,
  }));
  const scale = stroked(`M${plot.left} ${y}H${plot.right}${scaleTicks(x, y)}`, INK.brass500, 1);
  return {
    shapes: [
      stroked(grid, INK.rule, 1, { 'stroke-dasharray': '2 4' }),
      ...bars,
      kind === 'small' ? '' : scale,
    ],
    labels: [...words, ...figures],
  };
}

/** Mean daily motion on a scale of tenfold steps, since the Moon is three thousand times as fast as Pluto. */
export function speedsFigure(): MeasuredFigure {
  const speedTexts = ROUND_BODIES.map((body) => `${labelOfBody(body)} ${digits(meanDegPerDay(body))}°`);
  return {
    heights: { wide: 500, phone: 420, scale: true },
    alt: `How far each body goes in a day on average, as bars on a scale of tenfold steps: ${speedTexts.join(', ')}.`,
    draw,
  };
}
