import type { NatalChart } from '../../domain/natal/chart.ts';
import type { Element } from '../../domain/zodiac/signs.ts';
import { glyph, type GlyphName } from '../drawing/glyphs.ts';
import { INK } from '../drawing/ink.ts';
import { arc, spoke, type Ring } from '../drawing/ring.ts';
import { stroked } from '../drawing/svg.ts';
import type { CoverLayout } from './cover-layout.ts';

const RADII = { glyph: 24, inner: 38, ticks: 41, outer: 54, rim: 58 };

/** Fire and air above, earth and water below, as the elements lie. */
const CORNERS: readonly (readonly [Element, left: boolean, top: boolean])[] = [
  ['Fire', true, true],
  ['Air', false, true],
  ['Earth', true, false],
  ['Water', false, false],
];

/** Ten planets, and the rising sign where the hour is known. */
const ticksOf = ({ hourKnown }: NatalChart): number => (hourKnown ? 11 : 10);

function corner(ring: Ring, fromDeg: number, element: Element, lit: number, all: number): string {
  const step = 90 / (all + 1);
  const tick = (index: number): string => spoke(ring, fromDeg + step * (index + 1), RADII.ticks, RADII.outer);
  const marks = Array.from({ length: all }, (_, index) => tick(index));
  const angle = ((fromDeg + 45) * Math.PI) / 180;
  const [x, y] = [ring.x + RADII.glyph * Math.cos(angle), ring.y - RADII.glyph * Math.sin(angle)];
  return [
    stroked(arc(ring, RADII.inner, fromDeg, fromDeg + 90), INK.brass500, 0.7),
    stroked(arc(ring, RADII.rim, fromDeg, fromDeg + 90), INK.brass300, 1.4),
    stroked(marks.slice(lit).join(''), INK.rule, 1),
    stroked(marks.slice(0, lit).join(''), INK.brass100, 2.4),
    glyph(element.toLowerCase() as GlyphName, { x, y, size: 16, stroke: INK.brass300, strokeWidth: 1.1 }),
  ].join('');
}

/** How many planets stand in each element: the corners count them. Unsure ones are not counted. */
export function coverCorners(chart: NatalChart, { width, height, frame }: CoverLayout): string {
  const inset = frame + 11;
  return CORNERS.map(([element, left, top]) => {
    const ring = { x: left ? inset : width - inset, y: top ? inset : height - inset };
    const fromDeg = top ? (left ? 270 : 180) : left ? 0 : 90;
    const { count } = chart.elements.find(({ name }) => name === element)!;
    return corner(ring, fromDeg, element, Math.min(...count.possible), ticksOf(chart));
  }).join('');
}
