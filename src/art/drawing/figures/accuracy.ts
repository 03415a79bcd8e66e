import {
  accuracyOf,
  instantErrors,
  type BodyAccuracy,
  type PlaceError,
} from '../../../domain/sky/accuracy.ts';
import type { Body } from '../../../domain/sky/bodies.ts';
import { labelOfBody } from '../../../domain/sky/event-words.ts';
import { glyph } from '../glyphs.ts';
import { ELEMENT_INK, INK } from '../ink.ts';
import { num, stroked, tag } from '../svg.ts';
import type { Measuring } from './measured.ts';
import type { Drawn, Label, Sheet } from './sheet.ts';

/** Arcseconds shown. */
const FULL = 1;
const TENTHS = Array.from({ length: 11 }, (_, i) => i / 10);

type Accuracy = Pick<BodyAccuracy<Body>, 'body' | 'mostArcsec' | 'typicalArcsec'>;

function scaleOf(x: (arcsec: number) => number, { plot, kind, type }: Sheet): Drawn {
  const y = plot.bottom + (kind === 'wide' ? 14 : 11);
  const fine = Array.from({ length: 51 }, (_, i) => `M${num(x(i / 50), 1)} ${y}v${i % 5 === 0 ? -10 : -5}`);
  const shown = kind === 'wide' ? [0, 0.2, 0.4, 0.6, 0.8, 1] : [0, 0.5, 1];
  return {
    shapes: [stroked(`M${plot.left} ${y}H${plot.right}${fine.join('')}`, INK.brass500, 1)],
    labels: shown.map((arcsec): Label => ({
      text: arcsec === 1 ? (kind === 'wide' ? '1 arcsecond' : '1') : String(arcsec),
      x: x(arcsec),
      y: y + type * 0.95,
      align: arcsec === 1 ? 'right' : 'center',
      tone: arcsec === 1 ? 'brass' : 'dust',
      upright: true,
    })),
  };
}

function draw(errors: readonly Accuracy[], sheet: Sheet): Drawn {
  const { plot, kind, weight } = sheet;
  const isWide = kind === 'wide';
  const left = plot.left + (isWide ? 170 : kind === 'phone' ? 48 : 40);
  const right = plot.right - (isWide ? 60 : 22);
  const x = (arcsec: number): number => left + (arcsec / FULL) * (right - left);
  const row = (plot.bottom - plot.top - 16) / errors.length;
  const y = (index: number): number => plot.top + 8 + row * (index + 0.5);
  const bars = errors.flatMap(({ body, mostArcsec, typicalArcsec }, i) => [
    stroked(`M${num(left)} ${num(y(i))}H${num(x(mostArcsec))}`, INK.brass500, (isWide ? 3 : 2.4) * weight),
    stroked(`M${num(x(mostArcsec))} ${num(y(i) - 8)}v16`, INK.brass200, 2 * weight),
    tag('circle', { cx: x(typicalArcsec), cy: y(i), r: isWide ? 5 : 4, fill: ELEMENT_INK.Air.light }),
    glyph(body, {
      x: plot.left + (isWide ? 36 : 22),
      y: y(i),
      size: Math.min(sheet.glyph, row * 0.82),
      stroke: INK.brass100,
      strokeWidth: 1.6,
    }),
  ]);
  const scale = scaleOf(x, sheet);
  const names = errors.flatMap(({ body, mostArcsec }, i): Label[] => [
    ...(isWide
      ? [{ text: labelOfBody(body), x: plot.left + 62, y: y(i), align: 'left' } satisfies Label]
      : []),
    {
      text: mostArcsec.toFixed(2),
      x: x(mostArcsec) + 12,
      y: y(i),
      align: 'left',
      tone: 'dust',
      upright: true,
    },
  ]);
  return {
    shapes: [
      stroked(TENTHS.map((tenth) => `M${num(x(tenth))} ${plot.top}V${plot.bottom}`).join(''), INK.rule, 1, {
        'stroke-dasharray': '2 4',
      }),
      stroked(`M${num(x(FULL))} ${plot.top}V${plot.bottom}`, INK.brass100, 1.4 * weight),
      ...bars,
      ...(kind === 'small' ? [] : scale.shapes),
    ],
    labels: [...names, ...scale.labels],
  };
}

/** Our largest and typical differences from JPL's places, body by body, on a scale of one arcsecond. */
export function* accuracyFigure(): Measuring {
  const found: PlaceError<Body>[] = [];
  for (const atInstant of instantErrors()) {
    found.push(...atInstant);
    yield;
  }
  const errors = accuracyOf(found);
  const largest = errors.map(({ body, mostArcsec }) => `${labelOfBody(body)} ${mostArcsec.toFixed(2)}`);
  return {
    heights: { wide: 520, phone: 420, scale: true },
    alt: `How far our positions are from those of the Jet Propulsion Laboratory at most, as bars on a scale of one arcsecond, with a dot at the typical difference: ${largest.join(', ')}.`,
    draw: (sheet) => draw(errors, sheet),
  };
}
