import { starPath } from './icon-paths.ts';
import { INK } from './ink.ts';
import { onRing, polyline, type Point, type Ring } from './ring.ts';
import { FIGURES, STAR_TINTS, STARS, eclipticOf, type SkyPoint } from './stars.ts';
import { num, stroked, tag } from './svg.ts';

/** The visible part of the sky on a disc around the north ecliptic pole. */
export interface Disc {
  ring: Ring;
  /** Radius of the window in which stars show. */
  window: number;
  /** Radius of the ecliptic inside it. */
  ecliptic: number;
  /** The longitude at the right edge; from there longitudes run anticlockwise, as on a globe. */
  rightDeg: number;
  /** The angles that show; what lies outside is left out. */
  fromAngleDeg: number;
  toAngleDeg: number;
  faintest: number;
}

const DEG = Math.PI / 180;

/** Stereographic, so that figures keep their shape; places below the rim come back as undefined. */
function place(disc: Disc, longitudeDeg: number, latitudeDeg: number, margin: number): Point | undefined {
  const radius = disc.ecliptic * Math.tan(((90 - latitudeDeg) * DEG) / 2);
  return radius > disc.window + margin ? undefined : onRing(disc.ring, longitudeDeg - disc.rightDeg, radius);
}

function placeOf(disc: Disc, [raDeg, decDeg]: SkyPoint, margin: number): Point | undefined {
  const { longitudeDeg, latitudeDeg } = eclipticOf(raDeg, decDeg);
  return place(disc, longitudeDeg, latitudeDeg, margin);
}

function shows({ ring, fromAngleDeg, toAngleDeg }: Disc, [x, y]: Point): boolean {
  const angle = Math.atan2(ring.y - y, x - ring.x) / DEG;
  return (((angle - fromAngleDeg) % 360) + 360) % 360 <= toAngleDeg - fromAngleDeg;
}

function figureLines(disc: Disc, zodiac: boolean): string {
  return FIGURES.filter(({ sign }) => (sign !== undefined) === zodiac)
    .flatMap(({ lines }) => lines)
    .flatMap((line) => runs(disc, line))
    .map((run) => polyline(run))
    .join('');
}

/** A line of a figure, cut where it leaves what shows; ends may hang over, the window clips them. */
function runs(disc: Disc, line: readonly SkyPoint[]): Point[][] {
  const cut: Point[][] = [];
  let previous: Point | undefined;
  for (const at of line) {
    const point = placeOf(disc, at, 40);
    const joined = previous && point && (shows(disc, previous) || shows(disc, point));
    if (joined && cut.at(-1)?.at(-1) === previous) cut.at(-1)!.push(point);
    else if (joined) cut.push([previous!, point]);
    previous = point;
  }
  return cut;
}

const WIDTHS = [
  { below: 1.6, width: 3.6 },
  { below: 2.4, width: 2.9 },
  { below: 3.2, width: 2.2 },
  { below: 9, width: 1.5 },
];

/** Stars as points of a round pen, one path for each tint and size: a tenth of the bytes of circles. */
function starPoints(disc: Disc): string {
  const groups = new Map<string, string>();
  for (const { raDeg, decDeg, magnitude, bv } of STARS) {
    if (magnitude > disc.faintest) break;
    const at = placeOf(disc, [raDeg, decDeg], -1);
    if (!at || !shows(disc, at)) continue;
    const { color } = STAR_TINTS.find(({ below }) => bv < below)!;
    const { width } = WIDTHS.find(({ below }) => magnitude < below)!;
    const key = `stroke="${color}" stroke-width="${width}"`;
    groups.set(key, `${groups.get(key) ?? ''}M${num(at[0], 1)} ${num(at[1], 1)}h0`);
  }
  const paths = [...groups].map(([ink, d]) => `<path ${ink} d="${d}"/>`).join('');
  return tag('g', { 'stroke-linecap': 'round' }, paths);
}

function flares(disc: Disc, reach: number): string {
  const d = STARS.filter(({ magnitude }) => magnitude < 1.35)
    .map(({ raDeg, decDeg, magnitude }) => ({ at: placeOf(disc, [raDeg, decDeg], -3), magnitude }))
    .filter(({ at }) => at && shows(disc, at))
    .map(({ at, magnitude }) => starPath(at![0], at![1], reach * (1.25 - Math.max(0, magnitude) * 0.28)))
    .join('');
  return d ? tag('path', { d, fill: '#fffaf0' }) : '';
}

/** Latitude circles each 30°, sign meridians, and the ecliptic itself as a dotted line. */
function graticule(disc: Disc): string {
  const { x, y } = disc.ring;
  const circles = [60, 30].map((latitude) =>
    tag('circle', { cx: x, cy: y, r: disc.ecliptic * Math.tan(((90 - latitude) * DEG) / 2) }),
  );
  const meridians = Array.from({ length: 12 }, (_, i) => i * 30)
    .filter((angle) => angle >= disc.fromAngleDeg && angle <= disc.toAngleDeg)
    .map((angle) =>
      polyline([onRing(disc.ring, angle, disc.ecliptic * 0.268), onRing(disc.ring, angle, disc.window)]),
    );
  const faint = { stroke: INK.brass200, 'stroke-width': 0.7, opacity: 0.16 };
  const dotted = {
    stroke: INK.brass200,
    'stroke-width': 1.3,
    'stroke-linecap': 'round',
    'stroke-dasharray': '0 4.5',
  };
  return (
    tag('g', faint, circles.join('') + tag('path', { d: meridians.join('') })) +
    tag('circle', { cx: x, cy: y, r: disc.ecliptic, opacity: 0.6, ...dotted })
  );
}

export function skyInside(disc: Disc, lineWidth: number, flareReach: number): string {
  return [
    graticule(disc),
    stroked(figureLines(disc, false), INK.brass200, lineWidth * 0.75, { opacity: 0.3 }),
    stroked(figureLines(disc, true), INK.brass300, lineWidth, { opacity: 0.85, 'stroke-linejoin': 'round' }),
    starPoints(disc),
    flares(disc, flareReach),
  ].join('');
}
