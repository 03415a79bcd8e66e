import { starPath } from '../icon-paths.ts';
import { polyline, type Point } from '../ring.ts';
import { FIGURES, STARS, STAR_TINTS, type SkyPoint } from '../stars.ts';
import { num, stroked, tag } from '../svg.ts';
import { distance, HORIZON, onMap, type SkyMap } from './map.ts';
import { SKY_INK } from './palette.ts';

/** Fainter stars are smaller dots, in steps, so that a handful of paths hold all of them. */
function dotWidth(magnitude: number): number {
  const width = Math.max(0.9, 4.4 * 0.76 ** Math.max(0, magnitude));
  return Math.round(width * 5) / 5;
}

export function starPoints(map: SkyMap): string {
  const groups = new Map<string, string>();
  for (const { raDeg, decDeg, magnitude, bv } of STARS) {
    const seen = map.seen(raDeg, decDeg);
    if (seen.altitudeDeg < 0.3) continue;
    const [x, y] = onMap(seen);
    const { color } = STAR_TINTS.find(({ below }) => bv < below)!;
    const key = `stroke="${color}" stroke-width="${dotWidth(magnitude)}"`;
    groups.set(key, `${groups.get(key) ?? ''}M${num(x, 1)} ${num(y, 1)}h0`);
  }
  const paths = [...groups].map(([ink, d]) => `<path ${ink} d="${d}"/>`).join('');
  return tag('g', { 'stroke-linecap': 'round' }, paths);
}

/** The brightest have four points. */
export function flares(map: SkyMap): string {
  const d = STARS.filter(({ magnitude }) => magnitude < 1.6)
    .map(({ raDeg, decDeg, magnitude }) => ({ seen: map.seen(raDeg, decDeg), magnitude }))
    .filter(({ seen }) => seen.altitudeDeg > 0.5)
    .map(({ seen, magnitude }) => starPath(...onMap(seen), 7.6 - Math.max(-1, magnitude) * 1.7))
    .join('');
  return d && tag('path', { d, fill: SKY_INK.planet });
}

/** A line of a figure as far as it is near the horizon or above; the window clips the rest. */
function runs(map: SkyMap, line: readonly SkyPoint[]): Point[][] {
  const cut: Point[][] = [[]];
  for (const [raDeg, decDeg] of line) {
    const seen = map.seen(raDeg, decDeg);
    if (seen.altitudeDeg > -12) cut.at(-1)!.push(onMap(seen));
    else if (cut.at(-1)!.length > 0) cut.push([]);
  }
  return cut.filter((run) => run.length > 1 && run.some((at) => distance(at) < HORIZON));
}

function figureLines(map: SkyMap, zodiac: boolean): string {
  return FIGURES.filter(({ sign }) => (sign !== undefined) === zodiac)
    .flatMap(({ lines }) => lines.flatMap((line) => runs(map, line)))
    .map((run) => polyline(run))
    .join('');
}

export function figures(map: SkyMap): string {
  return (
    stroked(figureLines(map, false), SKY_INK.figure, 0.75, { opacity: 0.42 }) +
    stroked(figureLines(map, true), SKY_INK.zodiac, 1.15, { opacity: 0.9, 'stroke-linejoin': 'round' })
  );
}

/** The path of Sun, Moon and planets. */
export function ecliptic(map: SkyMap): string {
  const points = Array.from({ length: 181 }, (_, i) => map.seenOnEcliptic(i * 2));
  const parts: Point[][] = [[]];
  for (const seen of [...points, ...points.slice(0, 2)]) {
    if (seen.altitudeDeg > -6) parts.at(-1)!.push(onMap(seen));
    else if (parts.at(-1)!.length > 0) parts.push([]);
  }
  const d = parts.filter((part) => part.length > 1).map((part) => polyline(part));
  return stroked(d.join(''), SKY_INK.star, 1, { 'stroke-dasharray': '5 4', opacity: 0.75 });
}
