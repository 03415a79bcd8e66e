import { ASPECT_GLYPHS, BODY_GLYPHS, ELEMENT_GLYPHS, SIGN_GLYPHS, type Glyph } from './glyph-paths.ts';
import { ICON_GLYPHS } from './icon-paths.ts';
import { INK } from './ink.ts';
import { num } from './svg.ts';

const ALL = { ...SIGN_GLYPHS, ...BODY_GLYPHS, ...ASPECT_GLYPHS, ...ELEMENT_GLYPHS, ...ICON_GLYPHS };

export type GlyphName = keyof typeof ALL;
export type { Glyph };

export const GLYPHS: Readonly<Record<GlyphName, Glyph>> = ALL;
export const GLYPH_NAMES = Object.keys(ALL) as GlyphName[];

export interface GlyphPlace {
  /** Middle of the glyph, in the units of the picture around it. */
  x: number;
  y: number;
  size: number;
  stroke?: string;
  /** Width of the line as drawn, in the units of the picture around it. */
  strokeWidth?: number;
}

/** Units of the grid: the weight of `fine` lines, whatever the weight of the others. */
const FINE_WIDTH = 0.8;

function paths({ d, fine, solid }: Glyph, color: string): string {
  const line = d ? `<path d="${d}"/>` : '';
  const hairline = fine ? `<path d="${fine}" stroke-width="${FINE_WIDTH}"/>` : '';
  const area = solid ? `<path d="${solid}" fill="${color}" stroke="none"/>` : '';
  return line + hairline + area;
}

const PEN = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

/** One glyph, centered on a point, for use inside a larger drawing. */
export function glyph(name: GlyphName, place: GlyphPlace): string {
  const { x, y, size, stroke = INK.brass200, strokeWidth = 1.5 } = place;
  const scale = size / 24;
  const frame = `transform="translate(${num(x - size / 2)} ${num(y - size / 2)}) scale(${num(scale, 3)})"`;
  const width = num(strokeWidth / scale);
  return `<g ${frame} ${PEN} stroke="${stroke}" stroke-width="${width}">${paths(GLYPHS[name], stroke)}</g>`;
}

/** One entry of the sprite that pages use; it takes the color and line weight of the text around it. */
export function symbolOf(name: GlyphName): string {
  const body = paths(GLYPHS[name], 'currentColor');
  return `<symbol id="${name}" viewBox="0 0 24 24" ${PEN} stroke="currentColor">${body}</symbol>`;
}
