import { polar, range } from '../../drawing/plate-burin.ts';
import { shade, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';

/** A hump of a cloud: middle and radius of one of the circles whose union is its upper edge. */
type Hump = readonly [x: number, y: number, r: number];

function humpsOf(text: string): Hump[] {
  return text.split(' ').map((hump) => {
    const [x = 0, y = 0, r = 0] = hump.split(',').map(Number);
    return [x, y, r];
  });
}

export interface CloudInk {
  fill: string;
  line: string;
  rule: string;
}

/** The upper edge of all humps together, from the left end of the base to the right. */
function skyline(humps: readonly Hump[], base: number): Point[] {
  const left = Math.min(...humps.map(([x, , r]) => x - r));
  const right = Math.max(...humps.map(([x, , r]) => x + r));
  const count = Math.ceil((right - left) / 4);
  const edge = range(count + 1).map((i): Point => {
    const x = left + ((right - left) * i) / count;
    const tops = humps.map(([cx, cy, r]) => {
      const rise = r * r - (x - cx) ** 2;
      return rise < 0 ? base : cy - Math.sqrt(rise);
    });
    return [x, Math.min(base, ...tops)];
  });
  return [[left, base], ...edge, [right, base]];
}

/**
 * One silhouette with inner scallops and a ruled underside; never a heap of circles, which reads as bubbles.
 * Humps are written `'x,y,r x,y,r'`; neighbors must overlap, or the edge falls to the base between them.
 */
export function cloud(form: string, base: number, { fill, line, rule }: CloudInk, ruled = 0.42): string {
  const humps = humpsOf(form);
  const outline = skyline(humps, base);
  const top = Math.min(...outline.map(([, y]) => y));
  const under = outline.map(([x, y]): Point => [x, Math.max(y, base - (base - top) * ruled)]);
  const scallops = humps.map(([x, y, r]) =>
    trace(range(9).map((i) => polar([x, y], r * 0.72, 186 + i * 13))),
  );
  return [
    shape(outline, { fill }),
    shade(under, { ink: rule, degrees: 0, pitch: 6, width: 1.2 }),
    shape(scallops.join(''), { stroke: line, width: 1.3, opacity: 0.75 }),
    shape(outline, { stroke: line, width: 2.2 }),
  ].join('');
}

/** Slanted strokes at the given feet. */
export function rain(feet: readonly Point[], length: number, stroke: string): string {
  return shape(feet.map(([x, y]) => `M${x} ${y}l${-length * 0.34} ${length}`).join(''), {
    stroke,
    width: 1.8,
  });
}

/** Two strokes that thicken toward the body. */
export function bird([x, y]: Point, span: number, fill: string): string {
  const s = span / 2;
  const wing = (side: 1 | -1): string =>
    `M${x} ${y}q${side * s * 0.3} ${-s * 0.62} ${side * s} ${-s * 0.34}q${-side * s * 0.62} ${s * 0.06} ${-side * s} ${s * 0.62}Z`;
  return shape(wing(-1) + wing(1), { fill });
}
