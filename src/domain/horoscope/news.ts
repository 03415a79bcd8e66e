import { monthDay, monthDayYear } from '../calendar/written-date.ts';
import type { CivilDate } from '../calendar/civil-date.ts';
import { nameOfBody, type Body } from '../sky/bodies.ts';
import { signOf, wholeSignHouse, type SignKey } from '../zodiac/signs.ts';
import { alsoKey, arrivalKey, backKey, courseKey, enterKey, eveKey, stationKey, turnKey } from './bank.ts';
import { corner, isRuler, type Candidate } from './candidate.ts';
import { WELL_KNOWN_RETROGRADES, type DayFacts, type DayPlacement } from './day-facts.ts';
import { capitalized } from './fact-text.ts';
import { comingFact, courseFacts, houseOf, placeFact, weekdayOf } from './sign-facts.ts';

/** How much a planet's coming into a sign counts: the rarer, the more; the Sun's begins a month for everybody. */
const ARRIVAL_STRENGTH: Partial<Record<Body, number>> = {
  sun: 10,
  mercury: 8.3,
  venus: 8.4,
  mars: 8.6,
  jupiter: 11,
  saturn: 11,
  uranus: 10.5,
  neptune: 10.5,
  pluto: 10.5,
};

function stationStrength(body: Body): number {
  return (WELL_KNOWN_RETROGRADES as readonly Body[]).includes(body) ? 12 : 9;
}

/** "December 6", with the year where it is another than the day's. */
function writtenEnd(end: CivilDate, today: CivilDate): string {
  return end.slice(0, 4) === today.slice(0, 4) ? monthDay(end) : monthDayYear(end);
}

function changeOf(sign: SignKey, placement: DayPlacement, facts: DayFacts): Candidate | null {
  const { body, enters, station, retrograde, directAgainOn, leavesOn } = placement;
  const house = houseOf(sign, placement);
  const name = nameOfBody(body);
  const where = signOf(enters ?? placement.sign).name;
  const end = station ? directAgainOn : leavesOn;
  const change = {
    body,
    house,
    tone: 'plain' as const,
    isNews: true,
    facts: [placeFact(sign, placement), ...courseFacts(placement)],
    slots: {
      body: name,
      Body: capitalized(name),
      sign: where,
      from: signOf(placement.sign).name,
      weekday: weekdayOf(facts),
      ...(end && { until: writtenEnd(end, facts.date) }),
    },
  };
  const extra = corner(house) / 2 + (isRuler(sign, body) ? 1.5 : 0);
  // One that changes sign on the day it turns is told of its turning.
  if (station) {
    const { direction } = station;
    return {
      ...change,
      name: `turn ${body}`,
      keys: [stationKey(body, house, direction), turnKey(house, direction)],
      strength: stationStrength(body) + extra,
      headline: `${name} ${direction === 'direct' ? 'goes direct' : 'turns retrograde'}`,
    };
  }
  if (!enters) return null;
  return {
    ...change,
    name: `enter ${body}`,
    keys: retrograde ? [backKey(house)] : [arrivalKey(body, house), enterKey(house)],
    strength: ARRIVAL_STRENGTH[body]! + extra,
    headline: `${name} moves ${retrograde ? 'back ' : ''}into ${where}`,
  };
}

/** Planets that change sign or turn round today. The Moon's changes are the opener's. */
export function changeCandidates(sign: SignKey, facts: DayFacts): Candidate[] {
  return Object.values(facts.placements)
    .filter(({ body }) => body !== 'moon' && body !== 'node')
    .map((placement) => changeOf(sign, placement, facts))
    .filter((one) => one !== null);
}

/** Reminders of retrogrades that everybody has heard of, on the days between their beginning and their end. */
export function courseCandidates(sign: SignKey, facts: DayFacts): Candidate[] {
  return WELL_KNOWN_RETROGRADES.map((body) => facts.placements[body])
    .filter(({ retrograde, enters }) => retrograde && !enters)
    .map((placement) => {
      const { body, directAgainOn } = placement;
      const house = houseOf(sign, placement);
      return {
        name: `course ${body}`,
        keys: [courseKey(body, house)],
        body,
        house,
        tone: 'plain',
        strength: 0,
        facts: [placeFact(sign, placement), ...courseFacts(placement)],
        slots: {
          sign: signOf(placement.sign).name,
          weekday: weekdayOf(facts),
          until: writtenEnd(directAgainOn!, facts.date),
        },
      };
    });
}

/** What tomorrow brings, so that nobody is caught by it. */
export function eveCandidates(sign: SignKey, { tomorrow }: DayFacts): Candidate[] {
  return tomorrow.map((coming) => {
    const { body, what, sign: where } = coming;
    const name = nameOfBody(body);
    return {
      name: `eve ${body} ${what}`,
      keys: [eveKey(body, what)],
      body,
      house: wholeSignHouse(sign, where),
      tone: 'plain',
      strength: 0,
      facts: [comingFact(coming)],
      slots: { sign: signOf(where).name, body: name, Body: capitalized(name) },
    };
  });
}

const ALSO = 'also: ';

/** The rest of the day's news in one line. */
export function alsoCandidate(rest: readonly Candidate[]): Candidate {
  const lines = rest.map(({ headline }) => headline!);
  const news = lines.length < 2 ? lines.join('') : `${lines.slice(0, -1).join(', ')} and ${lines.at(-1)}`;
  const [{ body, house, tone }] = rest as [Candidate];
  return {
    body,
    house,
    tone,
    name: ALSO + rest.map(({ name }) => name).join(', '),
    keys: [alsoKey],
    strength: 0,
    facts: rest.flatMap(({ facts }) => facts),
    slots: { news, News: capitalized(news) },
  };
}

/** The same again, from its name in a plan. */
export function alsoNamed(name: string, candidates: readonly Candidate[]): Candidate | null {
  if (!name.startsWith(ALSO)) return null;
  const names = name.slice(ALSO.length).split(', ');
  return alsoCandidate(names.map((one) => candidates.find((candidate) => candidate.name === one)!));
}
