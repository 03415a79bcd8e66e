import type { CivilDate } from '../calendar/civil-date.ts';
import { FEAST_NAMES, type Feast } from './feast.ts';
import { christianFeasts } from './feasts/christian.ts';
import { islamicFeasts } from './feasts/islamic.ts';
import { jewishFeasts } from './feasts/jewish.ts';
import { feastsOfTheSky } from './feasts/of-the-sky.ts';

const yearOf = (date: CivilDate): number => Number(date.slice(0, 4));

/** The years that were asked for: finding their moons is worth doing once. */
const kept = new Map<number, readonly Feast[]>();

function workedOut(year: number): readonly Feast[] {
  return [christianFeasts, jewishFeasts, islamicFeasts, feastsOfTheSky]
    .flatMap((feastsOf) => feastsOf(year))
    .filter(({ date }) => yearOf(date) === year)
    .map((feast) => ({ ...feast, name: FEAST_NAMES[feast.key] }))
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}

function feastsOfYear(year: number): readonly Feast[] {
  if (!kept.has(year)) kept.set(year, workedOut(year));
  return kept.get(year)!;
}

/** Feasts whose first day is in the span, both ends included, in the order of their days; 1900 to 2099. */
export function feastsBetween(from: CivilDate, to: CivilDate): Feast[] {
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, index) => yearOf(from) + index);
  return years.flatMap(feastsOfYear).filter(({ date }) => date >= from && date <= to);
}

export const feastsOn = (date: CivilDate): Feast[] => feastsBetween(date, date);
