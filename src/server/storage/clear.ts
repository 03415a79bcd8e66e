import { dateInZone } from '../../domain/calendar/zones.ts';
import { oldestOpening } from '../../domain/tarot/reading-life.ts';
import { endOrphans } from '../blog-pictures/store.ts';
import { deleteOldCounts } from '../counting/store.ts';
import type { Connection } from '../db/database.ts';
import { deleteGivenUp } from '../mail/store.ts';
import { deleteAbandoned } from '../orders/abandoned-store.ts';
import { deleteEmptyVisitors } from '../preferences/store.ts';
import { clearEndedLinks } from '../preview-links/store.ts';
import { endUnconfirmed } from '../push/unconfirmed-store.ts';
import { oldestSeal } from '../tarot/draws.ts';
import { forgetDismissed } from '../today/store.ts';
import { clearCommitments, deleteReadingsBefore } from '../tarot/store.ts';

/** A subscription for which no push service took a message ends after so long … */
export const UNCONFIRMED_DAYS = 7;
/** … and one that had no chance to be tried, because its visitor paused or we were cut off, after so long. */
export const UNTRIED_DAYS = 30;
/** A letter that no mail server took is shown at the desk for so long. */
const LETTERS_KEPT_DAYS = 30;
/** Longer than anything is shown that the owner may have let go. */
const DISMISSED_KEPT_DAYS = 60;
/** A picture that was put up and that no post names ends after so long. */
const ORPHANS_KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
/** So many per statement: nobody waits long for a row. */
const AT_ONCE = 500;

export interface Cleared {
  subscriptions: number;
  visitors: number;
  tarotReadings: number;
  seals: number;
  orders: number;
  counts: number;
  letters: number;
  pictures: number;
  previewLinks: number;
}

interface Clearing {
  db: Connection;
  nowMs: number;
  signal: AbortSignal;
  /** Those that the posts name as everybody reads them, or will. */
  picturesOfPosts: () => readonly string[];
}

async function inGroups(signal: AbortSignal, clearGroup: () => Promise<number>): Promise<number> {
  for (let total = 0; ;) {
    signal.throwIfAborted();
    const count = await clearGroup();
    if (count === 0) return total;
    total += count;
  }
}

/** Ends what has had its time. Two instances at the same work do no harm: each row goes once. */
export async function clearStorage({ db, nowMs, signal, picturesOfPosts }: Clearing): Promise<Cleared> {
  const daysAgo = (days: number): Date => new Date(nowMs - days * DAY_MS);
  const terms = {
    triedBefore: daysAgo(UNCONFIRMED_DAYS),
    anyBefore: daysAgo(UNTRIED_DAYS),
    now: new Date(nowMs),
    limit: AT_ONCE,
  };
  await forgetDismissed(db, daysAgo(DISMISSED_KEPT_DAYS));
  const oldest = oldestOpening(dateInZone(nowMs, 'UTC'));
  return {
    subscriptions: await inGroups(signal, () => endUnconfirmed(db, terms)),
    // After the subscriptions, whose end may leave nothing set.
    visitors: await inGroups(signal, () => deleteEmptyVisitors(db, nowMs, AT_ONCE)),
    tarotReadings: await inGroups(signal, () => deleteReadingsBefore(db, oldest, AT_ONCE)),
    seals: await inGroups(signal, () => clearCommitments(db, oldestSeal(nowMs), AT_ONCE)),
    orders: await inGroups(signal, () => deleteAbandoned(db, terms.now, AT_ONCE)),
    counts: await inGroups(signal, () => deleteOldCounts(db, dateInZone(nowMs, 'UTC'), AT_ONCE)),
    letters: await inGroups(signal, () => deleteGivenUp(db, daysAgo(LETTERS_KEPT_DAYS), AT_ONCE)),
    pictures: await inGroups(signal, () =>
      endOrphans(db, daysAgo(ORPHANS_KEPT_DAYS), picturesOfPosts(), AT_ONCE),
    ),
    previewLinks: await inGroups(signal, () => clearEndedLinks(db, terms.now, AT_ONCE)),
  };
}
