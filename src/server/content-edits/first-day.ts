import { addDays, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { dateInZone, latestOpenDate } from '../../domain/calendar/zones.ts';
import type { Fields } from '../../domain/content-edits/edit.ts';
import { Invalid } from '../failures.ts';
import type { Standing } from './standing.ts';

/** A post's day begins in Greenwich: on a clock that is ahead of it, tomorrow's date would keep it back for hours. */
function postDate(atMs: number, timeZone: string): CivilDate {
  const [here, greenwich] = [dateInZone(atMs, timeZone), dateInZone(atMs, 'UTC')];
  return here < greenwich ? here : greenwich;
}

const READ_ALREADY =
  'Readers may have seen these words, so they stay. Change the paragraph again under Readings: it gets new words from a coming day on.';

/** New words of a paragraph can be changed until their first day opens; after it the next ones are a unit of their own. */
function checkUnread({ key, over }: Standing, atMs: number): void {
  if (key.kind === 'paragraph' && over && String(over.text['since']) <= latestOpenDate(atMs))
    throw new Invalid(READ_ALREADY);
}

/**
 * An own unit gets its first day when it first becomes public, not when somebody begins to write it: jokes and quotes
 * are chosen for days that nobody has seen yet, so that open days keep theirs.
 */
export function withFirstDay(
  standing: Standing,
  fields: Fields,
  { atMs, timeZone }: { atMs: number; timeZone: string },
): Fields {
  const { key, adapter, over, file } = standing;
  checkUnread(standing, atMs);
  if (over || file) return fields;
  if (key.kind === 'post') {
    const date = postDate(atMs, timeZone);
    return { ...fields, since: fields['since'] || date, publishedAt: date, updatedAt: date };
  }
  const isDated = adapter.fields.some(({ name }) => name === 'since');
  return isDated ? { ...fields, since: addDays(latestOpenDate(atMs), 1) } : fields;
}
