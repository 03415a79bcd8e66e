import type { SignKey } from '../../domain/zodiac/signs.ts';
import { INK } from './ink.ts';
import { PLATE, circle, line, n, path } from './plate-engraving.ts';
import type { Point } from './plate-engraving.ts';
import { FIGURES, STARS, equatorialOf, figureOf } from './stars.ts';
import type { SkyPoint, Star } from './stars.ts';

/** Middle of the window and its half width on the sky: the figure fills about three quarters. */
const VIEW: Record<SignKey, { raDeg: number; decDeg: number; fieldDeg: number }> = {
  aries: { raDeg: 34.4, decDeg: 22.6, fieldDeg: 12 },
  taurus: { raDeg: 67, decDeg: 14.9, fieldDeg: 25.5 },
  gemini: { raDeg: 105.8, decDeg: 22.6, fieldDeg: 15.2 },
  cancer: { raDeg: 129, decDeg: 18.6, fieldDeg: 14 },
  leo: { raDeg: 162.3, decDeg: 18.6, fieldDeg: 20 },
  virgo: { raDeg: 198.7, decDeg: 0.6, fieldDeg: 30 },
  libra: { raDeg: 231.4, decDeg: -19.2, fieldDeg: 14.4 },
  scorpio: { raDeg: 251, decDeg: -31.9, fieldDeg: 20.4 },
  sagittarius: { raDeg: 286.4, decDeg: -31, fieldDeg: 20.4 },
  capricorn: { raDeg: 315.2, decDeg: -18.4, fieldDeg: 15 },
  aquarius: { raDeg: 333.6, decDeg: -14.2, fieldDeg: 29 },
  pisces: { raDeg: 8.4, decDeg: 10, fieldDeg: 31 },
};

const DEG = Math.PI / 180;

export type Projection = (raDeg: number, decDeg: number) => Point;

/** Stereographic, north up and east at left, as one sees it looking up. */
export function projectionOf(sign: SignKey): Projection {
  const { raDeg: ra0, decDeg: dec0, fieldDeg } = VIEW[sign];
  const unitsPerRadius = PLATE.window / Math.tan((fieldDeg * DEG) / 2);
  const [sin0, cos0] = [Math.sin(dec0 * DEG), Math.cos(dec0 * DEG)];
  return (raDeg, decDeg) => {
    const [sin, cos] = [Math.sin(decDeg * DEG), Math.cos(decDeg * DEG)];
    const hour = (raDeg - ra0) * DEG;
    const k = unitsPerRadius / (1 + sin0 * sin + cos0 * cos * Math.cos(hour));
    return [PLATE.x - k * cos * Math.sin(hour), PLATE.y - k * (cos0 * sin - sin0 * cos * Math.cos(hour))];
  };
}

function inWindow([x, y]: Point, margin = 0): boolean {
  return Math.hypot(x - PLATE.x, y - PLATE.y) < PLATE.window + margin;
}

/** Far points run off the canvas and upset the renderer, so lines are cut into what comes near the window. */
function visibleRuns(points: Point[], margin: number): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of points) {
    if (inWindow(point, margin)) runs.at(-1)!.push(point);
    else if (runs.at(-1)!.length > 0) runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}

function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, i) => from + i * step);
}

export function graticule(project: Projection): string {
  const parallels = steps(-80, 80, 10).map((dec) => steps(0, 360, 1.5).map((ra) => project(ra, dec)));
  const meridians = steps(0, 350, 10).map((ra) => steps(-80, 80, 1.5).map((dec) => project(ra, dec)));
  const runs = [...parallels, ...meridians].flatMap((points) => visibleRuns(points, 60));
  return path(runs.map(line).join(''), { stroke: INK.brass200, width: 0.7, opacity: 0.13 });
}

/** The ecliptic as a scale: a tick each degree, longer each five and ten. */
export function eclipticScale(project: Projection): string {
  const place = (longitudeDeg: number, latitudeDeg: number): Point => {
    const { raDeg, decDeg } = equatorialOf(longitudeDeg, latitudeDeg);
    return project(raDeg, decDeg);
  };
  const middle = visibleRuns(
    steps(0, 362, 1).map((longitude) => place(longitude, 0)),
    30,
  );
  const ticks = steps(0, 359, 1)
    .filter((longitude) => inWindow(place(longitude, 0), 10))
    .map((longitude) => {
      const [x, y] = place(longitude, 0);
      const [ax, ay] = place(longitude, 1);
      const length = longitude % 10 === 0 ? 6.5 : longitude % 5 === 0 ? 4.5 : 2.6;
      const k = length / Math.hypot(ax - x, ay - y);
      return line([
        [x - (ax - x) * k, y - (ay - y) * k],
        [x + (ax - x) * k, y + (ay - y) * k],
      ]);
    });
  return path(middle.map(line).join('') + ticks.join(''), {
    stroke: INK.brass300,
    width: 0.8,
    opacity: 0.42,
  });
}

function tint(bv: number): string {
  if (bv < 0) return '#d5e2ff';
  if (bv < 0.35) return '#f1f5ff';
  if (bv < 0.8) return '#fff7e4';
  return bv < 1.2 ? '#ffe6bd' : '#ffcb9a';
}

/** A fainter magnitude is a smaller dot: about a third of the radius for every two magnitudes. */
function radiusOf(magnitude: number): number {
  return Math.max(0.8, 4 * 0.71 ** Math.max(0, magnitude));
}

export function fieldStars(project: Projection): string {
  return STARS.map((star) => ({ star, at: project(star.raDeg, star.decDeg) }))
    .filter(({ at }) => inWindow(at, 4))
    .map(({ star, at }) => {
      const opacity = Math.min(1, Math.max(0.5, 1.25 - star.magnitude * 0.13));
      return circle(at, radiusOf(star.magnitude), { fill: tint(star.bv), opacity });
    })
    .join('');
}

export function neighbours(project: Projection, sign: SignKey): string {
  const lines = FIGURES.filter((figure) => figure.sign !== sign)
    .flatMap((figure) => figure.lines)
    .map((points) => points.map(([ra, dec]) => project(ra, dec)))
    .flatMap((points) => points.slice(1).map((point, i): [Point, Point] => [points[i]!, point]))
    .filter(([a, b]) => inWindow(a, 90) && inWindow(b, 90) && (inWindow(a) || inWindow(b)));
  return path(lines.map(line).join(''), { stroke: INK.brass200, width: 0.9, opacity: 0.34 });
}

function starAt([raDeg, decDeg]: SkyPoint): Star | undefined {
  return STARS.find((star) => Math.abs(star.decDeg - decDeg) < 0.02 && Math.abs(star.raDeg - raDeg) < 0.02);
}

export interface FigureOnPlate {
  lines: Point[][];
  stars: { at: Point; star: Star }[];
}

export function figureOnPlate(project: Projection, sign: SignKey): FigureOnPlate {
  const { lines } = figureOf(sign);
  const stars = new Map<Star, Point>();
  for (const point of lines.flat()) {
    const star = starAt(point);
    if (star) stars.set(star, project(...point));
  }
  return {
    lines: lines.map((points) => points.map(([ra, dec]) => project(ra, dec))),
    stars: [...stars].map(([star, at]) => ({ star, at })).sort((a, b) => a.star.magnitude - b.star.magnitude),
  };
}

/** A flare as a burin cuts it: four long points, four short between. */
function flare([x, y]: Point, reach: number, waist: number): string {
  const turn = (quarters: number, radius: number): string => {
    const angle = (quarters * Math.PI) / 2;
    return `${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`;
  };
  const points = (offset: number, length: number, upright: number): string => {
    const tip = (i: number): string => turn(i + offset, i % 2 === 0 ? length : length * upright);
    const sides = [0, 1, 2, 3].map((i) => `L${turn(i + 0.5 + offset, waist)}L${tip(i + 1)}`);
    return `M${tip(0)}${sides.join('')}Z`;
  };
  return path(points(0, reach * 0.78, 1.28) + points(0.5, reach * 0.36, 1), { fill: '#fffaf0' });
}

/** The figure, lit: wide faint strokes under a bright one instead of a blur. */
export function litFigure({ lines, stars }: FigureOnPlate, light: string): string {
  const d = lines.map(line).join('');
  const halo = [
    [13, 0.05],
    [8, 0.09],
    [4.6, 0.2],
  ].map(([width, opacity]) => path(d, { stroke: light, width, opacity }));
  const bright = path(d, { stroke: INK.brass100, width: 2 });
  const lights = stars.map(({ at, star }, i) => {
    const power = Math.max(0, 4.6 - star.magnitude);
    const r = 2.2 + power * 0.5;
    const reach = i === 0 ? 30 : star.magnitude < 3.1 ? 8 + power * 3.4 : 0;
    return [
      circle(at, r * 3.6, { fill: 'url(#halo)', opacity: 0.5 + power * 0.1 }),
      reach > 0 ? flare(at, reach, r * 0.62) : '',
      circle(at, r, { fill: i === 0 ? '#fffdf6' : tint(star.bv) }),
    ].join('');
  });
  return [...halo, bright, ...lights].join('');
}
