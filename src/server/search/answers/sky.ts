import type { SearchAnswer } from '../../../contract/search.ts';
import { firstWalks } from '../../../domain/blog/slots/retrogrades.ts';
import { eclipseWords, firstOf } from '../../../domain/blog/slots/sentences.ts';
import { clockWords, dayWords, placeWords, signName } from '../../../domain/blog/slots/words.ts';
import { referenceNoonMs } from '../../../domain/calendar/civil-date.ts';
import { monthDay } from '../../../domain/calendar/written-date.ts';
import type { Season, SkyIntent } from '../../../domain/search/sky-intents.ts';
import { BODIES, nameOfBody, type Body } from '../../../domain/sky/bodies.ts';
import { labelOfBody, LUNATION_NAMES } from '../../../domain/sky/event-words.ts';
import { eclipsesFrom, lunationsFrom } from '../../../domain/sky/lunations.ts';
import { moonPhaseAt, positionAt } from '../../../domain/sky/positions.ts';
import type { Lunation } from '../../../domain/sky/sky.ts';
import { turnsFrom } from '../../../domain/sky/turns.ts';
import type { SignKey } from '../../../domain/zodiac/signs.ts';
import type { AnswerSources } from '../sources.ts';
import { action, answer, article, type Day } from './parts.ts';

const SKY = action('See the sky', '/sky');

const when = (atMs: number): string => `${dayWords(atMs)}, ${clockWords(atMs)} UTC`;
const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
const iconOf = (body: Body): string => (body === 'sun' || body === 'moon' ? body : 'planet');

interface Parts {
  nowMs: number;
  /** "As of November 15" */
  note: string;
  sources: AnswerSources;
}

/** What an article of ours says about a planet. */
const ARTICLES: Partial<Record<Body, string>> = {
  mercury: 'mercury-retrograde-with-dates',
  venus: 'the-loop-that-venus-drew',
  jupiter: 'jupiter-takes-twelve-years',
  saturn: 'the-saturn-return',
  uranus: 'the-slow-ones',
  neptune: 'the-slow-ones',
  pluto: 'the-slow-ones',
  moon: 'the-moon-through-the-signs',
};

const bodyArticle = (body: Body, { sources }: Parts) =>
  ARTICLES[body] ? article(sources.blog, ARTICLES[body]) : [];

const WALKS = 3;

function retrograde(body: Body, parts: Parts): SearchAnswer {
  const walks = firstWalks([body], WALKS, parts.nowMs);
  const now = walks[0] && walks[0].fromMs <= parts.nowMs ? 'is retrograde now' : 'isn’t retrograde now';
  const dates = walks.map(({ fromMs, toMs }) => `${dayWords(fromMs)} to ${dayWords(toMs)}`);
  return answer({
    note: parts.note,
    title: `${labelOfBody(body)} Retrograde: the Dates`,
    text: `${sentence(`${nameOfBody(body)} ${now}`)} Retrograde dates, in UTC: ${dates.join('; ')}.`,
    icon: 'planet',
    actions: [...bodyArticle(body, parts), SKY],
  });
}

const PLANETS = BODIES.filter((body) => !['sun', 'moon', 'node'].includes(body));

function allRetrogrades({ nowMs, note, sources }: Parts): SearchAnswer {
  const backward = PLANETS.filter((body) => positionAt(body, nowMs).retrograde).map(nameOfBody);
  const words = backward.length === 0 ? 'No planet' : backward.join(', ').replace(/, ([^,]+)$/, ' and $1');
  return answer({
    note,
    title: 'What’s Retrograde',
    text: `${words} ${backward.length > 1 ? 'are' : 'is'} retrograde today.`,
    icon: 'planet',
    actions: [SKY, ...article(sources.blog, 'mercury-retrograde-with-dates')],
  });
}

function eclipse(body: 'sun' | 'moon' | null, { nowMs, note, sources }: Parts): SearchAnswer {
  const found = firstOf(eclipsesFrom(nowMs), (one) => body === null || one.body === body)!;
  return answer({
    note,
    title: 'The Next Eclipse',
    text: sentence(`${eclipseWords(found)} on ${when(found.atMs)}, in ${signName(found.sign)}`),
    icon: found.body,
    actions: [...article(sources.blog, 'eclipses-of-the-coming-year'), SKY],
  });
}

function lunation(phase: Lunation, { nowMs, note, sources }: Parts): SearchAnswer {
  const found = firstOf(lunationsFrom(nowMs), (one) => one.phase === phase)!;
  return answer({
    note,
    title: `The Next ${LUNATION_NAMES[phase]}`,
    text: `${when(found.atMs)}, in ${signName(found.sign)}.`,
    icon: 'moon',
    actions: [SKY, ...article(sources.blog, 'the-phases-of-the-moon')],
  });
}

function phase({ nowMs, note, sources }: Parts): SearchAnswer {
  const { name, illuminated } = moonPhaseAt(nowMs);
  const place = positionAt('moon', nowMs);
  return answer({
    note,
    title: name,
    text: `${Math.round(illuminated * 100)} percent of the disc is lit, and the Moon is at ${placeWords(place)} at noon UTC.`,
    icon: 'moon',
    actions: [SKY, ...article(sources.blog, 'the-phases-of-the-moon')],
  });
}

const SEASON_SIGNS: Record<Season, SignKey> = {
  spring: 'aries',
  summer: 'cancer',
  autumn: 'libra',
  winter: 'capricorn',
};
const SEASON_NAMES: Partial<Record<SignKey, string>> = {
  aries: 'The March equinox, the first day of spring in the north',
  cancer: 'The June solstice, the first day of summer in the north',
  libra: 'The September equinox, the first day of fall in the north',
  capricorn: 'The December solstice, the first day of winter in the north',
};

function season(named: Season | null, { nowMs, note, sources }: Parts): SearchAnswer {
  const fits = ({ sign }: { sign: SignKey }): boolean =>
    named ? sign === SEASON_SIGNS[named] : SEASON_NAMES[sign] !== undefined;
  const found = firstOf(turnsFrom('sun', nowMs), fits)!;
  return answer({
    note,
    title: named
      ? `The First Day of ${named.charAt(0).toUpperCase()}${named.slice(1)}`
      : 'The Next Equinox or Solstice',
    text: `${SEASON_NAMES[found.sign]}: ${when(found.atMs)}.`,
    icon: 'sun',
    actions: [...article(sources.blog, 'equinoxes-and-solstices'), SKY],
  });
}

function placement(body: Body, parts: Parts): SearchAnswer {
  const place = positionAt(body, parts.nowMs);
  const next = firstOf(turnsFrom(body, parts.nowMs), ({ kind }) => kind === 'ingress');
  const motion = place.retrograde ? ', retrograde' : '';
  const then = next ? ` It enters ${signName(next.sign)} on ${dayWords(next.atMs)}.` : '';
  return answer({
    note: parts.note,
    title: `${labelOfBody(body)} in ${signName(place.sign)}`,
    text: `${sentence(`${nameOfBody(body)} is at ${placeWords(place)} at noon UTC${motion}`)}${then}`,
    icon: iconOf(body),
    actions: [SKY, ...bodyArticle(body, parts)],
  });
}

const DAY_MS = 86_400_000;
const LOOKED_AHEAD_DAYS = 400;

/** When a body is in a sign: now, or in the coming year, or not. */
function visit(body: Body, sign: SignKey, parts: Parts): SearchAnswer {
  const place = positionAt(body, parts.nowMs);
  const untilMs = parts.nowMs + LOOKED_AHEAD_DAYS * DAY_MS;
  const isComing = (turn: { kind: string; sign: SignKey }) => turn.kind === 'ingress' && turn.sign === sign;
  const next = firstOf(turnsFrom(body, parts.nowMs), isComing, untilMs);
  const name = sentence(nameOfBody(body)).slice(0, -1);
  const coming = next
    ? `${name} enters ${signName(sign)} on ${when(next.atMs)}.`
    : `${name} doesn’t enter ${signName(sign)} within a year.`;
  const text =
    place.sign === sign
      ? `${name} is in ${signName(sign)} now, at ${placeWords(place)}.`
      : `${coming} Now it is at ${placeWords(place)}.`;
  return answer({
    note: parts.note,
    title: `${labelOfBody(body)} in ${signName(sign)}`,
    text,
    icon: iconOf(body),
    actions: [SKY, ...bodyArticle(body, parts), action(`Read ${signName(sign)}`, `/horoscope/${sign}`)],
  });
}

/** What the sky itself says, reckoned at noon UTC of the visitor's day. */
export function skyAnswer(intent: SkyIntent, { today }: Day, sources: AnswerSources): SearchAnswer {
  const parts: Parts = { nowMs: referenceNoonMs(today), note: `As of ${monthDay(today)}`, sources };
  switch (intent.kind) {
    case 'retrograde':
      return intent.body ? retrograde(intent.body, parts) : allRetrogrades(parts);
    case 'eclipse':
      return eclipse(intent.body, parts);
    case 'lunation':
      return lunation(intent.phase, parts);
    case 'phase':
      return phase(parts);
    case 'season':
      return season(intent.season, parts);
    case 'placement':
      return intent.sign ? visit(intent.body, intent.sign, parts) : placement(intent.body, parts);
  }
}
