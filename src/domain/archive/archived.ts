import { ARCHIVE_FIRST_DAY } from '../calendar/archive.ts';
import { addDays, isCivilDate, monthOf, weekStart, type CivilDate } from '../calendar/civil-date.ts';
import { periodAt, periodOf, type PeriodKind } from '../forecast/period.ts';
import { isSignKey, type SignKey } from '../zodiac/signs.ts';

/** A printed reading that has a page of its own. */
export interface Archived {
  kind: 'daily' | PeriodKind;
  sign: SignKey;
  /** Its day, or the first day of its week or month. */
  from: CivilDate;
}

const SLUG = /^([a-z]+)-(?:(week-|month-)?)(\d{4}-\d{2}(?:-\d{2})?)$/;
const KINDS: Record<string, Archived['kind']> = { '': 'daily', 'week-': 'weekly', 'month-': 'monthly' };

function exists({ kind, from }: Archived): boolean {
  if (kind === 'weekly') return from >= weekStart(ARCHIVE_FIRST_DAY) && from === weekStart(from);
  return from >= ARCHIVE_FIRST_DAY;
}

/**
 * What `aries-2026-11-14`, `aries-week-2026-11-08` (its Sunday) and `aries-month-2026-11` stand for; null for what
 * names no sign, no real date or a time before the archive. Whether it is open yet is another question.
 */
export function archivedFrom(slug: string): Archived | null {
  const [, sign, span = '', written = ''] = SLUG.exec(slug) ?? [];
  const kind = KINDS[span]!;
  const from = kind === 'monthly' ? `${written}-01` : written;
  if (!isSignKey(sign) || !isCivilDate(from)) return null;
  const archived = { kind, sign, from };
  return exists(archived) ? archived : null;
}

export function archivedAddress({ kind, sign, from }: Archived): string {
  if (kind === 'daily') return `/archive/${sign}-${from}`;
  return `/archive/${sign}-${kind === 'weekly' ? `week-${from}` : `month-${monthOf(from)}`}`;
}

/** A week is asked for by a day of its own, and the first one begins before the archive does. */
export function askedDay({ from }: Archived): CivilDate {
  return from < ARCHIVE_FIRST_DAY ? ARCHIVE_FIRST_DAY : from;
}

/** The month in whose calendar the reading stands. */
export function calendarMonth(archived: Archived): string {
  return monthOf(askedDay(archived));
}

function moved(archived: Archived, steps: number): Archived {
  const { kind, from } = archived;
  const to =
    kind === 'daily' ? addDays(from, steps) : periodAt(kind, periodOf(kind, from).index + steps).from;
  return { ...archived, from: to };
}

export function previousOf(archived: Archived): Archived | null {
  const previous = moved(archived, -1);
  return exists(previous) ? previous : null;
}

/** Null when the next one is not open yet: `latest` is the last open day. */
export function nextOf(archived: Archived, latest: CivilDate): Archived | null {
  const next = moved(archived, 1);
  return next.from <= latest ? next : null;
}
