import type { ReactNode } from 'react';
import type { GlyphName } from '../../art/drawing/glyphs.ts';
import sprite from '../look/glyphs.svg?url';

export interface GlyphProps {
  name: GlyphName;
  /** Width and height in px. */
  size?: number;
  /** Line weight in units of the 24-unit grid. */
  weight?: number;
  /** Upper left corner, where the glyph is part of a larger drawing. */
  x?: number;
  y?: number;
  className?: string;
  /** Read aloud in place of the drawing; without it the drawing is decoration. */
  title?: string;
}

/** One of our own drawn signs, in the color of the text around it. */
export function Glyph({ name, size = 20, weight = 1.5, x, y, className, title }: GlyphProps): ReactNode {
  const spoken = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <svg
      {...spoken}
      x={x}
      y={y}
      className={className}
      width={size}
      height={size}
      strokeWidth={weight}
      focusable="false"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
