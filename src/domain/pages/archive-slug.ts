import { ARCHIVE_FIRST_DAY } from '../calendar/archive.ts';
import { isCivilDate, weekStart, type CivilDate } from '../calendar/civil-date.ts';
import { isSignKey } from '../zodiac/signs.ts';

const SLUG = /^([a-z]+)-(?:(week-|month-)?)(\d{4}-\d{2}(?:-\d{2})?)$/;

/**
 * The first day that an archived reading covers, for `aries-2026-11-14`, `aries-week-2026-11-08` (its Sunday) and
 * `aries-month-2026-11`; null for what names no sign, no real date or a time before the archive.
 */
export function archiveSlugStart(slug: string): CivilDate | null {
  const [, sign, span = '', written = ''] = SLUG.exec(slug) ?? [];
  const date = span === 'month-' ? `${written}-01` : written;
  if (!isSignKey(sign) || !isCivilDate(date)) return null;
  const isWeek = span === 'week-';
  const oldest = isWeek ? weekStart(ARCHIVE_FIRST_DAY) : ARCHIVE_FIRST_DAY;
  return date >= oldest && (!isWeek || weekStart(date) === date) ? date : null;
}
