import { leavesSignAt } from '../horoscope/coming-changes.ts';
import { newsName, type Touch } from '../horoscope/bank.ts';
import { corner, isRuler } from '../horoscope/candidate.ts';
import { capitalized } from '../horoscope/fact-text.ts';
import type { Fact } from '../horoscope/reading.ts';
import { TOUCH_OF } from '../horoscope/touches.ts';
import { nameOfBody, type Body } from '../sky/bodies.ts';
import { turnsDirectAt } from '../sky/retrogrades.ts';
import type { SkyEvent } from '../sky/sky.ts';
import { signOf, wholeSignHouse, type SignKey } from '../zodiac/signs.ts';
import { joined, writtenDay, type DatedWords } from './dated-words.ts';
import { eclipseAt } from './eclipses.ts';
import { dayName, dayOf, namedDay, newsFact } from './fact-words.ts';
import type { PeriodKind } from './period.ts';
import { signAtInstant, type PeriodSky } from './period-sky.ts';
import type { Section } from './sections.ts';

/** What happens in a period and is told to every sign, before any sign looks at it. */
interface PeriodEvent {
  name: string;
  body: Body;
  /** The first two parts of its key: "mercury/retrograde", "moon/new", "slow/hard". */
  what: string;
  sign: SignKey;
  event: SkyEvent;
  strength: number;
  slots: Record<string, string | DatedWords>;
}

/** The same for one sign: in one of its houses, told in one of its sections. */
export interface News extends Omit<PeriodEvent, 'what' | 'sign'> {
  key: string;
  house: number;
  section: Section;
  fact: Fact;
}

const SLOW: readonly Body[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];
const WELL_KNOWN: readonly Body[] = ['mercury', 'venus', 'mars'];

const ARRIVAL_STRENGTH: Partial<Record<Body, number>> = {
  sun: 7,
  mercury: 6,
  venus: 7,
  mars: 8,
  jupiter: 12,
  saturn: 12,
};
const RARE_ARRIVAL = 11.5;
const STRENGTH = { eclipse: 11.5, lunation: 8.5, slow: 8.2, knownTurn: 11, slowTurn: 7.2 };

/** Whose leaving again nobody waits for. */
const STAYING: readonly Body[] = ['uranus', 'neptune', 'pluto'];

const nameAt = (event: SkyEvent, what: string): string => `news ${dayOf(event.atMs)} ${event.body} ${what}`;

type Told = Pick<PeriodEvent, 'what' | 'sign' | 'strength'> & { untilMs?: number; other?: Body };

function ingress(event: Extract<SkyEvent, { kind: 'ingress' }>): Told | null {
  const { body, sign, atMs, direction } = event;
  if (body === 'moon' || body === 'node') return null;
  const strength = ARRIVAL_STRENGTH[body] ?? RARE_ARRIVAL;
  if (direction === 'retrograde') return { what: 'any/back', sign, strength };
  const untilMs = STAYING.includes(body) ? undefined : leavesSignAt(body, atMs + 60_000);
  return { what: `${newsName(body)}/arrive`, sign, strength, ...(untilMs && { untilMs }) };
}

function station({ body, sign, atMs, direction }: Extract<SkyEvent, { kind: 'station' }>): Told | null {
  if (body === 'node') return null;
  const strength = WELL_KNOWN.includes(body) ? STRENGTH.knownTurn : STRENGTH.slowTurn;
  const untilMs = direction === 'retrograde' ? turnsDirectAt(body, atMs + 3_600_000) : undefined;
  return { what: `${newsName(body)}/${direction}`, sign, strength, ...(untilMs && { untilMs }) };
}

function slowMeeting(event: Extract<SkyEvent, { kind: 'aspect' }>, sky: PeriodSky): Told | null {
  const { body, other, aspect, atMs } = event;
  if (!SLOW.includes(body) || !SLOW.includes(other)) return null;
  const touch: Touch = TOUCH_OF[aspect];
  return { what: `slow/${touch}`, sign: signAtInstant(sky, body, atMs)!, strength: STRENGTH.slow, other };
}

function toldOf(event: SkyEvent, sky: PeriodSky): Told | null {
  switch (event.kind) {
    case 'ingress':
      return ingress(event);
    case 'station':
      return station(event);
    case 'aspect':
      return slowMeeting(event, sky);
    case 'lunation': {
      if (event.phase !== 'new' && event.phase !== 'full') return null;
      const eclipse = eclipseAt(event.atMs, sky.around);
      const strength = eclipse ? STRENGTH.eclipse : STRENGTH.lunation;
      return { what: `moon/${eclipse ?? event.phase}`, sign: event.sign, strength };
    }
    case 'eclipse':
      return null;
  }
}

function eventOf(event: SkyEvent, sky: PeriodSky): PeriodEvent | null {
  const told = toldOf(event, sky);
  if (!told) return null;
  const { what, sign, strength, untilMs, other } = told;
  const name = nameOfBody(event.body);
  const day = namedDay(dayName(sky.period, event.atMs), event.atMs);
  return {
    name: nameAt(event, other ? `${what} ${other}` : what),
    body: event.body,
    what,
    sign,
    event,
    strength,
    slots: {
      when: joined(['on ', day]),
      When: joined(['On ', day]),
      sign: signOf(sign).name,
      body: name,
      Body: capitalized(name),
      ...(untilMs && { until: namedDay(writtenDay(dayOf(untilMs), sky.period), untilMs) }),
      ...(other && { other: nameOfBody(other), Other: capitalized(nameOfBody(other)) }),
    },
  };
}

/** The same for all twelve signs, so worked out once for as long as the sky is kept. */
const known = new WeakMap<PeriodSky, (PeriodEvent | null)[]>();

/** Works out the next event of the period, a few milliseconds each; false when none is left. */
export function newsStep(sky: PeriodSky): boolean {
  const told = known.get(sky) ?? [];
  known.set(sky, told);
  const next = sky.events[told.length];
  if (!next) return false;
  told.push(eventOf(next, sky));
  return true;
}

function eventsOf(sky: PeriodSky): PeriodEvent[] {
  while (newsStep(sky));
  return known.get(sky)!.filter((one) => one !== null);
}

/** By house: the section that its matters belong to. What is about the self is about the whole period. */
const WEEKLY_SECTIONS: readonly Section[] = [
  ...(['overview', 'finance', 'advice', 'love', 'love', 'career'] as const),
  ...(['love', 'finance', 'advice', 'career', 'love', 'advice'] as const),
];
/** A month has a section for what opens: the far away, and friends with their plans. */
const MONTHLY_SECTIONS: readonly Section[] = WEEKLY_SECTIONS.map((section, index) =>
  index + 1 === 9 || index + 1 === 11 ? 'opportunities' : section,
);
const SECTIONS: Record<PeriodKind, readonly Section[]> = {
  weekly: WEEKLY_SECTIONS,
  monthly: MONTHLY_SECTIONS,
};

export const newsKey = (what: string, house: number): string => `news/${what}/${house}`;

/** What slows down or clashes is no opportunity. */
function sectionFor(kind: PeriodKind, house: number, what: string): Section {
  const section = SECTIONS[kind][house - 1]!;
  const isHard = /\/(?:retrograde|back|hard)$/.test(what);
  return section === 'opportunities' && isHard ? 'challenges' : section;
}

/** All the news of the period for one sign, the strongest first. */
export function newsFor(sign: SignKey, sky: PeriodSky): News[] {
  return eventsOf(sky)
    .map(({ what, sign: where, ...one }) => {
      const house = wholeSignHouse(sign, where);
      const strength = one.strength + corner(house) / 2 + (isRuler(sign, one.body) ? 1.5 : 0);
      return {
        ...one,
        strength,
        key: newsKey(what, house),
        house,
        section: sectionFor(sky.period.kind, house, what),
        fact: newsFact(one.event, where, house, sky),
      };
    })
    .sort((a, b) => b.strength - a.strength);
}
