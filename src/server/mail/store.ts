import { eq, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/database.ts';
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
      select id from ${mailOutbox} where next_attempt_at <= ${new Date(nowMs).toISOString()}
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
): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ nextAttemptAt: new Date(untilMs) })
    .where(eq(mailOutbox.id, id));
}

/** What still waits to be sent about an order. */
export async function mailsOf(db: Connection, orderId: string): Promise<(typeof mailOutbox.$inferSelect)[]> {
  return db.select().from(mailOutbox).where(eq(mailOutbox.orderId, orderId));
}
