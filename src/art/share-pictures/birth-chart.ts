import { signAtLongitude, signOf } from '../../domain/zodiac/signs.ts';
import type { WheelChart } from '../drawing/chart-wheel/chart.ts';
import { wheelSvg } from '../drawing/chart-wheel/svg-file.ts';
import { glyph, type GlyphName } from '../drawing/glyphs.ts';
import { INK } from '../drawing/ink.ts';
import { place } from '../quote-cards/placing.ts';
import { inset, type Place } from './inset.ts';
import { finished, hairline, signed, type Composed } from './sheet.ts';
import type { Signed } from './subject.ts';
import { nameLine, type Column } from './type.ts';

/** Previews of links, and feeds. */
export type ChartPictureFormat = 'wide' | 'square';

interface Measures {
  wheel: Place;
  column: Column;
  name: { baseline: number; size: number };
  rule: number;
  /** Sun, Moon and rising sign: beneath each other, or side by side. */
  lights: { top: number; step: number; isRow: boolean; size: number };
}

const MEASURES: Record<ChartPictureFormat, Measures> = {
  wide: {
    wheel: { x: 42, y: 36, width: 510 },
    column: { align: 'left', x: 610, width: 520 },
    name: { baseline: 150, size: 78 },
    rule: 196,
    lights: { top: 284, step: 92, isRow: false, size: 46 },
  },
  square: {
    wheel: { x: 158, y: 148, width: 764 },
    column: { align: 'center', x: 540, width: 940 },
    name: { baseline: 122, size: 70 },
    rule: 0,
    lights: { top: 934, step: 312, isRow: true, size: 36 },
  },
};

interface Light {
  glyph: GlyphName;
  words: string;
}

/** As far as they are sure. */
function lightsOf({ bodies, ascendant }: WheelChart): Light[] {
  const signOfBody = (body: 'sun' | 'moon') => bodies.find((each) => each.body === body)?.sign;
  const [sun, moon] = [signOfBody('sun'), signOfBody('moon')];
  const rising = ascendant === null ? null : signAtLongitude(ascendant);
  return [
    ...(sun ? [{ glyph: 'sun', words: `Sun in ${signOf(sun).name}` } as const] : []),
    ...(moon ? [{ glyph: 'moon', words: `Moon in ${signOf(moon).name}` } as const] : []),
    ...(rising ? [{ glyph: rising, words: `${signOf(rising).name} rising` } as const] : []),
  ];
}

function lightAt({ glyph: name, words }: Light, left: number, middle: number, size: number): Composed {
  const text = place(
    words,
    { face: 'roman', size, fill: INK.ivory },
    'left',
    left + size * 1.45,
    middle + size * 0.3,
  );
  const mark = { x: left + size * 0.5, y: middle, size, stroke: INK.brass200, strokeWidth: size / 15 };
  return { texts: [text], shapes: [glyph(name, mark)], drawn: [] };
}

const lightWidth = (light: Light, size: number): number =>
  lightAt(light, 0, 0, size).texts[0]!.width + size * 1.45;

/** Side by side around the middle, smaller where three long names would not find room. */
function lightsRow(lights: readonly Light[], { lights: { top, size }, column }: Measures): Composed[] {
  const gap = 1.5;
  const wholeAt = (at: number): number =>
    lights.reduce((sum, light) => sum + lightWidth(light, at) + gap * at, -gap * at);
  const fitting = size * Math.min(1, column.width / wholeAt(size));
  let left = column.x - wholeAt(fitting) / 2;
  return lights.map((light) => {
    const set = lightAt(light, left, top, fitting);
    left += lightWidth(light, fitting) + gap * fitting;
    return set;
  });
}

function placedLights(lights: readonly Light[], measures: Measures): Composed[] {
  const { top, step, isRow, size } = measures.lights;
  if (isRow) return lightsRow(lights, measures);
  return lights.map((light, i) => lightAt(light, measures.column.x, top + i * step, size));
}

/** The wheel with Sun, Moon and rising sign in words. No name, no date, no place: who shares it may add them. */
export function composeChartPicture(chart: WheelChart, format: ChartPictureFormat): Composed {
  const measures = MEASURES[format];
  const { wheel, column, name, rule } = measures;
  const lights = placedLights(lightsOf(chart), measures);
  // A preview is looked at on a telephone: the wheel with the large glyphs.
  const kind = format === 'wide' ? 'phone' : 'wide';
  return {
    texts: [
      ...nameLine('Birth Chart', { ...name, fill: INK.brass200 }, column),
      ...lights.flatMap(({ texts }) => texts),
    ],
    shapes: [
      inset(wheelSvg(chart, { kind }), 'wheel', wheel),
      ...(rule > 0 ? [hairline(column.x, column.x + column.width, rule)] : []),
      ...lights.flatMap(({ shapes }) => shapes),
    ],
    drawn: [{ left: wheel.x, top: wheel.y, right: wheel.x + wheel.width, bottom: wheel.y + wheel.width }],
  };
}

/** A picture of the wheel to share, all as outlines. It is drawn where the chart is, on the visitor's own device. */
export function drawChartPicture(chart: WheelChart, format: ChartPictureFormat, by: Signed): string {
  return finished(signed(composeChartPicture(chart, format), format, by), format);
}
