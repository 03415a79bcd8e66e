import { elementOf } from './chart.ts';
import { bodyParts } from './bodies.ts';
import { chordParts } from './chords.ts';
import { litBy, type WheelHighlight } from './highlight.ts';
import type { WheelLayout } from './layout.ts';
import { paletteOf, type PaletteName, type WheelPalette } from './palette.ts';
import type { WheelPart } from './part.ts';
import { angleParts, gradients, grounds, houseParts, signs } from './rings.ts';

export interface WheelOptions {
  palette?: PaletteName;
  highlight?: WheelHighlight;
  /** What stands behind the wheel, where it is not the night or the report's paper. */
  ground?: string;
  /** Names of the gradients begin with it: a page may show two wheels. */
  id?: string;
}

export interface DrawnWheel {
  definitions: string;
  /** In the order in which they lie on each other. */
  parts: readonly WheelPart[];
  palette: WheelPalette;
}

/**
 * A birth chart as a wheel: what rises at the left, longitudes anticlockwise. Outside in: signs, houses, the scale of
 * degrees, planets with threads to their true degree at both rings, and the angles between them as chords.
 */
export function drawWheel(layout: WheelLayout, options: WheelOptions = {}): DrawnWheel {
  const { palette: name = 'night', highlight, ground, id = 'chart-wheel' } = options;
  const own = paletteOf(name, elementOf(layout.chart));
  const palette = ground === undefined ? own : { ...own, ground };
  const inks = { palette, id };
  const lit = litBy(highlight);
  return {
    definitions: gradients(layout, inks),
    parts: [
      grounds(layout, inks),
      ...houseParts(layout, inks, lit),
      ...signs(layout, inks, lit),
      ...angleParts(layout, inks, lit),
      ...chordParts(layout, inks, lit),
      ...bodyParts(layout, inks, lit),
    ],
    palette,
  };
}
