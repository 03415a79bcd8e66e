import { sql } from 'drizzle-orm';
import type { Connection } from '../db/database.ts';
import { PAUSED } from './schedule-store.ts';

export interface Span {
  from: Date;
  to: Date;
}

const within = ({ from, to }: Span) =>
  sql`delivery.due_at >= ${from.toISOString()} and delivery.due_at < ${to.toISOString()}`;

export interface DayCounts extends Record<string, number> {
  due: number;
  sent: number;
  waiting: number;
  failed: number;
  gone: number;
  dropped: number;
  paused: number;
}

/** What became of the messages that were due in the span. */
export async function countDeliveries(db: Connection, span: Span): Promise<DayCounts> {
  const { rows } = await db.execute<DayCounts>(sql`
    select count(*)::int as due,
      count(*) filter (where outcome = 'sent')::int as sent,
      count(*) filter (where outcome = 'waiting')::int as waiting,
      count(*) filter (where outcome = 'failed')::int as failed,
      count(*) filter (where outcome = 'gone')::int as gone,
      count(*) filter (where outcome = 'dropped' and detail is distinct from ${PAUSED})::int as dropped,
      count(*) filter (where outcome = 'dropped' and detail = ${PAUSED})::int as paused
    from deliveries delivery where ${within(span)}`);
  return rows[0]!;
}

export async function countTakers(db: Connection): Promise<{ browsers: number; people: number }> {
  const { rows } = await db.execute<{ browsers: number; people: number }>(sql`
    select (select count(*) from push_subscriptions)::int as browsers,
      (select count(*) from visitors visitor where ${isWanted})::int as people`);
  return rows[0]!;
}

/** Who gets the daily message: as the sweep has it. */
const isWanted = sql`visitor.horoscope_enabled and not visitor.paused and visitor.zodiac_sign is not null
  and visitor.timezone is not null
  and exists (select from push_subscriptions where visitor_hash = visitor.visitor_hash)`;

export interface DailyGroup extends Record<string, unknown> {
  zone: string;
  /** HH:MM on their own clocks. */
  time: string;
  people: number;
}

/** Who is due at the same moment of the day. */
export async function listDailyGroups(db: Connection): Promise<DailyGroup[]> {
  const { rows } = await db.execute<DailyGroup>(sql`
    select lower(visitor.timezone collate "C") as zone, visitor.notification_time as time, count(*)::int as people
    from visitors visitor where ${isWanted} group by 1, 2`);
  return rows;
}

export interface HostFailures extends Record<string, unknown> {
  host: string;
  detail: string;
  count: number;
}

const MOST_HOSTS = 20;

/**
 * Messages of the span that did not arrive, or not yet, by the push service of the visitor's browsers. Only the host of
 * an endpoint: the rest is its owner's.
 */
export async function countFailures(db: Connection, span: Span): Promise<HostFailures[]> {
  const { rows } = await db.execute<HostFailures>(sql`
    select lower(substring(subscription.endpoint from '^https://([^/?#]+)')) as host, delivery.detail,
      count(distinct delivery.id)::int as count
    from deliveries delivery join push_subscriptions subscription using (visitor_hash)
    where ${within(span)} and delivery.outcome in ('failed', 'waiting', 'dropped')
      and delivery.detail is not null and delivery.detail not in (${PAUSED}, 'no longer wanted')
      and subscription.delivered_day is distinct from delivery.local_day
    group by 1, 2 order by 3 desc, 1, 2 limit ${MOST_HOSTS}`);
  return rows;
}
