import { weekStart, type CivilDate } from '../../domain/calendar/civil-date.ts';

const DAYS = 7;
const WEEKS = 4;

interface Kept {
  id: number;
  /** The day of the site's zone on which it was made. */
  date: CivilDate;
}

/** The newest of each of the newest spans; a time without backups costs none of the old ones. */
function newestOfEach<T extends Kept>(
  newestFirst: readonly T[],
  spanOf: (one: T) => unknown,
  most: number,
): T[] {
  const found = new Map<unknown, T>();
  for (const one of newestFirst) if (!found.has(spanOf(one))) found.set(spanOf(one), one);
  return [...found.values()].slice(0, most);
}

/** Which of the backups stay, given with the newest first: of seven days, and of four weeks. */
export function keptBackups(newestFirst: readonly Kept[]): Set<number> {
  const days = newestOfEach(newestFirst, ({ date }) => date, DAYS);
  const weeks = newestOfEach(newestFirst, ({ date }) => weekStart(date), WEEKS);
  return new Set([...days, ...weeks].map(({ id }) => id));
}
