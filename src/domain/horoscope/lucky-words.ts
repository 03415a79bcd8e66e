import { nameOfBody, type Body } from '../sky/bodies.ts';
import { signOf, type Sign } from '../zodiac/signs.ts';
import type { Tone } from './bank.ts';
import type { Candidate } from './candidate.ts';
import type { DayFacts } from './day-facts.ts';
import { article, capitalized, ordinal } from './fact-text.ts';
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

/** The old tables know seven bodies: the others borrow from the Sun. */
function opening(lead: Candidate, facts: DayFacts, lender: ChaldeanBody, what: string): string {
  const leads = `${capitalized(leadPhrase(lead, facts))} leads your day`;
  if (lender === lead.body) return `${leads}.`;
  return `${leads}, and ${nameOfBody(lead.body)} borrows its ${what} from ${nameOfBody(lender)}.`;
}

export function colorReason(
  lead: Candidate,
  facts: DayFacts,
  body: ChaldeanBody,
  { name, element }: Sign,
  color: string,
): string {
  const kind = element.toLowerCase();
  const place = `At noon UTC ${nameOfBody(body)} is in ${name}, ${article(kind)} ${kind} sign`;
  return `${opening(lead, facts, body, 'color')} ${place}, and there its color is ${color.toLowerCase()}.`;
}

const OCCASIONS: Record<Tone, string> = {
  plain: 'of its own',
  easy: 'for such good company',
  hard: 'for such pressure',
};

export function moodReason(lead: Candidate, facts: DayFacts, body: ChaldeanBody, mood: string): string {
  const moods = `${capitalized(nameOfBody(body))} has four moods ${OCCASIONS[lead.tone]}`;
  const turn = `which take turns from day to day: today ${mood.toLowerCase()}.`;
  return `${opening(lead, facts, body, 'mood')} ${moods}, ${turn}`;
}

export function timeReason(
  lead: Candidate,
  facts: DayFacts,
  body: ChaldeanBody,
  weekday: string,
  { clock, count }: PlanetaryHour,
): string {
  const hour = `Counted from six in the morning, ${clock} is the ${ordinal(count)} hour of a ${weekday}`;
  return `${opening(lead, facts, body, 'hour')} ${hour}, which the old week gives to ${nameOfBody(body)}.`;
}

/** 2nd, 11th, 23rd */
function nth(count: number): string {
  const teens = count % 100 >= 11 && count % 100 <= 13;
  return `${count}${(!teens && { 1: 'st', 2: 'nd', 3: 'rd' }[count % 10]) || 'th'}`;
}

export function houseOfLead({ body }: Candidate): string {
  return `is the house from which ${nameOfBody(body)} leads your day`;
}

/** The Moon may change sign after noon: the house is the one in which it ends the day. */
export function moonSum(degree: number, sign: Sign, house: number, isNewHouse: boolean): string {
  const whose = isNewHouse ? 'the house it reaches today' : 'its house';
  return `adds the Moon’s degree of ${sign.name}, the ${nth(degree)}, to ${whose}, the ${nth(house)}`;
}

/** How far the ruler is from the other body, or from standing opposite it. */
export function rulerDistance(ruler: Body, other: Body, degrees: number, toOpposition: boolean): string {
  const pair = `${nameOfBody(ruler)}, your ruler, and ${nameOfBody(other)}`;
  if (degrees === 0)
    return `stands for ${pair}, less than half a degree ${toOpposition ? 'from an opposition' : 'apart'}`;
  if (toOpposition) return `counts the degrees by which ${pair} miss an opposition`;
  return `counts the degrees between ${pair}`;
}

export interface Drawn {
  shown: number;
  /** What its fact gave; another number than shown when that one was taken. */
  value: number;
  /** What the number does: "is the house from which Venus leads your day". */
  deed: string;
}

export function numbersReason(numbers: readonly Drawn[]): string {
  const parts = numbers.map(({ shown, value, deed }) =>
    shown === value ? `${shown} ${deed}` : `${shown} is the next free number after ${value}, which ${deed}`,
  );
  return `${parts.join('; ')}. Degrees are those of noon UTC.`;
}
