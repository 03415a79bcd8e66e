import {
  arcOf,
  leftDegOf,
  pointDegOf,
  type WheelBody,
  type WheelChart,
} from '../../art/drawing/chart-wheel/chart.ts';
import type { WheelHighlight } from '../../art/drawing/chart-wheel/highlight.ts';
import type { WheelMark } from '../../art/drawing/chart-wheel/part.ts';
import { houseAt } from '../../domain/natal/house-at.ts';
import { POINTS, type Point } from '../../domain/natal/points.ts';
import {
  ASPECT_VERBS,
  aspectText,
  houseName,
  listText,
  pointInLine,
  pointLabel,
} from '../../domain/report/margin-words.ts';
import { wrapDeg } from '../../domain/sky/angles.ts';
import { nameOfBody } from '../../domain/sky/bodies.ts';
import { SIGN_KEYS, signAtLongitude, signOf } from '../../domain/zodiac/signs.ts';

/** "14° Scorpio" */
function degreeAndSign(longitudeDeg: number): string {
  const longitude = wrapDeg(longitudeDeg);
  return `${Math.floor(longitude % 30)}° ${signOf(signAtLongitude(longitude)).name}`;
}

/** "14° Scorpio", "between 24° Libra and 8° Scorpio", "Libra or Scorpio" */
function bodyPlace(body: WheelBody): string {
  if (body.longitude !== null) return degreeAndSign(body.longitude);
  if (!body.arc)
    return listText(
      body.signs.map((sign) => signOf(sign).name),
      'or',
    );
  const [from, to] = arcOf(body);
  return `between ${degreeAndSign(from)} and ${degreeAndSign(to)}`;
}

const bodyOf = ({ bodies }: WheelChart, point: Point): WheelBody | undefined =>
  bodies.find(({ body }) => body === point);

export function placeWords(chart: WheelChart, point: Point): string {
  const body = bodyOf(chart, point);
  return body ? bodyPlace(body) : degreeAndSign(pointDegOf(chart, point)!);
}

/** "Sun, 14° Scorpio": a mark in one breath. */
export function shortWords(chart: WheelChart, point: Point): string {
  return `${pointLabel(point)}, ${placeWords(chart, point)}`;
}

export interface MarkWords {
  /** "Sun, 14° Scorpio, the first house" */
  fact: string;
  /** "Beside Mars, 1.6° off. Sextile Jupiter, 0.5° off." */
  ties: string;
}

/** More angles than this nobody reads; the closest come first. */
const MOST_TIES = 5;

function tiesOf({ aspects }: WheelChart, point: Point): WheelChart['aspects'] {
  return aspects.filter(({ points }) => points.includes(point)).slice(0, MOST_TIES);
}

/** "the Sun", "Venus", "the ascendant" */
function inSentence(point: Point): string {
  return point === 'sun' || point === 'moon' ? nameOfBody(point) : pointInLine(point);
}

/** "beside Mars, 1.6° off" */
function tie(own: Point, { points, aspect, orb }: WheelChart['aspects'][number]): string {
  const other = points[0] === own ? points[1] : points[0];
  const verb = ASPECT_VERBS[aspect];
  const off = orb < 0.05 ? 'exact' : `${orb.toFixed(1)}° off`;
  return `${verb} ${inSentence(other)}, ${off}`;
}

const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function pointWords(chart: WheelChart, point: Point): MarkWords {
  const body = bodyOf(chart, point);
  const house = body?.house ? [houseName(body.house)] : [];
  const back = body?.retrograde && point !== 'node' ? ['retrograde'] : [];
  const ties = tiesOf(chart, point)
    .map((aspect) => `${begun(tie(point, aspect))}.`)
    .join(' ');
  return {
    fact: [shortWords(chart, point), ...house, ...back].join(', '),
    ties: ties || 'It’s at no close angle to anything else.',
  };
}

/** Those that are surely in a sign or a house. */
function holds(chart: WheelChart, isIn: (body: WheelBody) => boolean): Point[] {
  return chart.bodies.filter(isIn).map(({ body }) => body);
}

function heldWords(points: readonly Point[]): string {
  if (points.length === 0) return 'No planet stands here.';
  return `${begun(listText(points.map(inSentence)))} ${points.length === 1 ? 'stands' : 'stand'} here.`;
}

function pointsIn(chart: WheelChart, mark: WheelMark): Point[] {
  if (mark.kind === 'sign') return holds(chart, ({ sign }) => sign === mark.sign);
  return mark.kind === 'house' ? holds(chart, ({ house }) => house === mark.house) : [];
}

/** "the fourth house" of a whole sign */
function houseOfSign({ cusps, houses }: WheelChart, signIndex: number): string {
  return cusps && houses === 'whole' ? `, ${houseName(houseAt(signIndex * 30 + 15, cusps))}` : '';
}

/** What the wheel tells about the mark one points at. */
export function markWords(chart: WheelChart, mark: WheelMark): MarkWords {
  switch (mark.kind) {
    case 'point':
      return pointWords(chart, mark.point);
    case 'sign': {
      const fact = `${signOf(mark.sign).name}${houseOfSign(chart, SIGN_KEYS.indexOf(mark.sign))}`;
      return { fact, ties: heldWords(pointsIn(chart, mark)) };
    }
    case 'house':
      return { fact: begun(houseName(mark.house)), ties: heldWords(pointsIn(chart, mark)) };
    case 'aspect': {
      const own = chart.aspects.find(({ points }) => points === mark.points)!;
      return {
        fact: aspectText(own.points[0], own.aspect, own.points[1]),
        ties: `${own.orb.toFixed(1)}° off.`,
      };
    }
  }
}

/** What lights up with a mark: a point with all its angles, a sign or a house with those who stand in it. */
export function litWith(chart: WheelChart, mark: WheelMark): WheelHighlight {
  switch (mark.kind) {
    case 'point':
      return {
        points: [mark.point],
        aspects: tiesOf(chart, mark.point).map(({ points }) => points),
      };
    case 'sign':
      return { signs: [mark.sign], points: pointsIn(chart, mark) };
    case 'house':
      return { houses: [mark.house], points: pointsIn(chart, mark) };
    case 'aspect':
      return { aspects: [mark.points] };
  }
}

/** The points of a chart as one meets them, from the left anticlockwise. */
export function pointsAround(chart: WheelChart): Point[] {
  const left = leftDegOf(chart);
  const along = (point: Point): number => wrapDeg(pointDegOf(chart, point)! - left);
  return POINTS.filter((point) => pointDegOf(chart, point) !== undefined).sort((a, b) => along(a) - along(b));
}

/** The wheel in one sentence, for those who do not see it. */
export function wheelDescription(chart: WheelChart): string {
  const sun = `the Sun at ${placeWords(chart, 'sun')}`;
  const moon = `the Moon at ${placeWords(chart, 'moon')}`.replace(/ at (between|\D)/, ' $1');
  const rising = chart.ascendant === null ? '' : `, and ${degreeAndSign(chart.ascendant)} rising at the left`;
  const houses = chart.cusps ? 'signs, houses, planets' : 'signs and planets';
  return `A wheel of ${houses} and the angles between them, with ${sun}, ${moon}${rising}. The table of positions says the same in words.`;
}
