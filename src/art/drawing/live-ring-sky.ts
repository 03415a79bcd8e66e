import type { SignKey } from '../../domain/zodiac/signs.ts';
import { starPath } from './icon-paths.ts';
import { INK, type ElementInk } from './ink.ts';
import { PLATE } from './plate-engraving.ts';
import { figureOnPlate, projectionOf } from './plate-sky.ts';
import { polyline, type Point } from './ring.ts';
import { FIGURES, STARS, equatorialOf, type SkyPoint, type Star } from './stars.ts';
import { num, stroked, tag } from './svg.ts';

/** The round window inside the live ring, in units of its 400 × 400 square. */
export const WINDOW = { x: 200, y: 200, r: 124 };

function fromPlate([x, y]: Point): Point {
  const scale = WINDOW.r / PLATE.window;
  return [WINDOW.x + (x - PLATE.x) * scale, WINDOW.y + (y - PLATE.y) * scale];
}

function inWindow([x, y]: Point, margin = 0): boolean {
  return Math.hypot(x - WINDOW.x, y - WINDOW.y) < WINDOW.r + margin;
}

export interface FigureInWindow {
  lines: Point[][];
  /** Brightest first. */
  stars: { at: Point; star: Star }[];
}

export function figureInWindow(sign: SignKey): FigureInWindow {
  const { lines, stars } = figureOnPlate(projectionOf(sign), sign);
  return {
    lines: lines.map((line) => line.map(fromPlate)),
    stars: stars.map(({ at, star }) => ({ at: fromPlate(at), star })),
  };
}

/** Pieces of a line that touch the window; points far outside would only cost bytes. */
function pieces(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((end, i) => [points[i]!, end] as const)
    .filter(([a, b]) => inWindow(a, 60) && inWindow(b, 60) && (inWindow(a) || inWindow(b)))
    .reduce((d, [a, b]) => {
      const start = polyline([a]);
      return d.endsWith(start.slice(1)) ? `${d}L${polyline([b]).slice(1)}` : d + polyline([a, b]);
    }, '');
}

function background(sign: SignKey, place: (at: SkyPoint) => Point): string {
  const degrees = (from: number, to: number, step: number) =>
    Array.from({ length: (to - from) / step + 1 }, (_, i) => from + i * step);
  const parallels = degrees(-60, 60, 15).map((dec) => degrees(0, 360, 5).map((ra) => place([ra, dec])));
  const meridians = degrees(0, 345, 15).map((ra) => degrees(-75, 75, 5).map((dec) => place([ra, dec])));
  const neighbors = FIGURES.filter((figure) => figure.sign !== sign)
    .flatMap(({ lines }) => lines)
    .map((line) => pieces(line.map(place)));
  const ecliptic = degrees(0, 360, 5).map((longitude) => {
    const { raDeg, decDeg } = equatorialOf(longitude, 0);
    return place([raDeg, decDeg]);
  });
  const dotted = { 'stroke-opacity': 0.6, 'stroke-dasharray': '0 3.4', 'stroke-linecap': 'round' };
  return [
    stroked([...parallels, ...meridians].map(pieces).join(''), INK.brass200, 0.6, { 'stroke-opacity': 0.16 }),
    stroked(pieces(ecliptic), INK.brass300, 1.1, dotted),
    stroked(neighbors.join(''), INK.brass200, 0.7, { 'stroke-opacity': 0.3 }),
  ].join('');
}

/** Wide fields hold hundreds; the brightest of them are as many as the eye wants here. */
const MOST_FIELD_STARS = 150;

function fieldStars(place: (at: SkyPoint) => Point): string {
  const widths = [
    [3, 2.4],
    [4, 1.8],
    [9, 1.2],
  ] as const;
  const groups = new Map<number, string>();
  const seen = STARS.map(({ raDeg, decDeg, magnitude }) => ({ at: place([raDeg, decDeg]), magnitude }))
    .filter(({ at }) => inWindow(at))
    .slice(0, MOST_FIELD_STARS);
  for (const { at, magnitude } of seen) {
    const width = widths.find(([below]) => magnitude < below)![1];
    groups.set(width, `${groups.get(width) ?? ''}M${num(at[0], 1)} ${num(at[1], 1)}h0`);
  }
  const paths = [...groups].map(([width, d]) =>
    stroked(d, INK.ivory, width, { 'stroke-opacity': 0.4 + width / 4 }),
  );
  return tag('g', { 'stroke-linecap': 'round' }, paths.join(''));
}

/** The figure lit by wide faint strokes under a bright one; its brightest star carries the one long flare. */
function litFigure({ lines, stars }: FigureInWindow, { light }: ElementInk): string {
  const d = lines.map((line) => polyline(line)).join('');
  const join = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  const glow = [
    stroked(d, light, 6.5, { 'stroke-opacity': 0.13, ...join }),
    stroked(d, light, 3.4, { 'stroke-opacity': 0.2, ...join }),
    stroked(d, INK.brass200, 1.5, join),
  ];
  const lights = stars.map(({ at: [cx, cy], star }, rank) => {
    const power = Math.max(0, 4.6 - star.magnitude);
    const reach = rank === 0 ? 15 : 3.6 + power * 1.7;
    return [
      tag('circle', { cx, cy, r: rank === 0 ? 17 : 5 + power * 2, fill: 'url(#ring-halo)' }),
      tag('path', { d: starPath(cx, cy, reach), fill: '#fffdf6' }),
      tag('circle', { cx, cy, r: 1.2 + power * 0.36, fill: '#fffdf6' }),
      rank === 0 ? tag('path', { d: diagonalStar(cx, cy, 7), fill: '#fffdf6' }) : '',
    ].join('');
  });
  return [...glow, ...lights].join('');
}

function diagonalStar(cx: number, cy: number, reach: number): string {
  const ray = (dx: number, dy: number) =>
    `${polyline([
      [cx - dy * 0.1, cy + dx * 0.1],
      [cx + dx, cy + dy],
      [cx + dy * 0.1, cy - dx * 0.1],
    ])}Z`;
  const r = reach * Math.SQRT1_2;
  return ray(r, r) + ray(-r, r) + ray(r, -r) + ray(-r, -r);
}

/** What shows in the window: true stars, the ecliptic, neighbors in hairline and the sign's own figure, lit. */
export function windowSky(sign: SignKey, ink: ElementInk): string {
  const project = projectionOf(sign);
  const place = ([raDeg, decDeg]: SkyPoint) => fromPlate(project(raDeg, decDeg));
  return background(sign, place) + fieldStars(place) + litFigure(figureInWindow(sign), ink);
}
