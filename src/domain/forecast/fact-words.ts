import { monthDay, weekdayName } from '../calendar/written-date.ts';
import { capitalized, houseInWords } from '../horoscope/fact-text.ts';
import type { Fact } from '../horoscope/reading.ts';
import { nameOfBody, type Body } from '../sky/bodies.ts';
import type { SkyEvent } from '../sky/sky.ts';
import { signOf, type SignKey } from '../zodiac/signs.ts';
import { joined, type DatedWords } from './dated-words.ts';
import { eclipseAt } from './eclipses.ts';
import type { AspectEvent, Candidate } from './candidates.ts';
import type { Period } from './period.ts';
import type { PeriodSky } from './period-sky.ts';

/** The reference day of an instant. */
export function dayOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}

/** "Thursday" within a week, "November 22" within a month. */
export function dayName({ kind }: Period, atMs: number): string {
  return kind === 'weekly' ? weekdayName(dayOf(atMs)) : monthDay(dayOf(atMs));
}

/** The same with its instant, for those whose day it is not. */
export function namedDay(text: string, atMs: number): DatedWords {
  return { text, days: [{ start: 0, text, at: isoOf(atMs) }] };
}

/** "all week", "until Thursday", "from November 13 on" */
export function spanWords(
  { stay: { fromMs, toMs } }: Candidate,
  { period, startMs, endMs, stays }: PeriodSky,
  body: Body,
): DatedWords {
  const unit = period.kind === 'weekly' ? 'week' : 'month';
  const named = (atMs: number): DatedWords => namedDay(dayName(period, atMs), atMs);
  if (stays[body].length > 2) return joined([`for most of the ${unit}`]);
  if (fromMs > startMs) return joined(['from ', named(fromMs), ' on']);
  return toMs < endMs ? joined(['until ', named(toMs)]) : joined([`all ${unit}`]);
}

function placeFact(candidate: Candidate, sky: PeriodSky): Fact {
  const { body, stay, house } = candidate;
  const { text: span } = spanWords(candidate, sky, body);
  const where = `${capitalized(nameOfBody(body))} is in ${signOf(stay.sign).name} ${span}`;
  return {
    kind: 'placement',
    bodies: [body],
    sign: stay.sign,
    house,
    tense: 'standing',
    text: `${where}: that is your ${houseInWords(house)}.`,
  };
}

function aspectFact(event: AspectEvent, { period }: PeriodSky): Fact {
  const { body, other, aspect, atMs } = event;
  const on = dayName(period, atMs);
  return {
    kind: 'aspect',
    bodies: [body, other],
    aspect,
    exactAt: isoOf(atMs),
    tense: 'exact',
    text: `${capitalized(nameOfBody(body))} and ${nameOfBody(other)} form an exact ${aspect} on ${on}.`,
  };
}

/** "Mercury turns retrograde on Thursday", "The Moon is new on November 9" */
function newsWords(event: SkyEvent): string {
  const name = capitalized(nameOfBody(event.body));
  switch (event.kind) {
    case 'ingress':
      return `${name} ${event.direction === 'direct' ? 'enters' : 'moves back into'} ${signOf(event.sign).name}`;
    case 'station':
      return `${name} turns ${event.direction} in ${signOf(event.sign).name}`;
    case 'lunation':
      return `The Moon is ${event.phase} in ${signOf(event.sign).name}`;
    case 'aspect':
      return `${name} and ${nameOfBody(event.other)} form an exact ${event.aspect}`;
    case 'eclipse':
      return '';
  }
}

/** What happens, when, and in which house of the sign. */
export function newsFact(
  event: SkyEvent,
  where: SignKey,
  house: number,
  { period, around }: PeriodSky,
): Fact {
  const eclipse = event.kind === 'lunation' ? eclipseAt(event.atMs, around) : undefined;
  const also = eclipse ? `, with a ${eclipse} eclipse` : '';
  return {
    kind: event.kind === 'eclipse' ? 'lunation' : event.kind,
    bodies: newsBodies(event),
    ...(event.kind === 'aspect' && { aspect: event.aspect }),
    ...(eclipse && { eclipse }),
    sign: where,
    house,
    exactAt: isoOf(event.atMs),
    tense: 'exact',
    text: `${newsWords(event)} on ${dayName(period, event.atMs)}${also}: that is your ${houseInWords(house)}.`,
  };
}

function newsBodies(event: SkyEvent): Body[] {
  if (event.kind === 'aspect') return [event.body, event.other];
  return event.kind === 'lunation' ? ['moon', 'sun'] : [event.body];
}

/** Why a section says what it says. */
export function factsOf(candidate: Candidate, sky: PeriodSky): Fact[] {
  const { aspect } = candidate;
  return [placeFact(candidate, sky), ...(aspect ? [aspectFact(aspect, sky)] : [])];
}

/** To the second: more digits than that are not known. */
export function isoOf(atMs: number): string {
  return `${new Date(Math.round(atMs / 1000) * 1000).toISOString().slice(0, 19)}Z`;
}
