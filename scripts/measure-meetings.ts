import type { Candidate } from '../src/domain/horoscope/candidate.ts';
import { candidatesFor } from '../src/domain/horoscope/candidates.ts';
import type { DayAspect } from '../src/domain/horoscope/day-facts.ts';
import { overlaps } from '../src/domain/horoscope/rank.ts';
import { blocksOf, type DailyReading } from '../src/domain/horoscope/reading.ts';
import { nameOfBody } from '../src/domain/sky/bodies.ts';
import type { MeasuredDay } from './measured-day.ts';

/** One exact angle of two planets, as one sign could read of it on its day. */
interface Meeting {
  isMentioned: boolean;
  /** Nothing as strong displaces it. */
  isDue: boolean;
}

/** A paragraph names the two and has their exact angle for its reason. */
function mentions({ because, description }: DailyReading, { bodies, kind }: DayAspect): boolean {
  const blocks = blocksOf(description);
  return because.some(({ paragraph, facts }) => {
    const text = blocks[paragraph]!.text.toLowerCase();
    return (
      bodies.every((body) => text.includes(nameOfBody(body).toLowerCase())) &&
      facts.some((fact) => fact.aspect === kind && fact.bodies.join() === bodies.join())
    );
  });
}

/**
 * A reading has two paragraphs for what happens, and they speak of different houses and planets: a meeting gives way
 * to one that is at least as strong and about the same, or to two that are at least as strong.
 */
function givesWay(meeting: Candidate, news: readonly Candidate[]): boolean {
  const asStrong = news.filter((one) => one !== meeting && one.strength >= meeting.strength);
  return asStrong.length >= 2 || asStrong.some((one) => overlaps(one, meeting));
}

function meetingsFor(reading: DailyReading, { facts, plan }: MeasuredDay): Meeting[] {
  const names = new Set(plan[reading.sign].blocks.map(([candidate]) => candidate));
  const { bodies } = candidatesFor(reading.sign, facts);
  const news = bodies.filter(({ name, isNews }) => isNews && names.has(name));
  const exact = facts.aspects.filter((one) => one.tense === 'exact' && one.bodies[0] !== 'moon');
  return exact.map((aspect) => {
    const candidate = bodies.find(({ name }) => name === `touch ${aspect.bodies.join(' ')} ${aspect.kind}`);
    return {
      isMentioned: mentions(reading, aspect),
      isDue: candidate !== undefined && !givesWay(candidate, news),
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
