import { num } from '../../drawing/svg.ts';
import { shape, type Point } from '../../deck/burin.ts';
import { inside, walk, type Curve } from './curve.ts';
import type { CatInk } from './inks.ts';

/** Where the light comes from: upper left. */
const LIGHT: Point = [-0.62, -0.78];
const PITCH = 4;
const WIDTH = 1.1;

/** Uneven like hair, but the same at every drawing. */
function chance(i: number): number {
  const wave = Math.sin(i * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
}

function isClockwise(line: readonly Point[]): boolean {
  const area = line.reduce((sum, [x, y], i) => {
    const [nx, ny] = line[(i + 1) % line.length]!;
    return sum + x * ny - nx * y;
  }, 0);
  return area > 0;
}

interface Hair {
  from: Point;
  to: Point;
}

const drawnHairs = (hairs: readonly Hair[]): string =>
  hairs
    .map(({ from: [x, y], to: [tx, ty] }) => `M${num(x, 1)} ${num(y, 1)}l${num(tx - x, 1)} ${num(ty - y, 1)}`)
    .join('');

export interface Fringe {
  /** Which way along the outline the fur lies. */
  lie?: 1 | -1;
  /** Length of a lit hair. */
  length?: number;
  /** No fur here: where something else covers the edge. */
  hidden?: ((at: Point) => boolean) | undefined;
}

/**
 * Fur as a fringe along an outline: lit side short and pale, shade side up to 1.8 times longer and two rows deep. The
 * middle stays empty, because stars live there.
 */
export function fringe(
  { line }: Curve,
  ink: Pick<CatInk, 'furLit' | 'furShade'>,
  { lie = 1, length = 12, hidden }: Fringe = {},
): string {
  const [lit, shaded]: [Hair[], Hair[]] = [[], []];
  const way = isClockwise(line) ? 1 : -1;
  walk([...line, line[0]!], PITCH).forEach(({ at, ahead: [tx, ty] }, i) => {
    if (hidden?.(at)) return;
    const inward: Point = [-ty * way, tx * way];
    const light = -(inward[0] * LIGHT[0] + inward[1] * LIGHT[1]);
    const hair = (start: number, reach: number): Hair => {
      const from: Point = [at[0] + inward[0] * start, at[1] + inward[1] * start];
      const step = (axis: 0 | 1, ahead: number): number =>
        from[axis] + (inward[axis] * 0.72 + ahead * 0.8 * lie) * reach;
      return { from, to: [step(0, tx), step(1, ty)] };
    };
    const grown = length * (1 + 0.8 * Math.max(0, -light)) * (0.7 + 0.5 * chance(i));
    const rows = [hair(1, grown)];
    if (light < 0.1) rows.push(hair(6 + 4 * chance(i + 7), grown * 0.8));
    else if (i % 2 === 0) rows.push(hair(4, grown));
    const fitting = rows.filter(({ from, to }) => inside(to, line) && inside(from, line));
    (light > 0.1 ? lit : shaded).push(...fitting);
  });
  return (
    shape(drawnHairs(shaded), { stroke: ink.furShade, width: WIDTH }) +
    shape(drawnHairs(lit), { stroke: ink.furLit, width: WIDTH, opacity: 0.88 })
  );
}

/** Fur under a thigh or shoulder line, on its right-hand side as it is drawn, or on the other. */
export function tufts(
  { line }: Curve,
  ink: Pick<CatInk, 'furShade'>,
  {
    side = 1,
    length = 12,
    from = 0,
    to = 1,
    hidden,
  }: Pick<Fringe, 'length' | 'hidden'> & { side?: 1 | -1; from?: number; to?: number } = {},
): string {
  const steps = walk(line, PITCH);
  const hairs = steps
    .slice(Math.floor(steps.length * from), Math.ceil(steps.length * to))
    .map(({ at: [x, y], ahead: [tx, ty] }, i): Hair => {
      const reach = length * (0.6 + 0.6 * chance(i));
      const over = (tangentPart: number, normalPart: number): number =>
        tangentPart * 0.8 + normalPart * 0.72 * side;
      return { from: [x, y], to: [x + over(tx, -ty) * reach, y + over(ty, tx) * reach] };
    })
    .filter((hair) => !hidden?.(hair.from));
  return shape(drawnHairs(hairs), { stroke: ink.furShade, width: WIDTH });
}
