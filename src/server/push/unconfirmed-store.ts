import { sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/database.ts';

/** A push service has taken a message for these endpoints: somebody's browser is behind them. */
export async function confirmSubscriptions(
  db: Connection | Transaction,
  endpoints: readonly string[],
): Promise<void> {
  if (endpoints.length === 0) return;
  await db.execute(sql`
    update push_subscriptions set unconfirmed_since = null
    where endpoint = any(${sql.param(endpoints)}::text[]) and unconfirmed_since is not null`);
}

export interface Terms {
  /** Those that had their chance and are unconfirmed since before then. */
  triedBefore: Date;
  /** All that are unconfirmed since before then. */
  anyBefore: Date;
  now: Date;
  /** How many visitors at a time. */
  limit: number;
}

/**
 * A subscription has had its chance when no message is wanted for it at all, or when a message was tried and push
 * services did take messages of ours for others meanwhile: while we cannot reach them, nobody loses a subscription.
 */
const hasEnded = ({ triedBefore, anyBefore }: Terms) => sql`(
  subscription.unconfirmed_since < ${anyBefore.toISOString()}
  or subscription.unconfirmed_since < ${triedBefore.toISOString()} and (
    exists (
      select from visitors visitor
      where visitor.visitor_hash = subscription.visitor_hash and not visitor.horoscope_enabled
    )
    or exists (
      select from deliveries delivery
      where delivery.visitor_hash = subscription.visitor_hash and delivery.outcome <> 'waiting'
        and delivery.attempts > 0 and delivery.due_at >= subscription.unconfirmed_since
    )
    and exists (select from deliveries where outcome = 'sent' and due_at >= ${triedBefore.toISOString()})
  ))`;

/** Locks the visitors first, as every change of their browsers does. */
async function lockVisitorsOf(tx: Transaction, terms: Terms): Promise<string[]> {
  const { rows } = await tx.execute<{ visitor_hash: string }>(sql`
    select visitor_hash from visitors
    where visitor_hash in (
      select visitor_hash from push_subscriptions subscription where ${hasEnded(terms)} limit ${terms.limit}
    )
    order by visitor_hash for update skip locked`);
  return rows.map(({ visitor_hash }) => visitor_hash);
}

/** For those without any browser notifications are off, and of messages that never arrived nothing is kept. */
async function endNotifications(tx: Transaction, hashes: readonly string[], now: Date): Promise<void> {
  const without = sql`visitor_hash = any(${sql.param(hashes)}::text[])
    and visitor_hash not in (select visitor_hash from push_subscriptions)`;
  await tx.execute(sql`
    update visitors set horoscope_enabled = false, updated_at = ${now.toISOString()}
    where horoscope_enabled and ${without}`);
  await tx.execute(sql`delete from deliveries where outcome not in ('sent', 'waiting') and ${without}`);
}

/** Deletes a group of subscriptions that no push service ever took a message for; says how many they were. */
export function endUnconfirmed(db: Connection, terms: Terms): Promise<number> {
  return db.transaction(
    async (tx) => {
      const hashes = await lockVisitorsOf(tx, terms);
      if (hashes.length === 0) return 0;
      const { rowCount } = await tx.execute(sql`
        delete from push_subscriptions subscription
        where visitor_hash = any(${sql.param(hashes)}::text[]) and ${hasEnded(terms)}`);
      await endNotifications(tx, hashes, terms.now);
      return rowCount ?? 0;
    },
    { isolationLevel: 'read committed' },
  );
}
