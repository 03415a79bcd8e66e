import type { SearchAnswer } from '../../../contract/search.ts';
import { firstOf } from '../../../domain/blog/slots/sentences.ts';
import { placeWords, signName } from '../../../domain/blog/slots/words.ts';
import {
  addDays,
  referenceDayStartMs,
  referenceNoonMs,
  type CivilDate,
} from '../../../domain/calendar/civil-date.ts';
import { monthDayYear } from '../../../domain/calendar/written-date.ts';
import { skyAddress } from '../../../domain/pages/sky-address.ts';
import type { NatalPoint } from '../../../domain/search/birth-intents.ts';
import { nameOfBody, type Body } from '../../../domain/sky/bodies.ts';
import { labelOfBody } from '../../../domain/sky/event-words.ts';
import { positionAt } from '../../../domain/sky/positions.ts';
import { turnsFrom } from '../../../domain/sky/turns.ts';
import { bodyArticle, subjectOf } from './bodies.ts';
import { action, answer, article, SKY } from './parts.ts';
import { atClock, atMinute, timed } from '../timed.ts';

const PICK = action('Pick your sign', '/');
const CHART = action('Draw your birth chart', '/birth-chart');

function sunSign(): SearchAnswer {
  return answer({
    note: 'By your birthday',
    title: 'Your Sign',
    text: 'Your sign is the one the Sun was in when you were born. Search for your birthday, like “March 21 1990”, and we’ll check. Near the edge of a sign the year decides.',
    icon: 'sun',
    actions: [PICK, article('born-on-the-cusp', 'About cusps')],
  });
}

function risingSign(): SearchAnswer {
  return answer({
    note: 'By the time and place of your birth',
    title: 'Your Rising Sign',
    text: 'Your rising sign is the one that was coming up in the east when you were born. It changes about every two hours, so the day alone can’t tell. Enter the hour and the place in the birth chart, and we’ll work it out.',
    icon: 'planet',
    actions: [CHART, article('houses-without-a-birth-time')],
  });
}

/** What a birthday is needed for, and how to ask with one. */
export function ownSignAnswer(point: NatalPoint): SearchAnswer {
  if (point === 'sun') return sunSign();
  if (point === 'ascendant') return risingSign();
  const name = labelOfBody(point);
  return answer({
    note: 'By your birthday',
    title: `Your ${name} Sign`,
    text: `Your ${name} sign is the one ${nameOfBody(point)} was in when you were born. Search for it with your birthday and its year, like “${name.toLowerCase()} sign March 21 1990”, and we’ll look it up.`,
    icon: point,
    actions: [CHART, ...bodyArticle(point), SKY],
  });
}

/** The sign that a body was in on a day; where it changed signs about then, the moment decides. */
export function birthPlacementAnswer(body: Body, date: CivilDate): SearchAnswer {
  const noonMs = referenceNoonMs(date);
  const place = positionAt(body, noonMs);
  const name = subjectOf(body);
  // A day is over somewhere else only a day later.
  const [fromMs, toMs] = [referenceDayStartMs(addDays(date, -1)), referenceDayStartMs(addDays(date, 2))];
  const change = firstOf(turnsFrom(body, fromMs), ({ kind }) => kind === 'ingress', toMs);
  const left = change && signName(positionAt(body, change.atMs - 60_000).sign);
  return answer({
    note: monthDayYear(date),
    title: `${labelOfBody(body)} in ${signName(place.sign)}`,
    text: change
      ? timed`${name} was at ${placeWords(place)} at ${atClock(noonMs)}. It left ${left!} for ${signName(change.sign)} on ${atMinute(change.atMs)}. If you were born before that moment, yours is ${left!}; after it, ${signName(change.sign)}.`
      : timed`${name} was in ${signName(place.sign)} all day. It stood at ${placeWords(place)} at ${atClock(noonMs)}.`,
    icon: body,
    actions: [
      action('The sky of that day', skyAddress(date)),
      CHART,
      ...bodyArticle(body),
      action(`Read ${signName(place.sign)}`, `/horoscope/${place.sign}`),
    ],
  });
}
