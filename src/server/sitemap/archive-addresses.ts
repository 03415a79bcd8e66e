import { archivedAddress, askedDay, nextOf, type Archived } from '../../domain/archive/archived.ts';
import { archiveAddress, isOpenMonth, monthsOfYear, yearsOfArchive } from '../../domain/archive/calendar.ts';
import { ARCHIVE_FIRST_DAY } from '../../domain/calendar/archive.ts';
import { monthOf, weekStart, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { periodOf } from '../../domain/forecast/period.ts';
import type { SitemapEntry } from '../../domain/sitemap/sitemap.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';

/** The site's day and the last one that anybody may read. */
export interface ArchiveDays {
  today: CivilDate;
  latest: CivilDate;
}

export function archiveYears({ latest }: ArchiveDays): string[] {
  return yearsOfArchive(monthOf(ARCHIVE_FIRST_DAY), latest).map(({ year }) => year);
}

/** The next day is already open in zones ahead of ours; no page has changed later than today. */
const notAfter = (today: CivilDate, date: CivilDate): CivilDate => (date < today ? date : today);

const FIRST_OF_KIND: Record<Archived['kind'], CivilDate> = {
  daily: ARCHIVE_FIRST_DAY,
  weekly: weekStart(ARCHIVE_FIRST_DAY),
  monthly: ARCHIVE_FIRST_DAY,
};

/** A reading is published on its day, or on the first day of its week or month, and never changes. */
function readings(kind: Archived['kind'], sign: SignKey, year: string, days: ArchiveDays): SitemapEntry[] {
  const entries: SitemapEntry[] = [];
  let archived: Archived | null = { kind, sign, from: FIRST_OF_KIND[kind] };
  for (; archived; archived = nextOf(archived, days.latest)) {
    const date = askedDay(archived);
    if (date.startsWith(year))
      entries.push({ path: archivedAddress(archived), changedOn: notAfter(days.today, date) });
  }
  return entries;
}

/** A month's calendar changes until its last day. */
function calendars(sign: SignKey, year: string, { today, latest }: ArchiveDays): SitemapEntry[] {
  return monthsOfYear(`${year}-01`)
    .filter((month) => isOpenMonth(month, latest))
    .map((month) => ({
      path: archiveAddress(sign, month),
      changedOn: notAfter(today, periodOf('monthly', `${month}-01`).to),
    }));
}

/** A sign's readings of a year with the calendars that lead to them: four hundred addresses. */
export function archiveAddresses(year: string, sign: SignKey, days: ArchiveDays): SitemapEntry[] {
  return [
    ...calendars(sign, year, days),
    ...readings('monthly', sign, year, days),
    ...readings('weekly', sign, year, days),
    ...readings('daily', sign, year, days),
  ];
}
