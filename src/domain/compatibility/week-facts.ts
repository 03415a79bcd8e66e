import { addDays, type CivilDate } from '../calendar/civil-date.ts';
import { weekdayName } from '../calendar/written-date.ts';
import { BODIES, nameOfBody, type Body } from '../sky/bodies.ts';
import { eventMeaning, placeMeaning } from '../sky/event-meanings.ts';
import type { AspectKind, SkyEvent } from '../sky/sky.ts';
import { signOf, type SignKey } from '../zodiac/signs.ts';
import { signsApart } from './angles.ts';
import type { WeekSky } from './week-sky.ts';

/** One true thing of the week that concerns the two signs, with the words it puts into a paragraph. */
export interface WeekFact {
  /** Which paragraphs may speak of it. */
  key: string;
  bodies: Body[];
  aspect?: AspectKind;
  sign?: SignKey;
  /** The reference day. */
  on: CivilDate;
  /** The exact instant, where there is one. */
  exactAt?: string;
  /** The reason and what it does, without the day: that is the visitor's own. */
  text: string;
  slots: Readonly<Record<string, string>>;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function rulerOf(sign: SignKey): Body {
  return BODIES.find((body) => body === signOf(sign).rulingPlanet.toLowerCase())!;
}

type Pair = readonly [SignKey, SignKey];
type EventOf<K extends SkyEvent['kind']> = Extract<SkyEvent, { kind: K }>;

function moment({ atMs }: SkyEvent): { on: CivilDate; exactAt: string; weekday: string } {
  const exactAt = new Date(atMs).toISOString();
  const on = exactAt.slice(0, 10);
  return { on, exactAt, weekday: weekdayName(on) };
}

function lunationFact(event: EventOf<'lunation'>): WeekFact {
  const { weekday, ...when } = moment(event);
  const sign = signOf(event.sign).name;
  const text = `The ${event.phase} Moon is in ${sign}. ${eventMeaning(event)}.`;
  return {
    key: `lunation/${event.phase}`,
    bodies: ['moon'],
    sign: event.sign,
    ...when,
    text,
    slots: { weekday, sign },
  };
}

function aspectFact(event: EventOf<'aspect'>, [a, b]: Pair): WeekFact {
  const { weekday, ...when } = moment(event);
  const [fast, slow] = [nameOfBody(event.body), nameOfBody(event.other)];
  const fastIsFirst = rulerOf(a) === event.body;
  const [fastSign, slowSign] = (fastIsFirst ? [a, b] : [b, a]).map((sign) => signOf(sign).name);
  return {
    key: `rulers/${event.aspect}`,
    bodies: [event.body, event.other],
    aspect: event.aspect,
    ...when,
    text: `${capital(fast)} rules ${fastSign} and ${slow} rules ${slowSign}. ${eventMeaning(event)}.`,
    slots: { weekday, fast, slow, Fast: capital(fast), fastSign: fastSign!, slowSign: slowSign! },
  };
}

function rulerFact(event: EventOf<'ingress' | 'station'>, [a, b]: Pair): WeekFact {
  const { weekday, ...when } = moment(event);
  const ruler = nameOfBody(event.body);
  const into = signOf(event.sign).name;
  const owner = rulerOf(a) === event.body ? a : b;
  const shared = rulerOf(a) === rulerOf(b);
  const whose = shared ? 'the ruler you share' : `${signOf(owner).name}’s ruler`;
  const does = event.kind === 'ingress' ? `enters ${into}` : `turns ${event.direction} in ${into}`;
  return {
    key: event.kind === 'ingress' ? 'ruler/ingress' : `ruler/${event.direction}`,
    bodies: [event.body],
    sign: event.sign,
    ...when,
    text: `${capital(ruler)}, ${whose}, ${does}. ${eventMeaning(event)}.`,
    slots: { weekday, ruler, Ruler: capital(ruler), whose, into },
  };
}

/** What is rarer than the Moon's round, the strongest first: lunations, meetings of the rulers, their turns and moves. */
export function eventFacts([a, b]: Pair, { events }: WeekSky): WeekFact[] {
  const rulers = [rulerOf(a), rulerOf(b)];
  const isRulers = (one: Body, other: Body): boolean =>
    rulers[0] !== rulers[1] && rulers.includes(one) && rulers.includes(other);
  const lunations = events.filter(
    (event): event is EventOf<'lunation'> =>
      event.kind === 'lunation' && /^(?:new|full)$/.test(event.phase) && [a, b].includes(event.sign),
  );
  const meetings = events.filter(
    (event): event is EventOf<'aspect'> => event.kind === 'aspect' && isRulers(event.body, event.other),
  );
  // The Moon changes sign every other day: that is no news of its own.
  const turns = events.filter(
    (event): event is EventOf<'ingress' | 'station'> =>
      (event.kind === 'station' || event.kind === 'ingress') &&
      event.body !== 'moon' &&
      rulers.includes(event.body),
  );
  return [
    ...lunations.map(lunationFact),
    ...meetings.map((event) => aspectFact(event, [a, b])),
    ...turns.map((event) => rulerFact(event, [a, b])),
  ];
}

const isEasy = (apart: number): boolean => apart === 2 || apart === 4;
const isHard = (apart: number): boolean => apart === 3 || apart === 6;

function moonKey(moon: SignKey, [a, b]: Pair): string {
  if (moon === a || moon === b) return a === b ? 'moon/home' : 'moon/visit';
  const apart = [signsApart(moon, a), signsApart(moon, b)];
  if (apart.every(isEasy)) return 'moon/easy';
  if (apart.every(isHard)) return 'moon/hard';
  return apart.some(isEasy) ? 'moon/mixed' : 'moon/aside';
}

const RELATION: Record<string, string> = {
  'moon/home': 'your own sign',
  'moon/visit': 'the sign of one of you',
  'moon/easy': 'two or four signs from each of you',
  'moon/hard': 'three or six signs from each of you',
  'moon/mixed': 'at an easy angle to one of you only',
  'moon/aside': 'at no easy angle to either of you',
};

/** Where the Moon is for the two, once for each sign it passes through. */
export function moonFacts([a, b]: Pair, { from, moonAtNoon }: WeekSky): WeekFact[] {
  return [...new Set(moonAtNoon)].map((moon) => {
    const on = addDays(from, moonAtNoon.indexOf(moon));
    const key = moonKey(moon, [a, b]);
    const weekday = weekdayName(on);
    const name = signOf(moon).name;
    const [glad, other] = (isEasy(signsApart(moon, a)) ? [a, b] : [b, a]).map((sign) => signOf(sign).name);
    const partner = signOf(moon === a ? b : a).name;
    return {
      key,
      bodies: ['moon'],
      sign: moon,
      on,
      text: `The Moon is in ${name}, ${RELATION[key]}. ${placeMeaning('moon', moon)}.`,
      slots: { weekday, sign: name, partner, glad: glad!, other: other! },
    };
  });
}
