import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import type { Connection, Transaction } from '../db/database.ts';
import { funnel, orders } from '../orders/tables.ts';

type Reader = Connection | Transaction;

/** What was paid for good on each day of the zone, in hundredths; nothing that the demo pretends. */
export async function revenueSince(
  db: Reader,
  since: Date,
  { timeZone, currency }: { timeZone: string; currency: string },
): Promise<{ date: CivilDate; cents: number }[]> {
  const day = sql<CivilDate>`(${orders.paidAt} at time zone ${timeZone})::date::text`;
  return db
    .select({ date: day, cents: sql<number>`sum(${orders.amount})::float8` })
    .from(orders)
    .where(
      and(
        eq(orders.live, true),
        eq(orders.currency, currency),
        gte(orders.paidAt, since),
        isNull(orders.refundedAt),
      ),
    )
    .groupBy(sql`1`);
}

export async function stepsSince(db: Reader, since: CivilDate): Promise<Record<string, number>> {
  const rows = await db
    .select({ step: funnel.step, count: sql<number>`sum(${funnel.count})::int` })
    .from(funnel)
    .where(gte(funnel.date, since))
    .groupBy(funnel.step);
  return Object.fromEntries(rows.map(({ step, count }) => [step, count]));
}

export interface Sold {
  paid: number;
  refunded: number;
  demo: number;
}

export async function soldSince(db: Reader, since: Date): Promise<Sold> {
  const [row] = await db
    .select({
      paid: sql<number>`count(*) filter (where ${orders.live})::int`,
      refunded: sql<number>`count(*) filter (where ${orders.live} and ${orders.refundedAt} is not null)::int`,
      demo: sql<number>`count(*) filter (where not ${orders.live})::int`,
    })
    .from(orders)
    .where(gte(orders.paidAt, since));
  return row!;
}
