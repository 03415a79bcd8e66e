import type { DeskWork } from '../../contract/desk-today.ts';
import { instantOf } from '../backup/nights.ts';
import type { Config } from '../config.ts';
import type { PushDesk } from '../push/desk.ts';
import type { SiteCalendar } from '../site-calendar.ts';

interface WorkParts {
  config: Pick<Config, 'backupAt' | 'siteTimeZone'>;
  calendar: Pick<SiteCalendar, 'today' | 'nextMidnightMs'>;
  comingHours: PushDesk['comingHours'];
}

type Work = DeskWork & { atMs: number };
const work = (label: DeskWork['label'], atMs: number): Work => ({
  label,
  atMs,
  at: new Date(atMs).toISOString(),
});

/** What the site does by itself on its day: the night's backup, the hour with the most messages, the next day. */
export async function workOfDay({ config, calendar, comingHours }: WorkParts): Promise<DeskWork[]> {
  const { backupAt, siteTimeZone } = config;
  const midnightMs = calendar.nextMidnightMs();
  const hours = (await comingHours()).filter(({ at }) => Date.parse(at) < midnightMs);
  const [busiest] = hours.toSorted((one, other) => other.due - one.due);
  const all = [
    ...(backupAt === null ? [] : [work('Backup', instantOf(calendar.today(), backupAt, siteTimeZone))]),
    ...(busiest ? [work('Push', Date.parse(busiest.at))] : []),
    work('Tomorrow', midnightMs),
  ];
  return all.toSorted((one, other) => one.atMs - other.atMs).map(({ at, label }) => ({ at, label }));
}
