import type { DeskWork } from '../../contract/desk-today.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { instantOf } from '../backup/nights.ts';
import type { Config } from '../config.ts';
import type { PushDesk } from '../push/desk.ts';
import type { SiteCalendar } from '../site-calendar.ts';

interface WorkParts {
  config: Pick<Config, 'backupAt' | 'siteTimeZone'>;
  calendar: Pick<SiteCalendar, 'today' | 'nextMidnightMs'>;
  comingHours: PushDesk['comingHours'];
  /** What is posted on a day. */
  postsOn: (date: CivilDate) => Promise<DeskWork[]>;
}

const work = (label: DeskWork['label'], atMs: number): DeskWork => ({
  label,
  at: new Date(atMs).toISOString(),
});

/** What comes on the site's day: the night's backup, the hour with the most messages, what is posted, the next day. */
export async function workOfDay({ config, calendar, comingHours, postsOn }: WorkParts): Promise<DeskWork[]> {
  const { backupAt, siteTimeZone } = config;
  const midnightMs = calendar.nextMidnightMs();
  const hours = (await comingHours()).filter(({ at }) => Date.parse(at) < midnightMs);
  const [busiest] = hours.toSorted((one, other) => other.due - one.due);
  const all = [
    ...(backupAt === null ? [] : [work('Backup', instantOf(calendar.today(), backupAt, siteTimeZone))]),
    ...(busiest ? [work('Push', Date.parse(busiest.at))] : []),
    ...(await postsOn(calendar.today())),
    work('Tomorrow', midnightMs),
  ];
  return all.toSorted((one, other) => one.at.localeCompare(other.at));
}
