import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/database.ts';
import { orders } from '../orders/tables.ts';
import { mailOutbox } from './tables.ts';

export type MailKind = 'receipt' | 'resend';

export interface WaitingMail {
  id: number;
  orderId: string;
  kind: MailKind;
  /** Begun, this one included. */
  attempts: number;
}

interface Row extends Record<string, unknown> {
  id: string;
  order_id: string;
  kind: MailKind;
  attempts: number;
}

/** Takes what is due, so that no other instance does, until the given instant: whoever died with it leaves it to others. */
export async function claimMails(
  db: Connection,
  { nowMs, untilMs, most }: { nowMs: number; untilMs: number; most: number },
): Promise<WaitingMail[]> {
  const { rows } = await db.execute<Row>(sql`
    update ${mailOutbox} set attempts = attempts + 1, next_attempt_at = ${new Date(untilMs).toISOString()}
    where id in (
      select id from ${mailOutbox} where given_up_at is null and next_attempt_at <= ${new Date(nowMs).toISOString()}
      order by next_attempt_at limit ${most} for update skip locked
    )
    returning id, order_id, kind, attempts`);
  return rows.map(({ id, order_id, kind, attempts }) => ({
    id: Number(id),
    orderId: order_id,
    kind,
    attempts,
  }));
}

export async function removeMail(db: Connection | Transaction, id: number): Promise<void> {
  await db.delete(mailOutbox).where(eq(mailOutbox.id, id));
}

export async function postponeMail(
  db: Connection | Transaction,
  id: number,
  untilMs: number,
  reason: string,
): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ nextAttemptAt: new Date(untilMs), reason })
    .where(eq(mailOutbox.id, id));
}

export async function giveUpMail(
  db: Connection | Transaction,
  id: number,
  at: Date,
  reason: string,
): Promise<void> {
  await db.update(mailOutbox).set({ givenUpAt: at, reason }).where(eq(mailOutbox.id, id));
}

export interface FailedMail {
  id: number;
  number: string;
  kind: MailKind;
  attempts: number;
  reason: string;
  createdAt: Date;
  isGivenUp: boolean;
}

/** Letters that a mail server has not taken so far, the oldest first. */
export async function listFailedMails(db: Connection | Transaction, limit: number): Promise<FailedMail[]> {
  const rows = await db
    .select({ mail: mailOutbox, number: orders.number })
    .from(mailOutbox)
    .innerJoin(orders, eq(orders.id, mailOutbox.orderId))
    .where(isNotNull(mailOutbox.reason))
    .orderBy(asc(mailOutbox.createdAt))
    .limit(limit);
  return rows.map(({ mail: { id, kind, attempts, reason, createdAt, givenUpAt }, number }) => ({
    id,
    number,
    kind: kind as MailKind,
    attempts,
    reason: reason!,
    createdAt,
    isGivenUp: givenUpAt !== null,
  }));
}

/** Due at once, with all its attempts before it; false where there is no such letter. */
export async function retryMail(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const retried = await tx
    .update(mailOutbox)
    .set({ nextAttemptAt: now, attempts: 0, givenUpAt: null, reason: null })
    .where(and(eq(mailOutbox.id, id), isNotNull(mailOutbox.reason)))
    .returning({ id: mailOutbox.id });
  return retried.length === 1;
}

export async function deleteGivenUp(db: Connection, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(lt(mailOutbox.givenUpAt, before))
    .limit(limit);
  const { rowCount } = await db.delete(mailOutbox).where(inArray(mailOutbox.id, old));
  return rowCount ?? 0;
}

/** What still waits to be sent about an order. */
export async function mailsOf(db: Connection, orderId: string): Promise<(typeof mailOutbox.$inferSelect)[]> {
  return db.select().from(mailOutbox).where(eq(mailOutbox.orderId, orderId));
}

/** Letters that another one takes the place of. */
export async function removeGivenUp(tx: Transaction, orderId: string): Promise<void> {
  await tx.delete(mailOutbox).where(and(eq(mailOutbox.orderId, orderId), isNotNull(mailOutbox.givenUpAt)));
}
