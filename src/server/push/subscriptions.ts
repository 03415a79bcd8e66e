import type { SubscribeBody } from '../../contract/push.ts';
import { isSame, type Preferences } from '../../domain/preferences/preferences.ts';
import * as rules from '../../domain/preferences/transitions.ts';
import type { Connection } from '../db/database.ts';
import { Conflict } from '../failures.ts';
import { lockKnownPreferences, lockPreferences, savePreferences } from '../preferences/store.ts';
import type { PushSubscription } from './sender.ts';
import { deleteSubscriptions, dropOldest, findOwner, listSubscriptions, saveSubscription } from './store.ts';

export const MOST_BROWSERS_PER_VISITOR = 10;

/** Called before a row is stored that was not there; each may refuse. */
export interface Admission {
  visitor: () => void;
  subscription: () => void;
}

export interface Subscribing {
  visitorHash: string;
  admitNew: Admission;
  subscription: PushSubscription;
  choice: Pick<SubscribeBody, 'timezone' | 'zodiacSign'>;
}

/** Stated, because under a stricter default of the server waiting for a row could end in an error. */
const WAITING = { isolationLevel: 'read committed' } as const;

/**
 * Every change of a visitor's browsers locks the visitor's row first, and no other row: the limit of ten holds, and two
 * changes cannot deadlock.
 */
export async function subscribe(db: Connection, asked: Subscribing, nowMs: number): Promise<Preferences> {
  const { visitorHash, subscription, choice, admitNew } = asked;
  const { after, owner } = await db.transaction(async (tx) => {
    const before = await lockPreferences(tx, visitorHash, nowMs, admitNew.visitor);
    const chosen = rules.patch(choice)(before);
    if (!isSame(before, chosen)) await savePreferences(tx, visitorHash, chosen, nowMs);
    const former = await findOwner(tx, subscription.endpoint);
    if (former === null) admitNew.subscription();
    if (!(await saveSubscription(tx, visitorHash, subscription, nowMs))) {
      throw new Conflict('This endpoint is subscribed with other keys. Please subscribe this browser anew.');
    }
    await dropOldest(tx, visitorHash, subscription.endpoint, MOST_BROWSERS_PER_VISITOR - 1);
    return { after: chosen, owner: former };
  }, WAITING);
  if (owner && owner !== visitorHash) await forgetSubscriptions(db, owner, [], nowMs);
  return after;
}

/** Forgets these browsers of the visitor; with the last one, notifications are off. Null: nobody is known. */
export function forgetSubscriptions(
  db: Connection,
  visitorHash: string,
  endpoints: readonly string[] | 'all',
  nowMs: number,
): Promise<Preferences | null> {
  return db.transaction(async (tx) => {
    const before = await lockKnownPreferences(tx, visitorHash);
    if (!before) return null;
    await deleteSubscriptions(tx, visitorHash, endpoints);
    if ((await listSubscriptions(tx, visitorHash)).length > 0) return before;
    const after = rules.notificationsEnded(before);
    if (!isSame(before, after)) await savePreferences(tx, visitorHash, after, nowMs);
    return after;
  }, WAITING);
}
