import type { NatalAspect } from '../natal/aspects.ts';
import type { NatalChart } from '../natal/chart.ts';
import type { Dignity } from '../natal/dignities.ts';
import type { NatalBody, NatalPoint, Point } from '../natal/points.ts';
import { BODIES, type Body } from '../sky/bodies.ts';
import { labelOfBody } from '../sky/event-words.ts';
import type { AspectKind } from '../sky/sky.ts';
import { ordinal } from '../horoscope/fact-text.ts';
import { signOf, type SignKey } from '../zodiac/signs.ts';

/** Half a minute of arc: what is surer is told to the minute. */
const MINUTE_SURE_DEG = 1 / 120;
/** What an orb of one decimal can stand. */
const TENTH_SURE_DEG = 0.05;

export const ASPECT_VERBS: Record<AspectKind, string> = {
  conjunction: 'beside',
  sextile: 'sextile',
  square: 'square',
  trine: 'trine',
  opposition: 'opposite',
};

/** "Sun", "North node", "Ascendant": as a margin's first word. */
export function pointLabel(point: Point): string {
  if (point === 'node') return 'North node';
  if (point === 'ascendant') return 'Ascendant';
  return point === 'midheaven' ? 'Midheaven' : labelOfBody(point);
}

/** The same inside a line: "Sun", "the ascendant". */
export function pointInLine(point: Point): string {
  const isName = point !== 'ascendant' && point !== 'midheaven' && point !== 'node';
  return isName ? pointLabel(point) : `the ${pointLabel(point).toLowerCase()}`;
}

export const signName = (sign: SignKey): string => signOf(sign).name;

/** "the fourth house" */
export const houseName = (house: number): string => `the ${ordinal(house)} house`;

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;

/** "Three" */
export const countText = (count: number): string => COUNTS[count]!;

/** "Sun, Moon and Mars" */
export function listText(names: readonly string[], word = 'and'): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
}

export function pointOf({ bodies, ascendant, midheaven }: NatalChart, point: Point): NatalPoint | null {
  if (point === 'ascendant') return ascendant;
  return point === 'midheaven' ? midheaven : bodies[BODIES.indexOf(point)]!;
}

export const bodyOf = ({ bodies }: NatalChart, body: Body): NatalBody => bodies[BODIES.indexOf(body)]!;

/** "10°18′", "about 10°" where a minute of arc cannot be told, null where a degree cannot. */
export function degreeText({ degreeInSign, marginDeg, degreeSure, sign }: NatalPoint): string | null {
  if (!degreeSure || !sign.sure) return null;
  if (marginDeg > MINUTE_SURE_DEG) return `about ${Math.min(29, Math.round(degreeInSign))}°`;
  // Never 30°00′: what is in a sign is printed in it.
  const minutes = Math.min(30 * 60 - 1, Math.round(degreeInSign * 60));
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

/** "10°18′ Scorpio", "Scorpio", null where the sign is unsure. */
export function placeText(point: NatalPoint): string | null {
  if (!point.sign.sure) return null;
  const name = signName(point.sign.value);
  const degree = degreeText(point);
  return degree ? `${degree} ${name}` : name;
}

/** "1.6°", "within 3°" where that is all that can be told, null where not even that. */
export function orbText({ points, orbDeg }: NatalAspect, chart: NatalChart): string | null {
  const own = points.map((point) => pointOf(chart, point)!);
  if (!own.every(({ degreeSure }) => degreeSure)) return null;
  const marginDeg = own.reduce((sum, point) => sum + point.marginDeg, 0);
  if (marginDeg > TENTH_SURE_DEG) return `within ${Math.ceil(orbDeg + marginDeg)}°`;
  return orbDeg < TENTH_SURE_DEG ? 'less than 0.1°' : `${orbDeg.toFixed(1)}°`;
}

/** "Sun square Mars", "Sun beside the ascendant" */
export function aspectText(first: Point, kind: AspectKind, second: Point): string {
  return `${pointLabel(first)} ${ASPECT_VERBS[kind]} ${pointInLine(second)}`;
}

/** "your Sun", "your ascendant" */
export function ownPoint(point: Point): string {
  return `your ${pointInLine(point).replace('the ', '')}`;
}

/** A planet back at its own place, and those that people know by name halfway there. */
const HALFWAY_NAMED: readonly Body[] = ['saturn', 'uranus', 'neptune'];

function cycleName(body: Body, kind: AspectKind): string | null {
  if (kind === 'conjunction') return 'return';
  return kind === 'opposition' && HALFWAY_NAMED.includes(body) ? 'opposition' : null;
}

const CYCLE_YEARS: Partial<Record<Body, number>> = { jupiter: 12, saturn: 29, uranus: 84 };

/** "Saturn square your Sun", "Mars square your Mars", "Mars meets your Venus", "Saturn return", "Uranus opposition" */
export function transitText(body: Body, kind: AspectKind, point: Point): string {
  const cycle = body === point ? cycleName(body, kind) : null;
  if (cycle) return `${pointLabel(body)} ${cycle}`;
  return `${pointLabel(body)} ${kind === 'conjunction' ? 'meets' : ASPECT_VERBS[kind]} ${ownPoint(point)}`;
}

/** "Saturn is back where it was when you were born, as it is about every 29 years." */
export function cycleText(body: Body, kind: AspectKind): string | null {
  const name = pointLabel(body);
  const every = CYCLE_YEARS[body] ? `, as it is about every ${CYCLE_YEARS[body]} years` : '';
  if (kind === 'conjunction') return `${name} is back where it was when you were born${every}.`;
  if (kind === 'opposition') return `${name} is across the sky from where it was when you were born.`;
  return kind === 'square' ? `${name} is at a right angle to where it was when you were born.` : null;
}

const DIGNITY_WORDS: Record<Dignity, string> = {
  domicile: 'its own sign',
  exaltation: 'the sign of its exaltation',
  detriment: 'the sign opposite its own',
  fall: 'the sign of its fall',
};

/** "its own sign" */
export const dignityText = (dignity: Dignity): string => DIGNITY_WORDS[dignity];
