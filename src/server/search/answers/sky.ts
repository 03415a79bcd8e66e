import type { SearchAnswer } from '../../../contract/search.ts';
import { eclipseWords, firstOf } from '../../../domain/blog/slots/sentences.ts';
import { placeWords, signName } from '../../../domain/blog/slots/words.ts';
import { referenceDayStartMs, referenceNoonMs, type CivilDate } from '../../../domain/calendar/civil-date.ts';
import { monthDay, monthDayYear } from '../../../domain/calendar/written-date.ts';
import { skyAddress } from '../../../domain/pages/sky-address.ts';
import type { Season, SkyIntent } from '../../../domain/search/sky-intents.ts';
import { eventLabel, LUNATION_NAMES } from '../../../domain/sky/event-words.ts';
import { eclipsesFrom, lunationsFrom } from '../../../domain/sky/lunations.ts';
import { saidPhase } from '../../../domain/sky/phase.ts';
import { moonPhaseAt, positionAt } from '../../../domain/sky/positions.ts';
import { turnsFrom } from '../../../domain/sky/turns.ts';
import type { SignKey } from '../../../domain/zodiac/signs.ts';
import { allRetrogrades, placement, retrograde, visit } from './bodies.ts';
import { action, answer, article, SKY, skyOf, type SkyParts } from './parts.ts';
import { atClock, atMinute, onDate, timed } from '../timed.ts';

type Asked<Kind extends SkyIntent['kind']> = Extract<SkyIntent, { kind: Kind }>;

const fromMs = (from: CivilDate | null, { nowMs }: SkyParts): number =>
  from === null ? nowMs : referenceDayStartMs(from);

const ECLIPSE_ADVICE = {
  sun: 'Never look at it without proper eclipse glasses.',
  moon: 'You can watch it with bare eyes wherever the Moon is up.',
};

function eclipse({ body, from }: Asked<'eclipse'>, parts: SkyParts): SearchAnswer {
  const fits = (one: { body: string }) => body === null || one.body === body;
  const found = firstOf(eclipsesFrom(fromMs(from, parts)), fits)!;
  const next = firstOf(eclipsesFrom(found.atMs + 1), fits);
  const then = next ? timed` The one after it, ${eclipseWords(next)}, is on ${onDate(next.atMs)}.` : '';
  return answer({
    note: parts.note,
    title: from === null ? 'The Next Eclipse' : eventLabel(found),
    text: timed`There’s ${eclipseWords(found)} in ${signName(found.sign)} on ${atMinute(found.atMs)}. ${ECLIPSE_ADVICE[found.body]}${then}`,
    icon: found.body,
    actions: [article('eclipses-of-the-coming-year'), skyOf(found.atMs)],
  });
}

const LUNATIONS = {
  full: { is: 'The Moon is full', looks: 'It rises as the Sun sets and stays up all night.' },
  new: { is: 'The Moon is new', looks: 'It goes with the Sun, so that night is dark.' },
} as const;

function lunation({ phase, sign, from }: Asked<'lunation'>, parts: SkyParts): SearchAnswer {
  const fits = (one: { phase: string; sign: SignKey }) =>
    one.phase === phase && (sign === null || one.sign === sign);
  const found = firstOf(lunationsFrom(fromMs(from, parts)), fits)!;
  const next = firstOf(lunationsFrom(found.atMs + 1), fits);
  const then = next ? timed` The one after it is on ${onDate(next.atMs)}.` : '';
  const name = LUNATION_NAMES[phase];
  const { is, looks } = LUNATIONS[phase as keyof typeof LUNATIONS];
  const isNext = from === null && sign === null;
  return answer({
    note: parts.note,
    title: isNext ? `The Next ${name}` : `${name} in ${signName(found.sign)}`,
    text: timed`${is} in ${signName(found.sign)} on ${atMinute(found.atMs)}. ${looks}${then}`,
    icon: 'moon',
    actions: [skyOf(found.atMs), article('the-phases-of-the-moon')],
  });
}

function phase({ on }: Asked<'phase'>, parts: SkyParts): SearchAnswer {
  const atMs = on === null ? parts.nowMs : referenceNoonMs(on);
  const isToday = atMs === parts.nowMs;
  const moon = moonPhaseAt(atMs);
  const next = firstOf(lunationsFrom(atMs), () => true);
  const [is, comes] = atMs < parts.nowMs ? ['was', 'came'] : ['is', 'comes'];
  const lit = `${Math.round(moon.illuminated * 100)} percent of the disc ${is} lit`;
  const place = placeWords(positionAt('moon', atMs));
  const then = next
    ? timed` Next ${comes} the ${LUNATION_NAMES[next.phase].toLowerCase().replace('moon', 'Moon')}, on ${onDate(next.atMs)}.`
    : '';
  return answer({
    note: isToday ? parts.note : monthDayYear(on!),
    title: saidPhase(moon),
    text: timed`${lit}, and the Moon ${is} at ${place} at ${atClock(atMs)}.${then}`,
    icon: 'moon',
    actions: [
      isToday ? SKY : action('The sky of that day', skyAddress(on)),
      article('the-phases-of-the-moon'),
    ],
  });
}

const SEASON_SIGNS: Record<Season, SignKey> = {
  spring: 'aries',
  summer: 'cancer',
  autumn: 'libra',
  winter: 'capricorn',
};

interface SeasonWords {
  name: string;
  north: string;
  south: string;
}

const SEASON_WORDS: Partial<Record<SignKey, SeasonWords>> = {
  aries: { name: 'The March equinox', north: 'spring', south: 'fall' },
  cancer: { name: 'The June solstice', north: 'summer', south: 'winter' },
  libra: { name: 'The September equinox', north: 'fall', south: 'spring' },
  capricorn: { name: 'The December solstice', north: 'winter', south: 'summer' },
};

function season({ season: named }: Asked<'season'>, { nowMs, note }: SkyParts): SearchAnswer {
  const fits = ({ sign }: { sign: SignKey }): boolean =>
    named ? sign === SEASON_SIGNS[named] : SEASON_WORDS[sign] !== undefined;
  const found = firstOf(turnsFrom('sun', nowMs), fits)!;
  const { name, north, south } = SEASON_WORDS[found.sign]!;
  return answer({
    note,
    title: named
      ? `The First Day of ${named.charAt(0).toUpperCase()}${named.slice(1)}`
      : 'The Next Equinox or Solstice',
    text: timed`${name}, the first day of ${north} in the north, is on ${atMinute(found.atMs)}. That’s when the Sun enters ${signName(found.sign)}. South of the equator it’s the first day of ${south}.`,
    icon: 'sun',
    actions: [article('equinoxes-and-solstices'), skyOf(found.atMs)],
  });
}

/** What the sky itself says, reckoned at noon UTC of the visitor's day. */
export function skyAnswer(intent: SkyIntent, today: CivilDate): SearchAnswer {
  const parts: SkyParts = { nowMs: referenceNoonMs(today), note: `As of ${monthDay(today)}` };
  switch (intent.kind) {
    case 'retrograde':
      return intent.body ? retrograde(intent.body, intent.from, parts) : allRetrogrades(parts);
    case 'eclipse':
      return eclipse(intent, parts);
    case 'lunation':
      return lunation(intent, parts);
    case 'phase':
      return phase(intent, parts);
    case 'season':
      return season(intent, parts);
    case 'placement':
      return intent.sign ? visit(intent.body, intent.sign, parts) : placement(intent.body, parts);
  }
}
