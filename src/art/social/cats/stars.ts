import type { SignKey } from '../../../domain/zodiac/signs.ts';
import { STARS, figureOf, type SkyPoint, type Star } from '../../drawing/stars.ts';
import { INK } from '../../drawing/ink.ts';
import { line } from '../../drawing/plate-engraving.ts';
import { polar, range } from '../../drawing/plate-burin.ts';
import { tag } from '../../drawing/svg.ts';
import { disc, shape, type Point } from '../../deck/burin.ts';
import { mover } from './curve.ts';

/** Where a figure of the sky lies in a cat: turned and scaled at will, never mirrored, no star moved by itself. */
export interface Placing {
  at: Point;
  /** Units of the sheet for a degree of the sky. */
  scale: number;
  /** Degrees clockwise from north up. */
  turn?: number;
}

export interface FigureInCat {
  lines: Point[][];
  /** Brightest first. */
  stars: { at: Point; star: Star }[];
}

const DEG = Math.PI / 180;

/** The middle of a figure, as the direction all its points have on average. */
function middleOf(points: readonly SkyPoint[]): SkyPoint {
  const sum = (part: (ra: number, dec: number) => number): number =>
    points.reduce((all, [ra, dec]) => all + part(ra * DEG, dec * DEG), 0);
  const x = sum((ra, dec) => Math.cos(dec) * Math.cos(ra));
  const y = sum((ra, dec) => Math.cos(dec) * Math.sin(ra));
  const z = sum((_, dec) => Math.sin(dec));
  return [Math.atan2(y, x) / DEG, Math.atan2(z, Math.hypot(x, y)) / DEG];
}

/** Flat about a middle, in degrees, north up and east at left as one sees it looking up. */
export function flat([ra0, dec0]: SkyPoint): (point: SkyPoint) => Point {
  const [sin0, cos0] = [Math.sin(dec0 * DEG), Math.cos(dec0 * DEG)];
  return ([ra, dec]) => {
    const [sin, cos, hour] = [Math.sin(dec * DEG), Math.cos(dec * DEG), (ra - ra0) * DEG];
    const k = 2 / (1 + sin0 * sin + cos0 * cos * Math.cos(hour)) / DEG;
    return [-k * cos * Math.sin(hour), -k * (cos0 * sin - sin0 * cos * Math.cos(hour))];
  };
}

function starAt([ra, dec]: SkyPoint): Star | undefined {
  return STARS.find(({ raDeg, decDeg }) => Math.abs(decDeg - dec) < 0.02 && Math.abs(raDeg - ra) < 0.02);
}

/** The sign's true figure at its place on the sheet; `at` is the middle of the box around it. */
export function figureInCat(sign: SignKey, { at, scale, turn = 0 }: Placing): FigureInCat {
  const { lines } = figureOf(sign);
  const all = lines.flat();
  const project = flat(middleOf(all));
  const [xs, ys] = [all.map((point) => project(point)[0]), all.map((point) => project(point)[1])];
  const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  const move = mover({ at, scale, turn });
  const place = (point: SkyPoint): Point => {
    const [x, y] = project(point);
    return move([x - middle(xs), y - middle(ys)]);
  };
  const stars = new Map<Star, Point>();
  for (const point of all) {
    const star = starAt(point);
    if (star) stars.set(star, place(point));
  }
  return {
    lines: lines.map((points) => points.map(place)),
    stars: [...stars]
      .map(([star, where]) => ({ star, at: where }))
      .sort((a, b) => a.star.magnitude - b.star.magnitude),
  };
}

const BRIGHTEST = 21;

function fourPoints(at: Point, r: number, waist: number): Point[] {
  return range(8).map((i) => polar(at, i % 2 === 0 ? r : waist, i * 45 - 90));
}

/** Four points each; the brightest has a white core. */
function starlight({ at, star }: FigureInCat['stars'][number], isBrightest: boolean): string {
  const r = isBrightest ? BRIGHTEST : Math.max(6.5, 15 - 1.9 * star.magnitude);
  return [
    shape(fourPoints(at, r, r * (isBrightest ? 0.2 : 0.26)), {
      fill: INK.brass100,
      stroke: INK.night950,
      width: 0.8,
    }),
    isBrightest ? disc(at, 4.6, { fill: '#ffffff' }) : '',
  ].join('');
}

/** The figure in brass on a wide night line, so that it reads on fur and on light alike. */
export function starFigure({ lines, stars }: FigureInCat, width = 1.9): string {
  const d = lines.map(line).join('');
  return [
    tag('path', {
      d,
      stroke: INK.night950,
      'stroke-width': 6,
      'stroke-opacity': 0.65,
      'stroke-linecap': 'round',
    }),
    tag('path', { d, stroke: INK.brass300, 'stroke-width': width, 'stroke-linecap': 'round' }),
    ...stars.map((star, i) => starlight(star, i === 0)),
  ].join('');
}
