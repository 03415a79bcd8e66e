import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/database.ts';
import { mailOutbox } from '../mail/tables.ts';
import { addHappening } from './happenings-store.ts';
import { gifts, orderEvents, orders, orderSessions, reports } from './tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type ReportRow = typeof reports.$inferSelect;
export type GiftRow = typeof gifts.$inferSelect;
type Reader = Connection | Transaction;

/** False where the number or the buyer's key is taken. */
export async function addOrder(db: Reader, order: typeof orders.$inferInsert): Promise<boolean> {
  const added = await db.insert(orders).values(order).onConflictDoNothing().returning({ id: orders.id });
  return added.length === 1;
}

type Naming = Partial<Pick<OrderRow, 'id' | 'number' | 'handleHash' | 'keyHash' | 'paymentId'>>;

export async function findOrder(db: Reader, by: Naming): Promise<OrderRow | null> {
  const [[name, value]] = Object.entries(by) as [[keyof Naming, string]];
  const [row] = await db.select().from(orders).where(eq(orders[name], value)).limit(1);
  return row ?? null;
}

export interface WholeOrder {
  order: OrderRow;
  report: ReportRow | null;
  gift: GiftRow | null;
}

/** By one statement: whoever reads the parts one after the other may find a report before its order is fulfilled. */
export async function findWholeOrder(
  db: Reader,
  by: Pick<Naming, 'id' | 'handleHash'>,
): Promise<WholeOrder | null> {
  const [[name, value]] = Object.entries(by) as [['id' | 'handleHash', string]];
  const [row] = await db
    .select({ order: orders, report: reports, gift: gifts })
    .from(orders)
    .leftJoin(reports, eq(reports.orderId, orders.id))
    .leftJoin(gifts, eq(gifts.orderId, orders.id))
    .where(eq(orders[name], value));
  return row ?? null;
}

/** Held until the transaction ends: of two who change an order, one waits. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row ?? null;
}

export async function changeOrder(db: Reader, id: string, values: Partial<OrderRow>): Promise<void> {
  await db.update(orders).set(values).where(eq(orders.id, id));
}

export async function addSession(tx: Transaction, orderId: string, session: string): Promise<void> {
  await tx.insert(orderSessions).values({ orderId, session }).onConflictDoNothing();
}

export async function sessionsOf(db: Reader, orderId: string): Promise<string[]> {
  const rows = await db.select().from(orderSessions).where(eq(orderSessions.orderId, orderId));
  return rows.map(({ session }) => session);
}

export async function orderIdOfSession(db: Reader, session: string): Promise<string | null> {
  const [row] = await db.select().from(orderSessions).where(eq(orderSessions.session, session));
  return row?.orderId ?? null;
}

/** False where it was taken before. */
export async function takeEvent(tx: Transaction, event: typeof orderEvents.$inferInsert): Promise<boolean> {
  const taken = await tx.insert(orderEvents).values(event).onConflictDoNothing().returning();
  return taken.length === 1;
}

export async function addReport(
  tx: Transaction,
  report: Pick<ReportRow, 'orderId' | 'tokenHash' | 'sealedToken'>,
): Promise<void> {
  await tx.insert(reports).values(report).onConflictDoNothing();
}

export async function changeReport(db: Reader, orderId: string, values: Partial<ReportRow>): Promise<void> {
  await db.update(reports).set(values).where(eq(reports.orderId, orderId));
}

export async function reportOf(db: Reader, orderId: string): Promise<ReportRow | null> {
  const [row] = await db.select().from(reports).where(eq(reports.orderId, orderId));
  return row ?? null;
}

export async function findReport(
  db: Reader,
  tokenHash: string,
): Promise<{ order: OrderRow; report: ReportRow } | null> {
  const [row] = await db
    .select({ order: orders, report: reports })
    .from(reports)
    .innerJoin(orders, eq(orders.id, reports.orderId))
    .where(eq(reports.tokenHash, tokenHash));
  return row ?? null;
}

export async function addGift(tx: Transaction, gift: typeof gifts.$inferInsert): Promise<void> {
  await tx.insert(gifts).values(gift).onConflictDoNothing();
}

export async function giftOf(db: Reader, orderId: string): Promise<GiftRow | null> {
  const [row] = await db.select().from(gifts).where(eq(gifts.orderId, orderId));
  return row ?? null;
}

export async function findGift(
  db: Reader,
  codeHash: string,
): Promise<{ order: OrderRow; gift: GiftRow } | null> {
  const [row] = await db
    .select({ order: orders, gift: gifts })
    .from(gifts)
    .innerJoin(orders, eq(orders.id, gifts.orderId))
    .where(eq(gifts.codeHash, codeHash));
  return row ?? null;
}

export async function markUsed(tx: Transaction, orderId: string, at: Date): Promise<void> {
  await tx.update(gifts).set({ usedAt: at }).where(eq(gifts.orderId, orderId));
}

/** Nobody has asked since. A time in the future was written by an instance whose clock was ahead, and would stop all others. */
const isAskDue = (now: Date, askedBefore: Date) =>
  or(isNull(orders.checkedAt), lt(orders.checkedAt, askedBefore), gt(orders.checkedAt, now));

interface Unasked {
  placedBefore: Date;
  placedAfter: Date;
  askedBefore: Date;
  now: Date;
  limit: number;
}

/** Unpaid orders whose provider nobody has asked lately; whoever gets one here asks it. */
export async function claimUnpaid(db: Connection, terms: Unasked): Promise<OrderRow[]> {
  const { placedBefore, placedAfter, askedBefore, now, limit } = terms;
  const open = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.state, ['created', 'failed', 'expired']),
        sql`${orders.session} is not null`,
        lt(orders.createdAt, placedBefore),
        sql`${orders.createdAt} > ${placedAfter}`,
        isAskDue(now, askedBefore),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db.update(orders).set({ checkedAt: now }).where(inArray(orders.id, open)).returning();
}

/** Whether nobody else has asked since; then it is the caller's to ask. */
export async function claimCheck(db: Connection, id: string, now: Date, askedBefore: Date): Promise<boolean> {
  const claimed = await db
    .update(orders)
    .set({ checkedAt: now })
    .where(and(eq(orders.id, id), isAskDue(now, askedBefore)))
    .returning({ id: orders.id });
  return claimed.length === 1;
}

/** Paid for and not made yet, oldest first. */
export async function ordersToMake(db: Connection, limit: number): Promise<OrderRow[]> {
  const rows = await db
    .select({ order: orders })
    .from(orders)
    .leftJoin(reports, eq(reports.orderId, orders.id))
    .where(
      or(
        eq(orders.state, 'paid'),
        and(
          eq(orders.state, 'fulfilled'),
          sql`${reports.orderId} is not null`,
          isNull(reports.sealedDocument),
          isNull(reports.deletedAt),
        ),
      ),
    )
    .orderBy(asc(orders.paidAt))
    .limit(limit);
  return rows.map(({ order }) => order);
}

/** Somebody asked for the money, and the provider has not confirmed yet. */
export async function refundsToFinish(db: Connection, limit: number): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(sql`${orders.refundAskedAt} is not null`, inArray(orders.state, ['paid', 'fulfilled'])))
    .limit(limit);
}

/** A letter to whoever left an address; what it says is written when it is sent. */
export async function addLetter(
  tx: Transaction,
  letter: { orderId: string; kind: 'receipt' | 'resend'; at: Date },
): Promise<void> {
  const { orderId, kind, at } = letter;
  // Due by the clock that sends it: the database may have another.
  await tx.insert(mailOutbox).values({ orderId, kind, nextAttemptAt: at, createdAt: at });
}

/** Takes away everything personal: the sums stay. */
export async function eraseOrder(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.update(orders).set({ sealed: null, emailHash: null }).where(eq(orders.id, id));
  await addHappening(tx, { orderId: id, at, kind: 'erased' });
  await tx
    .update(reports)
    .set({ tokenHash: null, sealedToken: null, sealedDocument: null, deletedAt: at })
    .where(and(eq(reports.orderId, id), isNull(reports.deletedAt)));
}

export async function ordersKeptUntil(db: Connection, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(sql`${orders.sealed} is not null`, lt(orders.keptUntil, now)))
    .limit(limit);
  return rows.map(({ id }) => id);
}
