import { signedDeg } from '../../domain/sky/angles.ts';
import { INK } from '../drawing/ink.ts';
import { polyline, type Point } from '../drawing/ring.ts';
import { eclipticOf, FIGURES, STARS, type SkyPoint } from '../drawing/stars.ts';
import { num, stroked, tag } from '../drawing/svg.ts';
import type { Focus } from './focus.ts';

/** Measures of the band above a chapter. */
export const BAND = { width: 970, height: 336, ecliptic: 150, scale: 268 };
/** So many units are a degree: seventy degrees of the zodiac. */
const UNITS_PER_DEG = 13.6;
const STAR_LIMIT = 5.6;
const PRECESSION_DEG_A_YEAR = 50.2879 / 3600;
/** The year that the star places of `eclipticOf` are for. */
const STARS_OF_YEAR = 2026.5;

/** Longitudes run to the left, as one sees them looking up. */
export function xOf(longitudeDeg: number, middleDeg: number): number {
  return BAND.width / 2 - signedDeg(longitudeDeg - middleDeg) * UNITS_PER_DEG;
}

type Place = (point: SkyPoint) => Point;

function placeIn({ longitudeDeg: middleDeg }: Focus, year: number): Place {
  const turnedDeg = (STARS_OF_YEAR - year) * PRECESSION_DEG_A_YEAR;
  return ([raDeg, decDeg]) => {
    const { longitudeDeg, latitudeDeg } = eclipticOf(raDeg, decDeg);
    return [xOf(longitudeDeg - turnedDeg, middleDeg), BAND.ecliptic - latitudeDeg * UNITS_PER_DEG];
  };
}

const isNear = ([x, y]: Point, margin: number): boolean =>
  x > -margin && x < BAND.width + margin && y > -margin && y < BAND.height + margin;

function figureLines(place: Place, isOwn: (sign: string | undefined) => boolean): string {
  return FIGURES.filter(({ sign }) => isOwn(sign))
    .flatMap(({ lines }) => lines)
    .map((points) => points.map(place))
    .flatMap((points) => points.slice(1).map((point, index): [Point, Point] => [points[index]!, point]))
    .filter((ends) => ends.every((end) => isNear(end, 260)) && ends.some((end) => isNear(end, 0)))
    .map((ends) => polyline(ends))
    .join('');
}

const DOTS = [
  [2, 5],
  [3, 3.8],
  [4, 2.8],
  [STAR_LIMIT, 1.9],
] as const;

function starDots(place: Place): string {
  const byWidth = new Map<number, string>();
  for (const { raDeg, decDeg, magnitude } of STARS) {
    const at = place([raDeg, decDeg]);
    const dot = DOTS.find(([below]) => magnitude < below);
    if (!dot || !isNear(at, 0)) continue;
    byWidth.set(dot[1], `${byWidth.get(dot[1]) ?? ''}M${num(at[0], 1)} ${num(at[1], 1)}h.01`);
  }
  const dots = [...byWidth].map(([width, d]) => stroked(d, '#fffaf0', width, { opacity: 0.5 + width / 10 }));
  return tag('g', { 'stroke-linecap': 'round' }, dots.join(''));
}

function flares(place: Place): string {
  const bright = STARS.filter(({ magnitude }) => magnitude < 2.1)
    .map(({ raDeg, decDeg }) => place([raDeg, decDeg]))
    .filter((at) => isNear(at, 0));
  const flare = ([x, y]: Point): string => {
    const [long, waist] = [14, 1.8];
    const tips: Point[] = [
      [x, y - long],
      [x + waist, y - waist],
      [x + long, y],
      [x + waist, y + waist],
      [x, y + long],
      [x - waist, y + waist],
      [x - long, y],
      [x - waist, y - waist],
    ];
    return `${polyline(tips)}Z`;
  };
  return tag('path', { d: bright.map(flare).join(''), fill: '#fffaf0' });
}

/** Stars and figures of that year over the band; the figure of the sign's name is lit. */
export function bandSky(focus: Focus, year: number): string {
  const place = placeIn(focus, year);
  const own = figureLines(place, (sign) => sign === focus.sign);
  const rest = figureLines(place, (sign) => sign !== focus.sign);
  const join = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  const clip = tag('rect', { width: BAND.width, height: BAND.scale });
  return [
    tag('clipPath', { id: 'band-sky' }, clip),
    tag(
      'g',
      { 'clip-path': 'url(#band-sky)' },
      [
        stroked(`M0 ${BAND.ecliptic}H${BAND.width}`, INK.ivory, 1, {
          opacity: 0.55,
          'stroke-dasharray': '3 5',
        }),
        stroked(rest, INK.brass200, 1, { opacity: 0.55, ...join }),
        stroked(own, focus.ink.light, 5, { opacity: 0.16, ...join }),
        stroked(own, INK.brass100, 1.5, { opacity: 0.85, ...join }),
        starDots(place),
        flares(place),
      ].join(''),
    ),
  ].join('');
}
