import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import type { Connection, Transaction } from '../db/database.ts';
import { orders } from '../orders/tables.ts';
import { deliveries, pushSweeps } from '../push/tables.ts';
import { readings } from '../reading-archive/tables.ts';
import { searchDocuments, searchIndex } from '../search/tables.ts';
import { dismissedMatters } from './tables.ts';

type Reader = Connection | Transaction;

export async function countOfReadings(db: Reader, date: CivilDate): Promise<number> {
  return db.$count(readings, and(eq(readings.kind, 'daily'), eq(readings.period, date)));
}

export async function searchIndexState(db: Reader): Promise<{ documents: number } | null> {
  const [row] = await db.select({ documents: searchIndex.documents }).from(searchIndex);
  return row ?? null;
}

export async function titlesOf(db: Reader, addresses: readonly string[]): Promise<Map<string, string>> {
  const { href, title } = searchDocuments;
  const rows = await db
    .select({ href, title })
    .from(searchDocuments)
    .where(inArray(href, [...addresses]));
  return new Map(rows.map((row) => [row.href, row.title]));
}

export async function databaseState(db: Reader): Promise<{ bytes: number; version: string }> {
  const { rows } = await db.execute<{ bytes: number; version: string }>(sql`
    select pg_database_size(current_database())::float8 as bytes,
      'PostgreSQL ' || split_part(current_setting('server_version'), ' ', 1) as version`);
  return rows[0]!;
}

/** What time the database has, and what the wall of the zone shows by its rules at an instant of ours. */
export async function databaseClock(
  db: Reader,
  atMs: number,
  zone: string,
): Promise<{ nowMs: number; wall: string }> {
  const { rows } = await db.execute<{ now_ms: number; wall: string }>(sql`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as now_ms,
      to_char(${new Date(atMs).toISOString()}::timestamptz at time zone ${zone}, 'FMHH12:MI AM') as wall`);
  return { nowMs: rows[0]!.now_ms, wall: rows[0]!.wall };
}

export type DeliveryOutcome = 'waiting' | 'sent' | 'gone' | 'dropped' | 'failed';

/** The messages that were due since the instant, by what became of them. */
export async function deliveriesSince(
  db: Reader,
  since: Date,
): Promise<Partial<Record<DeliveryOutcome, number>>> {
  const rows = await db
    .select({ outcome: deliveries.outcome, count: sql<number>`count(*)::int` })
    .from(deliveries)
    .where(gte(deliveries.dueAt, since))
    .groupBy(deliveries.outcome);
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]));
}

export async function sweptUntil(db: Reader): Promise<Date | null> {
  const [row] = await db.select().from(pushSweeps);
  return row?.sweptUntil ?? null;
}

export interface FailedDeliveries {
  count: number;
  /** What push services said most often. */
  detail: string | null;
  lastAt: Date | null;
}

export async function failedDeliveries(db: Reader, since: Date): Promise<FailedDeliveries> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      detail: sql<string | null>`mode() within group (order by ${deliveries.detail})`,
      lastAt: sql<string | null>`max(${deliveries.updatedAt})`,
    })
    .from(deliveries)
    .where(and(eq(deliveries.outcome, 'failed'), gte(deliveries.dueAt, since)));
  const { count, detail, lastAt } = row!;
  return { count, detail, lastAt: lastAt === null ? null : new Date(lastAt) };
}

/** As if they had never been tried, but no message goes out later than it may; says how many that are. */
export async function retryDeliveries(tx: Transaction, dueAfter: Date, now: Date): Promise<number> {
  const retried = await tx
    .update(deliveries)
    .set({ outcome: 'waiting', nextAttemptAt: now, answered: sql`${deliveries.attempts}`, updatedAt: now })
    .where(and(eq(deliveries.outcome, 'failed'), gte(deliveries.dueAt, dueAfter)))
    .returning({ id: deliveries.id });
  return retried.length;
}

export interface WaitingOrder {
  number: string;
  amount: number;
  currency: string;
  at: Date;
  isGift: boolean;
}

const waiting = {
  number: orders.number,
  amount: orders.amount,
  currency: orders.currency,
  isGift: orders.isGift,
};

/** The owner alone can see whether the money for them has come. */
export async function ordersToMarkPaid(db: Reader, limit: number): Promise<WaitingOrder[]> {
  return db
    .select({ ...waiting, at: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.state, 'created'), eq(orders.provider, 'manual')))
    .orderBy(orders.createdAt)
    .limit(limit);
}

export async function ordersNotMade(db: Reader, paidBefore: Date, limit: number): Promise<WaitingOrder[]> {
  return db
    .select({ ...waiting, at: sql<Date>`${orders.paidAt}`.mapWith(orders.paidAt) })
    .from(orders)
    .where(and(eq(orders.state, 'paid'), lt(orders.paidAt, paidBefore)))
    .orderBy(orders.paidAt)
    .limit(limit);
}

export async function refundsNotDone(db: Reader, askedBefore: Date, limit: number): Promise<WaitingOrder[]> {
  return db
    .select({ ...waiting, at: sql<Date>`${orders.refundAskedAt}`.mapWith(orders.refundAskedAt) })
    .from(orders)
    .where(and(inArray(orders.state, ['paid', 'fulfilled']), lt(orders.refundAskedAt, askedBefore)))
    .orderBy(orders.refundAskedAt)
    .limit(limit);
}

export async function dismissedOf(db: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: dismissedMatters.id })
    .from(dismissedMatters)
    .where(inArray(dismissedMatters.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

export async function dismiss(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.insert(dismissedMatters).values({ id, at }).onConflictDoNothing();
}

export async function forgetDismissed(db: Connection, before: Date): Promise<void> {
  await db.delete(dismissedMatters).where(lt(dismissedMatters.at, before));
}
