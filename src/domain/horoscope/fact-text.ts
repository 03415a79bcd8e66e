import { PHASE_NAMES } from '../sky/phase.ts';
import type { Direction, EclipseKind, MoonPhase } from '../sky/sky.ts';
import { nameOfBody, type Body } from '../sky/bodies.ts';
import { signOf, type SignKey } from '../zodiac/signs.ts';
import type { ComingNews, DayAspect, DayPlacement } from './day-facts.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
const LATER_ORDINALS = ['seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'] as const;

const MATTERS = [
  'the self',
  'money and belongings',
  'messages, errands and siblings',
  'home and family',
  'play, romance and children',
  'work and habits',
  'partners',
  'what you share and owe',
  'travel and study',
  'career and reputation',
  'friends and plans',
  'rest and solitude',
] as const;

export function ordinal(house: number): string {
  return [...ORDINALS, ...LATER_ORDINALS][house - 1]!;
}

/** "messages, errands and siblings" */
export function houseMatter(house: number): string {
  return MATTERS[house - 1]!;
}

/** "third house, the house of messages, errands and siblings" */
export function houseInWords(house: number): string {
  return `${ordinal(house)} house, the house of ${houseMatter(house)}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const nameOfSign = (key: SignKey) => signOf(key).name;

function placementClause(body: Body, sign: SignKey, house: number): string {
  return `${nameOfBody(body)} in ${nameOfSign(sign)} is in your ${houseInWords(house)}.`;
}

function ingressClause(
  { body, sign, enters = sign }: DayPlacement,
  fromHouse: number,
  toHouse: number,
): string {
  const way = `leaves ${nameOfSign(sign)} for ${nameOfSign(enters)} today`;
  return `${nameOfBody(body)} ${way} and moves from your ${ordinal(fromHouse)} house to your ${houseInWords(toHouse)}.`;
}

/** Where the body is for this sign, as a clause that a sentence may begin before. */
export function whereClause(placement: DayPlacement, house: number, nextHouse?: number): string {
  return nextHouse === undefined
    ? placementClause(placement.body, placement.sign, house)
    : ingressClause(placement, house, nextHouse);
}

export function aspectText({ bodies, kind, tense, orbDeg }: DayAspect): string {
  const first = capitalized(nameOfBody(bodies[0]));
  const second = nameOfBody(bodies[1]);
  const gap = orbDeg < 0.05 ? 'less than 0.1°' : `${orbDeg.toFixed(1)}°`;
  if (tense === 'exact') return `${first} and ${second} form an exact ${kind} today.`;
  if (tense === 'coming')
    return `${first} and ${second} are moving into ${article(kind)} ${kind}, ${gap} from exact.`;
  return `${first} and ${second} are moving out of their ${kind}, ${gap} past exact.`;
}

export function article(word: string): string {
  return /^[aeiou]/.test(word) ? 'an' : 'a';
}

export function retrogradeText(body: Body): string {
  return `${capitalized(nameOfBody(body))} is retrograde, moving backward as seen from the Earth.`;
}

export function stationText(body: Body, direction: Direction): string {
  return `${capitalized(nameOfBody(body))} turns ${direction} today.`;
}

export function lunationText(phase: 'new' | 'full', sign: SignKey): string {
  return `The Moon is ${phase} in ${nameOfSign(sign)} today.`;
}

const COMING: Record<ComingNews['what'], (name: string, sign: string) => string> = {
  retrograde: (name, sign) => `${name} turns retrograde tomorrow, in ${sign}.`,
  direct: (name, sign) => `${name} turns direct tomorrow, in ${sign}.`,
  arrive: (name, sign) => `${name} moves into ${sign} tomorrow.`,
  solar: (_, sign) => `The Moon passes in front of the Sun in ${sign} tomorrow: a solar eclipse.`,
  lunar: (_, sign) => `The full Moon in ${sign} passes through the Earth’s shadow tomorrow: a lunar eclipse.`,
};

export function comingText({ body, what, sign }: ComingNews): string {
  return COMING[what](capitalized(nameOfBody(body)), nameOfSign(sign));
}

export function rulerText(body: Body, sign: SignKey, enters?: SignKey): string {
  const ruler = `${capitalized(nameOfBody(body))}, your ruling ${body === 'sun' || body === 'moon' ? 'light' : 'planet'},`;
  if (enters) return `${ruler} leaves ${nameOfSign(sign)} for ${nameOfSign(enters)} today.`;
  return `${ruler} is in ${nameOfSign(sign)}.`;
}

/** "The Moon is waxing, a crescent." */
export function phaseText(phase: MoonPhase['name']): string {
  const [first = '', second = ''] = phase.toLowerCase().split(' ');
  if (second === 'moon') return `The Moon is ${first}.`;
  return second === 'quarter' ? `The Moon is at its ${first} quarter.` : `The Moon is ${first}, a ${second}.`;
}

/*
 * Read back from the sentences above and those of forecasts: the fields of a fact do not tell a new Moon from a full one,
 * and readings that are stored have no others.
 */

export function turnIn(text: string): Direction {
  return text.includes('turns retrograde') ? 'retrograde' : 'direct';
}

export function phaseIn(text: string): MoonPhase['name'] {
  return PHASE_NAMES.find((name) => text.startsWith(phaseText(name).slice(0, -1))) ?? 'Full Moon';
}

export function eclipseIn(text: string): EclipseKind | undefined {
  return /(solar|lunar) eclipse/.exec(text)?.[1] as EclipseKind | undefined;
}
