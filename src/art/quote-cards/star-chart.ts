import { starPath } from '../drawing/icon-paths.ts';
import { INK } from '../drawing/ink.ts';
import { polyline, type Point } from '../drawing/ring.ts';
import { FIGURES, STARS, type Figure, type SkyPoint } from '../drawing/stars.ts';
import { num, stroked, tag } from '../drawing/svg.ts';
import type { Box } from './placing.ts';

const DEG = Math.PI / 180;

/** Figures that a stranger may know, and that fill a picture. */
const SUBJECTS = ['UMa', 'Leo', 'Cyg', 'Ori', 'Sco', 'Peg', 'Gem', 'Tau', 'Sgr', 'Vir', 'Her'];

/** The same words always stand under the same figure. */
function subjectOf(text: string): Figure {
  const sum = [...text].reduce((hash, letter) => (hash * 31 + letter.codePointAt(0)!) % 1_000_003, 7);
  const id = SUBJECTS[sum % SUBJECTS.length]!;
  return FIGURES.find((figure) => figure.id === id)!;
}

/** Direction of the middle of a figure. */
function middleOf(points: readonly SkyPoint[]): SkyPoint {
  const [x, y, z] = points
    .map(([ra, dec]) => [
      Math.cos(dec * DEG) * Math.cos(ra * DEG),
      Math.cos(dec * DEG) * Math.sin(ra * DEG),
      Math.sin(dec * DEG),
    ])
    .reduce((sum, part) => sum.map((value, i) => value + part[i]!));
  return [Math.atan2(y!, x!) / DEG, Math.atan2(z!, Math.hypot(x!, y!)) / DEG];
}

type Project = (at: SkyPoint) => Point | null;

/** Stereographic around a place of the sky, east at left as one sees it looking up; null far from there. */
function flatSky([ra0, dec0]: SkyPoint): Project {
  const [sin0, cos0] = [Math.sin(dec0 * DEG), Math.cos(dec0 * DEG)];
  return ([ra, dec]) => {
    const [sin, cos] = [Math.sin(dec * DEG), Math.cos(dec * DEG)];
    const hour = (ra - ra0) * DEG;
    const height = sin0 * sin + cos0 * cos * Math.cos(hour);
    if (height < 0.1) return null;
    const k = 2 / (1 + height);
    return [-k * cos * Math.sin(hour), -k * (cos0 * sin - sin0 * cos * Math.cos(hour))];
  };
}

function turned([x, y]: Point, angle: number): Point {
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

interface Fit {
  angle: number;
  scale: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

function fitAt(points: readonly Point[], angle: number, box: Box): Fit {
  const spun = points.map((point) => turned(point, angle));
  const [xs, ys] = [spun.map(([x]) => x), spun.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min(
    (box.right - box.left) / width,
    (box.bottom - box.top) / height,
    WIDEST_DEGREE_PX / DEG,
  );
  return { angle, scale, left, top, width, height };
}

/** No chart shows less of the sky than this across a card: a figure without its neighbors is five lines. */
const WIDEST_DEGREE_PX = 27;

/** The sky turns in a night: a figure stands as upright as it can and still fills its place. */
function bestFit(points: readonly Point[], box: Box): Fit {
  const fits = [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75].map((angle) =>
    fitAt(points, angle * DEG, box),
  );
  return fits.reduce((best, fit) => (fit.scale > best.scale * 1.08 ? fit : best));
}

export interface Chart {
  project: Project;
  /** How large its lights are: a small chart has small ones, or they would run together. */
  brightness: number;
  subject: Figure;
}

/** The sky around one figure, laid so that the figure fills the box. */
export function chartFor(text: string, box: Box): Chart {
  const subject = subjectOf(text);
  const flat = flatSky(middleOf(subject.lines.flat()));
  const points = subject.lines.flat().map((at) => flat(at)!);
  const { angle, scale, left, top, width, height } = bestFit(points, box);
  const shiftX = (box.left + box.right) / 2 - (left + width / 2) * scale;
  const shiftY = (box.top + box.bottom) / 2 - (top + height / 2) * scale;
  const project: Project = (at) => {
    const place = flat(at);
    if (!place) return null;
    const [x, y] = turned(place, angle);
    return [x * scale + shiftX, y * scale + shiftY];
  };
  const brightness = Math.min(1, Math.max(0.55, (scale * DEG) / 17));
  return { project, brightness, subject };
}

const within = ([x, y]: Point, { left, top, right, bottom }: Box): boolean =>
  x > left && x < right && y > top && y < bottom;

const TINTS = [
  { below: 0.15, color: '#c9d8ff' },
  { below: 0.9, color: '#fff6e2' },
  { below: 9, color: '#ffcf9f' },
];

/** A fainter star is a smaller dot, in steps, so that a handful of paths hold all of them. */
function dotWidth(magnitude: number): number {
  const width = Math.max(2.5, 11 * 0.74 ** Math.max(0, magnitude));
  return Math.round(width * 2) / 2;
}

export interface Visible {
  window: Box;
  /** Nothing of the sky stands behind words. */
  words: readonly Box[];
}

/** Stars as points of a round pen, one path for each tint and size. */
function fieldOfStars({ project }: Chart, { window, words }: Visible): string {
  const groups = new Map<string, string>();
  for (const { raDeg, decDeg, magnitude, bv } of STARS) {
    const at = project([raDeg, decDeg]);
    if (!at || !within(at, window) || words.some((box) => within(at, box))) continue;
    const { color } = TINTS.find(({ below }) => bv < below)!;
    const key = `stroke="${color}" stroke-width="${dotWidth(magnitude)}"`;
    groups.set(key, `${groups.get(key) ?? ''}M${num(at[0], 1)} ${num(at[1], 1)}h0`);
  }
  const paths = [...groups].map(([ink, d]) => `<path ${ink} d="${d}"/>`).join('');
  return tag('g', { 'stroke-linecap': 'round' }, paths);
}

function shown(lines: readonly SkyPoint[][], { project }: Chart): Point[][] {
  return lines.map((line) => line.map(project).filter((at) => at !== null));
}

/** Whether any part of a line from a to b lies in a box: looked at in forty places. */
function crosses(a: Point, b: Point, box: Box): boolean {
  return Array.from({ length: 41 }, (_, i) => i / 40).some((part) =>
    within([a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part], box),
  );
}

type Stroke = [Point, Point];

/** Strokes of a figure in the window and behind no words; none if most of it is cut off, for scraps mean nothing. */
function wholeStrokes(figure: Figure, chart: Chart, { window, words }: Visible): Stroke[] {
  const strokes = shown(figure.lines, chart).flatMap((line) =>
    line.slice(1).map((end, i): Stroke => [line[i]!, end]),
  );
  const free = strokes.filter(
    ([a, b]) => within(a, window) && within(b, window) && !words.some((box) => crosses(a, b, box)),
  );
  return free.length >= 3 && free.length >= strokes.length * 0.7 ? free : [];
}

/** The neighbors' figures, in hairlines from star to star. */
function neighbors(chart: Chart, visible: Visible): string {
  const others = FIGURES.filter(({ id }) => id !== chart.subject.id);
  const strokes = others.flatMap((figure) => wholeStrokes(figure, chart, visible));
  const lines = strokes.map((stroke) => polyline(stroke)).join('');
  const ends = strokes.flat().map(([x, y]) => `M${num(x, 1)} ${num(y, 1)}h0`);
  return [
    stroked(lines, INK.brass200, 1.4, { 'stroke-opacity': 0.45 }),
    stroked([...new Set(ends)].join(''), INK.brass200, 6, { 'stroke-linecap': 'round' }),
  ].join('');
}

/** The figure itself: wide faint strokes under a bright one, its lights flared. */
function subjectLines(chart: Chart): string {
  const d = shown(chart.subject.lines, chart)
    .map((line) => polyline(line))
    .join('');
  const round = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return [
    stroked(d, INK.brass300, 12, { 'stroke-opacity': 0.07, ...round }),
    stroked(d, INK.brass300, 6, { 'stroke-opacity': 0.14, ...round }),
    stroked(d, INK.brass200, 2.4, round),
  ].join('');
}

/** Stars of the figure, larger than the field, the brightest as four-point stars. */
function subjectLights(chart: Chart): string {
  const places = chart.subject.lines.flat();
  const own = STARS.filter(({ raDeg, decDeg }) =>
    places.some(([ra, dec]) => Math.abs(ra - raDeg) < 0.02 && Math.abs(dec - decDeg) < 0.02),
  );
  const lights = own.map(({ raDeg, decDeg, magnitude }, i) => {
    const [x, y] = chart.project([raDeg, decDeg])!;
    const power = Math.max(0, 4.4 - magnitude);
    const flare = (i === 0 ? 40 : magnitude < 2.6 ? 12 + power * 5 : 0) * chart.brightness;
    return [
      tag('circle', { cx: x, cy: y, r: 4.5 + power * 3.4, fill: INK.brass200, 'fill-opacity': 0.13 }),
      flare > 0 ? tag('path', { d: starPath(x, y, flare), fill: '#fffaf0' }) : '',
      tag('circle', { cx: x, cy: y, r: 2.8 + power * 1.05, fill: '#fffaf0' }),
    ].join('');
  });
  return lights.join('');
}

export function starChart(chart: Chart, visible: Visible): string {
  return [
    neighbors(chart, visible),
    subjectLines(chart),
    fieldOfStars(chart, visible),
    subjectLights(chart),
  ].join('');
}
