import { sql } from 'drizzle-orm';
import type { DueMinute } from '../../domain/push/due.ts';
import type { Connection, Transaction } from '../db/database.ts';
import { pushSweeps } from './tables.ts';

/** Names one attempt of one delivery: of several jobs with the same ticket, the first to begin it has it. */
export interface Ticket {
  id: number;
  attempts: number;
}

/** Any constant will do, as long as every instance uses the same. */
const LOCK_KEY = 7_001_938_227;

const iso = (instantMs: number): string => new Date(instantMs).toISOString();

/** Sweeps of several instances run one after the other: together they could deadlock on each other's rows. */
export async function lockSweeps(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`);
}

/** What a delivery that is left out because of a pause says of itself. */
export const PAUSED = 'paused';

export async function findSweptUntil(db: Connection): Promise<number | null> {
  const [row] = await db.select().from(pushSweeps);
  return row?.sweptUntil.getTime() ?? null;
}

export async function saveSweptUntil(db: Connection | Transaction, sweptUntilMs: number): Promise<void> {
  const sweptUntil = new Date(sweptUntilMs);
  await db
    .insert(pushSweeps)
    .values({ sweptUntil })
    .onConflictDoUpdate({ target: pushSweeps.id, set: { sweptUntil } });
}

/** The zones of everybody who may get messages, in lower case; it jumps from one to the next in the index. */
export async function findZones(db: Connection): Promise<string[]> {
  const { rows } = await db.execute<{ zone: string }>(sql`
    with recursive zones as (
      (select lower(timezone collate "C") as zone from visitors
        where horoscope_enabled and not paused and timezone is not null
        order by 1 limit 1)
      union all
      select (select lower(timezone collate "C") from visitors
        where horoscope_enabled and not paused and lower(timezone collate "C") > zones.zone
        order by 1 limit 1)
      from zones where zones.zone is not null
    )
    select zone from zones where zone is not null`);
  return rows.map(({ zone }) => zone);
}

export interface Handing {
  nowMs: number;
  nextAttemptMs: number;
  limit: number;
  isPaused: boolean;
}

export interface ZoneMinute extends DueMinute {
  zone: string;
}

/**
 * Inserts a delivery for everybody who is due at one of the minutes and has none for that day yet, up to the limit. The
 * lock keeps a visitor from being deleted meanwhile; one who is being deleted is not found. During a pause it is a
 * delivery that is left out: whoever was due then has had their day, and gets nothing late.
 */
export async function insertDue(
  tx: Transaction,
  minutes: readonly ZoneMinute[],
  { nowMs, nextAttemptMs, limit, isPaused }: Handing,
): Promise<Ticket[]> {
  const [outcome, detail] = isPaused ? ['dropped', PAUSED] : ['waiting', null];
  const { rows } = await tx.execute<{ id: string; attempts: number }>(sql`
    insert into deliveries (visitor_hash, local_day, due_at, next_attempt_at, updated_at, outcome, detail)
    select visitor.visitor_hash, minute.day, minute.due_at, ${iso(nextAttemptMs)}, ${iso(nowMs)}, ${outcome}, ${detail}
    from unnest(
      ${sql.param(minutes.map(({ zone }) => zone))}::text[],
      ${sql.param(minutes.map(({ time }) => time))}::text[],
      ${sql.param(minutes.map(({ day }) => day))}::text[],
      ${sql.param(minutes.map(({ dueAtMs }) => iso(dueAtMs)))}::timestamptz[]
    ) as minute (zone, time, day, due_at)
    join visitors visitor on lower(visitor.timezone collate "C") = minute.zone
      and visitor.notification_time = minute.time
    where visitor.horoscope_enabled and not visitor.paused and visitor.zodiac_sign is not null
      and exists (select from push_subscriptions where visitor_hash = visitor.visitor_hash)
      and not exists (select from deliveries where visitor_hash = visitor.visitor_hash and local_day = minute.day)
    order by visitor.visitor_hash
    limit ${limit}
    for key share of visitor
    on conflict do nothing
    returning id, attempts`);
  return rows.map(({ id, attempts }) => ({ id: Number(id), attempts }));
}

/**
 * What waits and may be tried again now: after some minutes, or because the process that had it is taken for dead. While
 * all messages are paused it is left out for good.
 */
export async function takeOverdue(
  tx: Transaction,
  { nowMs, nextAttemptMs, limit, isPaused }: Handing,
): Promise<Ticket[]> {
  const leftOut = isPaused ? sql`, outcome = 'dropped', detail = ${PAUSED}` : sql``;
  const { rows } = await tx.execute<{ id: string; attempts: number }>(sql`
    update deliveries set next_attempt_at = ${iso(nextAttemptMs)}${leftOut}
    where id in (
      select id from deliveries where outcome = 'waiting' and next_attempt_at <= ${iso(nowMs)}
      order by due_at limit ${limit} for update skip locked
    ) and outcome = 'waiting'
    returning id, attempts`);
  return rows.map(({ id, attempts }) => ({ id: Number(id), attempts }));
}

/** What is over long ago, and what a clock that was ahead has left: it would take the place of that day's message. */
export async function deleteDeliveriesOutside(
  db: Connection,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Promise<void> {
  await db.execute(
    sql`delete from deliveries where (due_at < ${iso(fromMs)} and outcome <> 'waiting') or due_at > ${iso(toMs)}`,
  );
}
