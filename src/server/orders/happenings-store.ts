import { asc, eq, sql } from 'drizzle-orm';
import type { HappeningKind } from '../../domain/orders/happenings.ts';
import type { Connection, Transaction } from '../db/database.ts';
import { orderHappenings } from './tables.ts';

export interface Happening {
  orderId: string;
  at: Date;
  kind: HappeningKind;
  detail?: string | null;
}

export async function addHappening(db: Connection | Transaction, happening: Happening): Promise<void> {
  await db.insert(orderHappenings).values(happening);
}

/** Not a second time, until the owner has dealt with the first: what is tried each minute would fill the table. */
export async function noteOnce(db: Connection | Transaction, happening: Happening): Promise<void> {
  const { orderId, at, kind, detail = null } = happening;
  await db.execute(sql`
    insert into order_happenings (order_id, at, kind, detail)
    select ${orderId}, ${at.toISOString()}::timestamptz, ${kind}, ${detail}::text
    where not exists (
      select from order_happenings known
      where known.order_id = ${orderId} and known.kind = ${kind} and known.detail is not distinct from ${detail}::text
        and not exists (
          select from order_happenings later
          where later.order_id = known.order_id and later.id > known.id and later.kind = 'dealt_with'
        )
    )`);
}

/** The oldest first. */
export async function happeningsOf(db: Connection | Transaction, orderId: string): Promise<Happening[]> {
  const rows = await db
    .select()
    .from(orderHappenings)
    .where(eq(orderHappenings.orderId, orderId))
    .orderBy(asc(orderHappenings.id));
  return rows.map(({ kind, ...row }) => ({ ...row, kind: kind as HappeningKind }));
}
