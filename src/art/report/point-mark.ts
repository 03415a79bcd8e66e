import type { Angle, Point } from '../../domain/natal/points.ts';
import { glyph, type GlyphPlace } from '../drawing/glyphs.ts';
import { INK } from '../drawing/ink.ts';
import { num, tag } from '../drawing/svg.ts';

/** What comes up over the horizon; the highest place of the Sun's path. On the grid of the glyphs. */
const ANGLE_PATHS: Record<Angle, string> = {
  ascendant: 'M2.5 17.5H21.5M12 17.5V4.5M7.2 9.2L12 4.5L16.8 9.2',
  midheaven: 'M2.5 20A9.5 12 0 0 1 21.5 20M12 8V2.5M9 5.2L12 2.5L15 5.2',
};

/** The mark of a planet or of an angle, centered on a place. */
export function pointMark(point: Point, place: GlyphPlace): string {
  if (point !== 'ascendant' && point !== 'midheaven') return glyph(point, place);
  const { x, y, size, stroke = INK.brass200, strokeWidth = 1.5 } = place;
  const scale = size / 24;
  return tag('path', {
    d: ANGLE_PATHS[point],
    transform: `translate(${num(x - size / 2)} ${num(y - size / 2)}) scale(${num(scale, 3)})`,
    stroke,
    'stroke-width': strokeWidth / scale,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}
