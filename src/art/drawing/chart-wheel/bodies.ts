import { glyph } from '../glyphs.ts';
import { onRing, spoke } from '../ring.ts';
import { num, stroked, tag } from '../svg.ts';
import type { Emphasis, Lit } from './highlight.ts';
import type { PlacedBody, WheelLayout } from './layout.ts';
import { spiralThread, type InkedText, type WheelPart } from './part.ts';
import { unsureArc, type Inks } from './rings.ts';
import { CENTER, type ChartWheelShape } from './shape.ts';

/** A crossed R on a grid of 24, as all our signs are. */
const RETROGRADE =
  'M6.4 20.4V3.6H12C15.4 3.6 17.2 5.5 17.2 8.2S15.4 12.8 12 12.8H6.4M11.4 12.8L19.4 21.4M19.2 13.8L11.6 21.6';

function retrogradeMark({ x, y }: { x: number; y: number }, size: number, ink: string): string {
  const place = `translate(${num(x - size / 2)} ${num(y - size / 2)}) scale(${num(size / 24, 3)})`;
  return tag(
    'g',
    { transform: place },
    stroked(RETROGRADE, ink, 2, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
  );
}

/** The true degree at both rings, and threads from there to the label. */
function threads(body: PlacedBody, shape: ChartWheelShape, inks: Inks): string {
  const { radii, sign, limbWidth } = shape;
  const { palette } = inks;
  const { trueDeg, labelDeg, span, arc } = body;
  const long = shape.ticks.at(-1)![1];
  const air = sign.weight * 1.6;
  const isSure = body.longitude !== null;
  const lines =
    spiralThread([trueDeg, radii.ticks - long - air * 0.4], [labelDeg, span[1] + air]) +
    spiralThread([trueDeg, radii.disc + limbWidth], [labelDeg, span[0] - air * 0.6]);
  const unsure = isSure ? '' : unsureArc(arc, radii.ticks - long * 0.6) + unsureArc(arc, radii.disc);
  return [
    stroked(lines, palette.line, sign.weight * 0.55),
    isSure
      ? stroked(spoke(CENTER, trueDeg, radii.ticks, radii.ticks - long), palette.planet, sign.weight)
      : '',
    stroked(unsure, palette.planet, sign.weight * 1.5),
  ].join('');
}

function label(body: PlacedBody, shape: ChartWheelShape, inks: Inks, emphasis: Emphasis): string {
  const { planet, retrograde } = shape;
  const { palette } = inks;
  const { x, y } = body.glyph;
  const roundel =
    emphasis === 'lit'
      ? {
          r: planet.size * 0.67,
          fill: palette.roundel,
          stroke: palette.planet,
          'stroke-width': planet.weight,
        }
      : { r: planet.size * 0.6, fill: palette.ground };
  return [
    tag('circle', { cx: x, cy: y, ...roundel }),
    glyph(body.body, { x, y, size: planet.size, stroke: palette.planet, strokeWidth: planet.weight }),
    body.retrogradeMark ? retrogradeMark(body.retrogradeMark, retrograde, palette.figure) : '',
  ].join('');
}

function bodyPart(body: PlacedBody, { shape }: WheelLayout, inks: Inks, lit: Lit): WheelPart {
  const { palette } = inks;
  const { isNamed, figure } = body;
  const emphasis = lit.point(body.body);
  const [cx, cy] = onRing(CENTER, body.trueDeg, shape.radii.disc);
  const dot = body.longitude === null ? '' : tag('circle', { cx, cy, r: shape.dot, fill: palette.planet });
  const named = isNamed ? threads(body, shape, inks) + label(body, shape, inks, emphasis) : '';
  const texts: InkedText[] = isNamed && figure ? [{ ...figure, fill: palette.figure }] : [];
  return {
    mark: { kind: 'point', point: body.body },
    opacity: emphasis === 'dim' ? palette.dim : 1,
    svg: named + dot,
    texts,
    ...(isNamed && { spot: { ...body.glyph, r: shape.planet.size * 0.72 } }),
  };
}

/** Planets with their threads; those that are meant lie on top. */
export function bodyParts(layout: WheelLayout, inks: Inks, lit: Lit): WheelPart[] {
  const order = layout.bodies.toSorted(
    (a, b) => Number(lit.point(a.body) === 'lit') - Number(lit.point(b.body) === 'lit'),
  );
  return order.map((body) => bodyPart(body, layout, inks, lit));
}
