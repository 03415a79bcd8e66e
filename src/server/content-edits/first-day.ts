import { addDays, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { dateInZone, latestOpenDate } from '../../domain/calendar/zones.ts';
import type { Fields } from '../../domain/content-edits/edit.ts';
import type { Standing } from './standing.ts';

/** A post's day begins in Greenwich: on a clock that is ahead of it, tomorrow's date would keep it back for hours. */
function postDate(atMs: number, timeZone: string): CivilDate {
  const [here, greenwich] = [dateInZone(atMs, timeZone), dateInZone(atMs, 'UTC')];
  return here < greenwich ? here : greenwich;
}

/** By then every instance has heard of it: none of them writes a day that opens meanwhile in the old words. */
const SETTLING_MS = 60_000;

const latestOpen = (atMs: number): CivilDate => latestOpenDate(atMs + SETTLING_MS);

const READ_ALREADY =
  'Readers may have seen these words, so they stay. Change the paragraph again under Readings: it gets new words from a coming day on.';

/** New words of a paragraph can be changed until their first day opens; after it the next ones are a unit of their own. */
export function readAlready({ key, over }: Standing, atMs: number): string[] {
  const isOut = key.kind === 'paragraph' && over !== null && String(over.text['since']) <= latestOpen(atMs);
  return isOut ? [READ_ALREADY] : [];
}

/**
 * An own unit gets its first day when it first becomes public, not when somebody begins to write it: jokes and quotes
 * are chosen for days that nobody has seen yet, so that open days keep theirs.
 */
export function withFirstDay(
  { key, adapter, over, file }: Standing,
  fields: Fields,
  { atMs, timeZone }: { atMs: number; timeZone: string },
): Fields {
  if (over || file) return fields;
  if (key.kind === 'post') {
    const date = postDate(atMs, timeZone);
    return { ...fields, since: fields['since'] || date, publishedAt: date, updatedAt: date };
  }
  const isDated = adapter.fields.some(({ name }) => name === 'since');
  return isDated ? { ...fields, since: addDays(latestOpen(atMs), 1) } : fields;
}
