import type { SignKey } from '../../domain/zodiac/signs.ts';
import { starPath } from '../drawing/icon-paths.ts';
import { INK } from '../drawing/ink.ts';
import { PLATE, type Point } from '../drawing/plate-engraving.ts';
import { figureOnPlate, projectionOf, type Projection } from '../drawing/plate-sky.ts';
import { polyline } from '../drawing/ring.ts';
import { FIGURES, STARS, STAR_TINTS } from '../drawing/stars.ts';
import { num, stroked, tag } from '../drawing/svg.ts';
import { PLATE_RING } from './plate-shape.ts';

const FAINTEST = 5;
const SCALE = PLATE_RING.window / PLATE.window;

/** The view of the sign's own plate, brought down to the window of this one; the middle of the window is 0, 0. */
function viewOf(sign: SignKey): Projection {
  const project = projectionOf(sign);
  return (raDeg, decDeg) => {
    const [x, y] = project(raDeg, decDeg);
    return [(x - PLATE.x) * SCALE, (y - PLATE.y) * SCALE];
  };
}

const isInside = ([x, y]: Point, margin = 0): boolean => Math.hypot(x, y) < PLATE_RING.window + margin;

/** Fainter stars are smaller dots, in steps, so that a few paths hold all of them. */
const dotWidth = (magnitude: number): number => Math.round(Math.max(0.8, 4 - magnitude * 0.75) * 2) / 2;

function starPoints(project: Projection): string {
  const groups = new Map<string, string>();
  for (const { raDeg, decDeg, magnitude, bv } of STARS) {
    if (magnitude > FAINTEST) break;
    const at = project(raDeg, decDeg);
    if (!isInside(at)) continue;
    const { color } = STAR_TINTS.find(({ below }) => bv < below)!;
    const key = `stroke="${color}" stroke-width="${dotWidth(magnitude)}"`;
    groups.set(key, `${groups.get(key) ?? ''}M${num(at[0], 1)} ${num(at[1], 1)}h0`);
  }
  const paths = [...groups].map(([ink, d]) => `<path ${ink} d="${d}"/>`).join('');
  return tag('g', { 'stroke-linecap': 'round' }, paths);
}

function neighbors(project: Projection, sign: SignKey): string {
  const lines = FIGURES.filter((figure) => figure.sign !== sign)
    .flatMap((figure) => figure.lines)
    .map((points) => points.map(([raDeg, decDeg]) => project(raDeg, decDeg)))
    .flatMap((points) => points.slice(1).map((point, i): [Point, Point] => [points[i]!, point]))
    .filter(([a, b]) => isInside(a, 40) && isInside(b, 40) && (isInside(a) || isInside(b)));
  return stroked(lines.map((line) => polyline(line)).join(''), INK.brass200, 0.6, { opacity: 0.28 });
}

/** The stars of a sign with its figure, north above; the page turns and fades them. */
export function plateStars(sign: SignKey): string {
  const project = viewOf(sign);
  const { lines, stars } = figureOnPlate(project, sign);
  const figure = lines.map((line) => polyline(line)).join('');
  const lights = stars.map(({ at: [x, y], star }, i) =>
    starPath(x, y, i === 0 ? 9 : Math.max(2.6, 7.4 - star.magnitude * 1.3)),
  );
  const joined = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return tag(
    'g',
    { id: `stars-${sign}`, fill: 'none' },
    [
      neighbors(project, sign),
      stroked(figure, 'currentColor', 3.6, { opacity: 0.22, ...joined }),
      stroked(figure, INK.brass200, 1, joined),
      starPoints(project),
      tag('path', { d: lights.join(''), fill: '#fffaf0' }),
    ].join(''),
  );
}
