import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { VapidKeys } from '../config.ts';
import type { Connection, Transaction } from '../db/database.ts';
import type { PushSubscription } from './sender.ts';
import { deliveries, pushSubscriptions, vapidKeys } from './tables.ts';

export async function findVapidKeys(db: Connection): Promise<VapidKeys | null> {
  const { publicKey, privateKey } = vapidKeys;
  const [row] = await db.select({ publicKey, privateKey }).from(vapidKeys);
  return row ?? null;
}

/** Keeps the pair, unless there is one already. */
export async function keepVapidKeys(db: Connection, keys: VapidKeys): Promise<void> {
  await db.insert(vapidKeys).values(keys).onConflictDoNothing();
}

interface KeptSubscription extends PushSubscription {
  createdAtMs: number;
}

/** The visitor's browsers, the one subscribed first at the head. */
export async function listSubscriptions(
  db: Connection | Transaction,
  visitorHash: string,
): Promise<KeptSubscription[]> {
  const rows = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.visitorHash, visitorHash))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.endpoint));
  return rows.map(({ endpoint, p256dh, auth, createdAt }) => ({
    endpoint,
    p256dh,
    auth,
    createdAtMs: createdAt.getTime(),
  }));
}

export async function findOwner(tx: Transaction, endpoint: string): Promise<string | null> {
  const [row] = await tx
    .select({ visitorHash: pushSubscriptions.visitorHash })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, endpoint));
  return row?.visitorHash ?? null;
}

const hasSameKeys = sql`${pushSubscriptions.p256dh} = excluded.p256dh and ${pushSubscriptions.auth} = excluded.auth`;

/**
 * Keeps the subscription as this visitor's. One that is there already changes only for its owner, or for the browser
 * itself, which alone has its keys: for anybody else it answers false.
 */
export async function saveSubscription(
  tx: Transaction,
  visitorHash: string,
  { endpoint, p256dh, auth }: PushSubscription,
  nowMs: number,
): Promise<boolean> {
  const now = new Date(nowMs);
  const owned = { visitorHash, p256dh, auth, createdAt: now };
  const kept = pushSubscriptions.unconfirmedSince;
  const saved = await tx
    .insert(pushSubscriptions)
    .values({ endpoint, ...owned, unconfirmedSince: now })
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set: {
        ...owned,
        unconfirmedSince: sql`case when ${hasSameKeys} then ${kept} else excluded.unconfirmed_since end`,
      },
      setWhere: sql`${pushSubscriptions.visitorHash} = excluded.visitor_hash or (${hasSameKeys})`,
    })
    .returning({ visitorHash: pushSubscriptions.visitorHash });
  return saved.length > 0;
}

/** Leaves `others` of the visitor's subscriptions beside the one to keep: the latest. */
export async function dropOldest(
  tx: Transaction,
  visitorHash: string,
  keptEndpoint: string,
  others: number,
): Promise<void> {
  const tooMany = tx
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.visitorHash, visitorHash), ne(pushSubscriptions.endpoint, keptEndpoint)))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.endpoint))
    .offset(others)
    // One that another visitor is taking over at this moment is leaving anyway; waiting for it could deadlock.
    .for('update', { skipLocked: true });
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.endpoint, tooMany));
}

export async function deleteSubscriptions(
  tx: Transaction,
  visitorHash: string,
  endpoints: readonly string[] | 'all',
): Promise<void> {
  const which = endpoints === 'all' ? undefined : inArray(pushSubscriptions.endpoint, [...endpoints]);
  await tx.delete(pushSubscriptions).where(and(eq(pushSubscriptions.visitorHash, visitorHash), which));
}

type Outcome = 'waiting' | 'sent' | 'gone' | 'dropped' | 'failed';

/** What became of the visitor's daily messages, the latest first. */
export async function listDeliveries(
  db: Connection,
  visitorHash: string,
): Promise<{ day: string; outcome: Outcome }[]> {
  const rows = await db
    .select({ day: deliveries.localDay, outcome: deliveries.outcome })
    .from(deliveries)
    .where(eq(deliveries.visitorHash, visitorHash))
    .orderBy(desc(deliveries.localDay));
  return rows.map(({ day, outcome }) => ({ day, outcome: outcome as Outcome }));
}
