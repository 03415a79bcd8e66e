import { nameOfBody, type Body } from '../sky/bodies.ts';
import { signOf, type Sign, type SignKey } from '../zodiac/signs.ts';
import type { Tone } from './bank.ts';
import type { Candidate } from './candidate.ts';
import type { DayFacts } from './day-facts.ts';
import { capitalized, houseInWords, ordinal } from './fact-text.ts';
import type { ChaldeanBody, PlanetaryHour } from './planetary-hours.ts';

/** Venus’s, the Moon’s */
function possessive(body: Body): string {
  return `${nameOfBody(body)}’s`;
}

/** What leads the day, as the subject of a sentence: "the Moon’s square to Mercury". */
function leadPhrase({ body, facts: reasons }: Candidate, facts: DayFacts): string {
  const aspect = reasons.find((fact) => fact.aspect);
  if (aspect) {
    const other = aspect.bodies.find((one) => one !== body)!;
    const joined = aspect.aspect === 'conjunction' ? 'with' : 'to';
    return `${possessive(body)} ${aspect.aspect} ${joined} ${nameOfBody(other)}`;
  }
  if (reasons.some(({ kind }) => kind === 'lunation')) {
    const { phase, sign } = facts.lunation!;
    return `the ${phase} Moon in ${signOf(sign).name}`;
  }
  const { sign, enters, station } = facts.placements[body];
  if (enters) return `${possessive(body)} move into ${signOf(enters).name}`;
  if (station) return `${nameOfBody(body)} turning ${station.direction}`;
  return `${nameOfBody(body)} in ${signOf(sign).name}`;
}

/** "third house, the house of messages, errands and siblings" */
export function colorReason(house: number, { name }: Sign, color: string): string {
  const where = `At noon UTC the Moon is in your ${houseInWords(house)}.`;
  return `${where} In the natural order of the zodiac that house is ${possessiveName(name)}, and ${possessiveName(name)} color is ${color.toLowerCase()}.`;
}

const possessiveName = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);

const OCCASIONS: Record<Tone, string> = {
  plain: 'There the mood is',
  easy: 'Helped along there, the mood is',
  hard: 'Pressed there, the mood is',
};

export function moodReason(lead: Candidate, facts: DayFacts, mood: string): string {
  const leads = `${capitalized(leadPhrase(lead, facts))} leads your day from your ${houseInWords(lead.house)}.`;
  return `${leads} ${OCCASIONS[lead.tone]} ${mood.toLowerCase()}.`;
}

function opening(lead: Candidate, facts: DayFacts, lender: ChaldeanBody): string {
  const leads = `${capitalized(leadPhrase(lead, facts))} leads your day`;
  if (lender === lead.body) return `${leads}.`;
  return `${leads}, and ${nameOfBody(lead.body)} borrows its hour from ${nameOfBody(lender)}.`;
}

export function timeReason(
  lead: Candidate,
  facts: DayFacts,
  body: ChaldeanBody,
  weekday: string,
  { clock, count }: PlanetaryHour,
): string {
  const hour = `Counted from six in the morning, ${clock} is the ${ordinal(count)} hour of a ${weekday}`;
  return `${opening(lead, facts, body)} ${hour}, which the old week gives to ${nameOfBody(body)}.`;
}

/** Where the Moon is from somewhere, and the number that it gives. */
export interface MoonWay {
  from: 'sign' | Body;
  exact: number;
  /** Another one where the exact one was taken. */
  number: number;
}

function wayWords(sign: SignKey, { from, exact, number }: MoonWay): string {
  const { name, rulingPlanet } = signOf(sign);
  const count = exact === number ? `${number}` : `${number} (${exact} was taken)`;
  if (from === 'sign') return `at ${count} from the start of ${name}`;
  const whose = rulingPlanet.toLowerCase() === from ? ', your ruling planet' : '';
  return `at ${count} from ${nameOfBody(from)}${whose}`;
}

export function numbersReason(sign: SignKey, ways: readonly MoonWay[]): string {
  const parts = ways.map((way) => wayWords(sign, way));
  const wheel = 'Take the zodiac as a wheel of ninety steps, four degrees each, and count them by elevens.';
  return `${wheel} At noon UTC the Moon is ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}.`;
}
