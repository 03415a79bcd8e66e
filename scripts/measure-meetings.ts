import type { Candidate } from '../src/domain/horoscope/candidate.ts';
import { candidatesFor, everyCandidate } from '../src/domain/horoscope/candidates.ts';
import type { DayAspect } from '../src/domain/horoscope/day-facts.ts';
import { overlaps, sharesPlace } from '../src/domain/horoscope/rank.ts';
import type { DailyReading } from '../src/domain/horoscope/reading.ts';
import type { MeasuredDay } from './measured-day.ts';

/** One exact angle of two planets, as one sign could read of it on its day. */
interface Meeting {
  isMentioned: boolean;
  /** Nothing as strong displaces it. */
  isDue: boolean;
}

/** A paragraph has their exact angle for its reason. */
function mentions({ because }: DailyReading, { bodies, kind }: DayAspect): boolean {
  return because.some(({ facts }) =>
    facts.some((fact) => fact.aspect === kind && fact.bodies.join() === bodies.join()),
  );
}

/**
 * A reading has two paragraphs for what happens, and they speak of different houses and planets: a meeting gives way
 * to one that is at least as strong and about the same, to two that are at least as strong, and to whatever is told of
 * one of its bodies in the same house, which a reading never does twice.
 */
function givesWay(meeting: Candidate, told: readonly Candidate[]): boolean {
  const others = told.filter((one) => one !== meeting);
  const asStrong = others.filter((one) => one.isNews && one.strength >= meeting.strength);
  return (
    asStrong.length >= 2 ||
    asStrong.some((one) => overlaps(one, meeting)) ||
    others.some((one) => sharesPlace(one, meeting))
  );
}

function meetingsFor(reading: DailyReading, { facts, plan }: MeasuredDay): Meeting[] {
  const names = new Set(plan[reading.sign].blocks.map(([candidate]) => candidate));
  const candidates = candidatesFor(reading.sign, facts);
  const { bodies } = candidates;
  const told = everyCandidate(candidates).filter(
    ({ name, keys }) => names.has(name) && !keys[0]!.startsWith('tip'),
  );
  const exact = facts.aspects.filter((one) => one.tense === 'exact' && one.bodies[0] !== 'moon');
  return exact.map((aspect) => {
    const candidate = bodies.find(({ name }) => name === `touch ${aspect.bodies.join(' ')} ${aspect.kind}`);
    return {
      isMentioned: mentions(reading, aspect),
      isDue: candidate !== undefined && !givesWay(candidate, told),
    };
  });
}

/** The share of exact angles between planets that are mentioned on their day: of all, and of those that are due. */
export function meetingsMentioned(days: readonly MeasuredDay[]): { ofAll: number; ofDue: number } {
  const all = days.flatMap((day) => day.readings.flatMap((reading) => meetingsFor(reading, day)));
  const share = (some: readonly Meeting[]): number =>
    some.filter(({ isMentioned }) => isMentioned).length / some.length;
  return { ofAll: share(all), ofDue: share(all.filter(({ isDue }) => isDue)) };
}
