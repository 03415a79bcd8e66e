import { and, desc, eq, gte, inArray, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { LETTER_TROUBLES, TROUBLES, type Wait } from '../../domain/orders/happenings.ts';
import { UNPAID_STATES, type OrderState } from '../../domain/orders/states.ts';
import { ALERT_AFTER_MS } from '../../domain/orders/terms.ts';
import type { Connection, Transaction } from '../db/database.ts';
import type { WholeOrder } from './store.ts';
import { gifts, orders, reports } from './tables.ts';

/** What went wrong last and is not over yet. */
const openTrouble = sql<Wait | null>`(
  select trouble.kind from order_happenings trouble
  where trouble.order_id = ${orders.id}
    and (trouble.kind in ${TROUBLES} or trouble.kind in ${LETTER_TROUBLES} and ${orders.state} <> 'refunded')
    and not exists (
      select from order_happenings later
      where later.order_id = trouble.order_id and later.id > trouble.id and (
        later.kind = 'dealt_with' or trouble.kind in ${LETTER_TROUBLES}
          and later.kind in ('receipt_sent', 'resend_sent', 'link_renewed', 'erased')
      )
    )
  order by trouble.id desc limit 1)`;

/** Why an order waits for the owner; null where it does not. */
function waitAt(nowMs: number): SQL<Wait | null> {
  const late = new Date(nowMs - ALERT_AFTER_MS).toISOString();
  return sql<Wait | null>`case
    when ${orders.refundAskedAt} is not null and ${orders.state} in ('paid', 'fulfilled') then 'refund'
    when ${orders.state} = 'paid' and ${orders.paidAt} < ${late} then 'unmade'
    when ${orders.state} = 'fulfilled' and ${reports.orderId} is not null and ${reports.sealedDocument} is null
      and ${reports.deletedAt} is null and coalesce(${gifts.usedAt}, ${orders.fulfilledAt}) < ${late} then 'unmade'
    when ${orders.provider} = 'manual' and ${inArray(orders.state, UNPAID_STATES)}
      and ${orders.session} is not null and ${orders.sealed} is not null then 'unpaid'
    else ${openTrouble}
  end`;
}

export interface DeskRow extends WholeOrder {
  wait: Wait | null;
}

const select = (db: Connection | Transaction, nowMs: number) =>
  db
    .select({ order: orders, report: reports, gift: gifts, wait: waitAt(nowMs) })
    .from(orders)
    .leftJoin(reports, eq(reports.orderId, orders.id))
    .leftJoin(gifts, eq(gifts.orderId, orders.id));

/** Where a page of the list begins: after this order. */
export interface Place {
  createdAt: Date;
  id: string;
}

export interface DeskFilter {
  state?: OrderState | undefined;
  isWaiting: boolean;
  /** A part of a number, without hyphens. */
  letters?: string | undefined;
  emailHashes?: string[] | undefined;
  after?: Place | undefined;
}

const isAfter = ({ createdAt, id }: Place): SQL =>
  sql`(${orders.createdAt}, ${orders.id}) < (${createdAt.toISOString()}::timestamptz, ${id})`;

/** The newest first. */
export async function listDeskOrders(
  db: Connection,
  { state, isWaiting, letters, emailHashes, after }: DeskFilter,
  { nowMs, limit }: { nowMs: number; limit: number },
): Promise<DeskRow[]> {
  return select(db, nowMs)
    .where(
      and(
        state && eq(orders.state, state),
        isWaiting ? isNotNull(waitAt(nowMs)) : undefined,
        letters === undefined ? undefined : sql`replace(${orders.number}, '-', '') like ${`%${letters}%`}`,
        emailHashes && inArray(orders.emailHash, emailHashes),
        after && isAfter(after),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
}

export async function findDeskOrder(
  db: Connection | Transaction,
  number: string,
  nowMs: number,
): Promise<DeskRow | null> {
  const [row] = await select(db, nowMs).where(eq(orders.number, number));
  return row ?? null;
}

/** What went wrong with an order and is not over until the owner says so; letters are told of by themselves. */
export interface OrderTrouble {
  number: string;
  trouble: (typeof TROUBLES)[number];
  at: Date;
}

export async function listOrderTroubles(db: Connection | Transaction, limit: number): Promise<OrderTrouble[]> {
  const { rows } = await db.execute<{ number: string; trouble: OrderTrouble['trouble']; at: string }>(sql`
    select distinct on (orders.id) orders.number, trouble.kind as trouble, trouble.at
    from order_happenings trouble join orders on orders.id = trouble.order_id
    where trouble.kind in ${TROUBLES} and not exists (
      select from order_happenings later
      where later.order_id = trouble.order_id and later.id > trouble.id and later.kind = 'dealt_with'
    )
    order by orders.id, trouble.id desc limit ${limit}`);
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
}

/** How many wait for the owner. */
export async function countWaitingOrders(db: Connection, nowMs: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(orders)
    .leftJoin(reports, eq(reports.orderId, orders.id))
    .leftJoin(gifts, eq(gifts.orderId, orders.id))
    .where(isNotNull(waitAt(nowMs)));
  return row!.count;
}

export type Booked = Pick<
  typeof orders.$inferSelect,
  | 'id'
  | 'number'
  | 'createdAt'
  | 'paidAt'
  | 'refundedAt'
  | 'amount'
  | 'currency'
  | 'provider'
  | 'live'
  | 'paymentId'
>;

/** Orders whose money came or went in the span, the oldest first; from after a place on. */
export async function listBooked(
  db: Connection,
  { from, to }: { from: Date; to: Date },
  after: Place | null,
  limit: number,
): Promise<Booked[]> {
  const { id, number, createdAt, paidAt, refundedAt, amount, currency, provider, live, paymentId } = orders;
  const within = (column: typeof paidAt | typeof refundedAt) => and(gte(column, from), lt(column, to));
  return db
    .select({ id, number, createdAt, paidAt, refundedAt, amount, currency, provider, live, paymentId })
    .from(orders)
    .where(
      and(
        or(within(paidAt), within(refundedAt)),
        after
          ? sql`(${createdAt}, ${id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(createdAt, id)
    .limit(limit);
}
