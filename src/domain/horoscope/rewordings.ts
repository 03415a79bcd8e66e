import type { CivilDate } from '../calendar/civil-date.ts';

/** A paragraph that may stand in for another. */
interface Rewordable {
  id: string;
  since: CivilDate;
  replaces?: string | undefined;
}

/** By the id of the paragraph they stand in for; the newest first, of one day the last in its file. */
export function rewordingsOf<T extends Rewordable>(units: readonly T[]): Readonly<Record<string, T[]>> {
  const newestFirst = units
    .filter(({ replaces }) => replaces !== undefined)
    .toReversed()
    .sort((a, b) => (a.since < b.since ? 1 : a.since > b.since ? -1 : 0));
  return Object.groupBy(newestFirst, ({ replaces }) => replaces!) as Record<string, T[]>;
}

/** Each paragraph once, in the words it will have when every change has come. */
export function newestWords<T extends Rewordable>(units: readonly T[]): T[] {
  const rewordings = rewordingsOf(units);
  return units
    .filter(({ replaces }) => replaces === undefined)
    .map((unit) => rewordings[unit.id]?.[0] ?? unit);
}
