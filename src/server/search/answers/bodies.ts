import type { SearchAnswer } from '../../../contract/search.ts';
import { firstWalks } from '../../../domain/blog/slots/retrogrades.ts';
import { firstOf } from '../../../domain/blog/slots/sentences.ts';
import { placeWords, signName } from '../../../domain/blog/slots/words.ts';
import { referenceDayStartMs, type CivilDate } from '../../../domain/calendar/civil-date.ts';
import { BODIES, nameOfBody, type Body } from '../../../domain/sky/bodies.ts';
import { eventMeaning } from '../../../domain/sky/event-meanings.ts';
import { labelOfBody } from '../../../domain/sky/event-words.ts';
import { positionAt } from '../../../domain/sky/positions.ts';
import { turnsFrom, type Turn } from '../../../domain/sky/turns.ts';
import type { SignKey } from '../../../domain/zodiac/signs.ts';
import { action, answer, article, SKY, skyOf, type SkyParts } from './parts.ts';
import { atClock, atMinute, listed, onDate, timed } from '../timed.ts';

const DAY_MS = 86_400_000;

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

export const bodyArticle = (body: Body): SearchAnswer['actions'] =>
  ARTICLES[body] ? [article(ARTICLES[body])] : [];

/** A body's name at the beginning of a sentence. */
export function subjectOf(body: Body): string {
  const name = nameOfBody(body);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

const WALKS = 3;

export function retrograde(body: Body, from: CivilDate | null, parts: SkyParts): SearchAnswer {
  const fromMs = from === null ? parts.nowMs : referenceDayStartMs(from);
  const walks = firstWalks([body], WALKS, fromMs);
  const isNow = positionAt(body, parts.nowMs).retrograde;
  const dates = walks.map((walk) => timed`${onDate(walk.fromMs)} to ${onDate(walk.toMs)}`);
  const meaning = eventMeaning({ kind: 'station', body, direction: 'retrograde', sign: 'aries' });
  const nextMs = walks[0] && (walks[0].fromMs > parts.nowMs ? walks[0].fromMs : walks[0].toMs);
  return answer({
    note: parts.note,
    title: `${labelOfBody(body)} Retrograde: the Dates`,
    text: timed`${subjectOf(body)} ${isNow ? 'is' : 'isn’t'} retrograde now. Retrograde dates${from === null ? '' : ` from ${from.slice(0, 4)} on`}: ${listed(dates, '; ')}. ${meaning} then, astrologers say.`,
    icon: body,
    actions: [...bodyArticle(body), nextMs === undefined ? SKY : skyOf(nextMs)],
  });
}

const PLANETS = BODIES.filter((body) => !['sun', 'moon', 'node'].includes(body));
/** Some planet turns within so many days. */
const SOME_TURN_DAYS = 150;

/** The next planet that turns. */
function nextStation(nowMs: number): Turn | null {
  const isStation = ({ kind }: Turn): boolean => kind === 'station';
  let untilMs = nowMs + SOME_TURN_DAYS * DAY_MS;
  let next: Turn | null = null;
  for (const body of PLANETS) {
    const found = firstOf(turnsFrom(body, nowMs), isStation, untilMs);
    if (found) [next, untilMs] = [found, found.atMs];
  }
  return next;
}

export function allRetrogrades({ nowMs, note }: SkyParts): SearchAnswer {
  const backward = PLANETS.filter((body) => positionAt(body, nowMs).retrograde).map(nameOfBody);
  const words = backward.length === 0 ? 'No planet' : backward.join(', ').replace(/, ([^,]+)$/, ' and $1');
  const now = `${words} ${backward.length > 1 ? 'are' : 'is'} retrograde today.`;
  const next = nextStation(nowMs);
  const direction = next?.kind === 'station' ? next.direction : '';
  return answer({
    note,
    title: 'What’s Retrograde',
    text: next
      ? timed`${now} Next, ${nameOfBody(next.body)} turns ${direction} on ${onDate(next.atMs)}.`
      : now,
    icon: 'planet',
    actions: [SKY, article('mercury-retrograde-with-dates')],
  });
}

/** "Moods turn soft and dreamy." */
function mannerOf(body: Body, sign: SignKey): string {
  return `${eventMeaning({ kind: 'ingress', body, sign, direction: 'direct' })}.`;
}

export function placement(body: Body, parts: SkyParts): SearchAnswer {
  const { nowMs } = parts;
  const place = positionAt(body, nowMs);
  const next = firstOf(turnsFrom(body, nowMs), ({ kind }) => kind === 'ingress');
  const motion = place.retrograde && body !== 'node' ? ', retrograde' : '';
  const then = next ? timed` It enters ${signName(next.sign)} on ${atMinute(next.atMs)}.` : '';
  return answer({
    note: parts.note,
    title: `${labelOfBody(body)} in ${signName(place.sign)}`,
    text: timed`${subjectOf(body)} is at ${placeWords(place)} at ${atClock(nowMs)}${motion}. ${mannerOf(body, place.sign)}${then}`,
    icon: body,
    actions: [SKY, ...bodyArticle(body)],
  });
}

const LOOKED_AHEAD_DAYS = 400;

/** When a body is in a sign: now, or in the coming year, or not. */
export function visit(body: Body, sign: SignKey, parts: SkyParts): SearchAnswer {
  const { nowMs } = parts;
  const place = positionAt(body, nowMs);
  const isComing = (turn: Turn) => turn.kind === 'ingress' && turn.sign === sign;
  const next = firstOf(turnsFrom(body, nowMs), isComing, nowMs + LOOKED_AHEAD_DAYS * DAY_MS);
  const [name, signed] = [subjectOf(body), signName(sign)];
  const coming = next
    ? timed`${name} enters ${signed} on ${atMinute(next.atMs)}.`
    : `${name} doesn’t enter ${signed} within a year.`;
  const text =
    place.sign === sign
      ? `${name} is in ${signed} now, at ${placeWords(place)}. ${mannerOf(body, sign)}`
      : timed`${coming} Now it’s at ${placeWords(place)}. ${mannerOf(body, sign)}`;
  return answer({
    note: parts.note,
    title: `${labelOfBody(body)} in ${signed}`,
    text,
    icon: body,
    actions: [
      place.sign === sign || !next ? SKY : skyOf(next.atMs),
      ...bodyArticle(body),
      action(`Read ${signed}`, `/horoscope/${sign}`),
    ],
  });
}
