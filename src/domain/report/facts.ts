import { houseMatter } from '../horoscope/fact-text.ts';
import type { NatalAspect } from '../natal/aspects.ts';
import type { NatalChart } from '../natal/chart.ts';
import type { NatalPoint, Planet, Point } from '../natal/points.ts';
import type { Body } from '../sky/bodies.ts';
import type { AspectKind } from '../sky/sky.ts';
import { signOf, type SignKey } from '../zodiac/signs.ts';
import {
  aspectText,
  bodyOf,
  degreeText,
  dignityText,
  houseName,
  orbText,
  placeText,
  pointInLine,
  pointLabel,
  pointOf,
  signName,
} from './margin-words.ts';

/** "Why we say so": what a paragraph rests on. */
export interface Fact {
  /** What the wheel shows of it. */
  points: readonly Point[];
  aspect: AspectKind | null;
  headline: string;
  detail: string;
}

const sentences = (parts: readonly (string | null)[]): string =>
  parts
    .filter((part) => part !== null && part !== '')
    .map((part) => `${part!.charAt(0).toUpperCase()}${part!.slice(1)}.`)
    .join(' ');

/** "2.0° from the midheaven" */
function nearAngle(chart: NatalChart, body: Body): string | null {
  const near = chart.aspects.find(
    ({ points, kind, sure }) =>
      sure &&
      kind === 'conjunction' &&
      points[0] === body &&
      (points[1] === 'ascendant' || points[1] === 'midheaven'),
  );
  if (!near) return null;
  const orb = orbText(near, chart);
  const angle = pointInLine(near.points[1]);
  return orb && !orb.startsWith('within') ? `${orb} from ${angle}` : `close to ${angle}`;
}

const isRuler = ({ ruler }: NatalChart, body: Body): boolean =>
  ruler !== null && ruler.body.sure && ruler.body.value === body;

function houseOf(chart: NatalChart, body: Body): string | null {
  const { house } = bodyOf(chart, body);
  return house?.sure ? houseName(house.value) : null;
}

export function signFact(chart: NatalChart, body: Body): Fact {
  const own = bodyOf(chart, body);
  const { dignity, retrograde } = own;
  const strong = dignity.sure && dignity.value ? dignityText(dignity.value) : null;
  const house = houseOf(chart, body);
  const degree = degreeText(own);
  const where = [degree && `at ${degree}`, house && `in ${house}`, nearAngle(chart, body)]
    .filter(Boolean)
    .join(', ');
  return {
    points: [body],
    aspect: null,
    headline: `${pointLabel(body)} in ${[signName(own.sign.value), strong].filter(Boolean).join(', ')}`,
    detail: sentences([
      where || (chart.hourKnown ? 'so throughout the time you gave' : 'so all day'),
      isRuler(chart, body) ? 'it rules your chart' : null,
      body !== 'node' && retrograde.sure && retrograde.value ? 'retrograde' : null,
    ]),
  };
}

export function houseFact(chart: NatalChart, body: Planet): Fact {
  const own = bodyOf(chart, body);
  const house = own.house!.value;
  return {
    points: [body],
    aspect: null,
    headline: `${pointLabel(body)} in ${houseName(house)}`,
    detail: sentences([
      [placeText(own) && `at ${placeText(own)}`, nearAngle(chart, body)].filter(Boolean).join(', '),
      `the house of ${houseMatter(house)}`,
    ]),
  };
}

export function risingFact(chart: NatalChart): Fact {
  const ascendant = chart.ascendant!;
  const degree = degreeText(ascendant);
  const sign = signName(ascendant.sign.value);
  return {
    points: ['ascendant'],
    aspect: null,
    headline: `${sign} rising`,
    detail: sentences([
      degree ? `the ascendant is at ${degree} ${sign}` : `${sign} was on the eastern horizon`,
    ]),
  };
}

export function midheavenFact(midheaven: NatalPoint): Fact {
  const degree = degreeText(midheaven);
  const sign = signName(midheaven.sign.value);
  return {
    points: ['midheaven'],
    aspect: null,
    headline: `Midheaven in ${sign}`,
    detail: sentences([
      'the midheaven is the top of the Sun’s path, and stands for what you’re known for',
      degree && `yours is at ${degree} ${sign}`,
    ]),
  };
}

/** What the sign pages of the site name as ruler, where that is one of the planets found later. */
function laterRuler(sign: SignKey, ruler: Body): string {
  const { rulingPlanet } = signOf(sign);
  return rulingPlanet === pointLabel(ruler)
    ? ''
    : `, by the old reckoning; the later one names ${rulingPlanet}`;
}

export function rulerFact(chart: NatalChart): Fact {
  const { body, house } = chart.ruler!;
  const rising = signName(chart.ascendant!.sign.value);
  const place = placeText(bodyOf(chart, body.value));
  return {
    points: [body.value, 'ascendant'],
    aspect: null,
    headline: `${pointLabel(body.value)}, your chart’s ruler, in ${houseName(house.value)}`,
    detail: sentences([
      `it rules ${rising}, your rising sign${laterRuler(chart.ascendant!.sign.value, body.value)}`,
      place && `it stands at ${place}`,
    ]),
  };
}

/** "Sun at 10°18′ Scorpio", "ascendant at 3°20′ Libra" */
function pointPlace(chart: NatalChart, point: Point): string | null {
  const place = placeText(pointOf(chart, point)!);
  return place && `${pointLabel(point)} ${/\d/.test(place) ? 'at' : 'in'} ${place}`;
}

function pairPlaces(chart: NatalChart, pair: readonly [Point, Point]): string {
  const bodies = pair.filter((point): point is Body => point !== 'ascendant' && point !== 'midheaven');
  const houses = bodies.map((body) => houseOf(chart, body));
  const [first, second] = houses;
  const places = pair.map((point) => pointPlace(chart, point));
  if (bodies.length === 2 && first && first === second)
    return sentences([places.filter(Boolean).join(', '), `both in ${first}`]);
  const told = pair.map((point, index) => {
    const house = bodies.includes(point as Body) ? houses[bodies.indexOf(point as Body)] : null;
    return places[index] && house ? `${places[index]}, in ${house}` : places[index]!;
  });
  return sentences(told);
}

export function aspectFact(chart: NatalChart, aspect: NatalAspect): Fact {
  const { points, kind } = aspect;
  const orb = orbText(aspect, chart);
  const how = orb?.startsWith('within') ? '' : kind === 'conjunction' ? ' apart' : ' off';
  return {
    points,
    aspect: kind,
    headline: [aspectText(points[0], kind, points[1]), orb && `${orb}${how}`].filter(Boolean).join(', '),
    detail: pairPlaces(chart, points),
  };
}
