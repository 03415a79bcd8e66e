import { sql } from 'drizzle-orm';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import type { Attempt, Verdict } from '../../domain/push/delivery.ts';
import { isSignKey, type SignKey } from '../../domain/zodiac/signs.ts';
import type { Connection, Transaction } from '../db/database.ts';
import type { Ticket } from './schedule-store.ts';
import type { PushSubscription } from './sender.ts';
import { confirmSubscriptions } from './unconfirmed-store.ts';

interface ClaimedSubscription extends PushSubscription {
  isConfirmed: boolean;
}

/** A delivery whose next attempt this process has begun, with what its visitor wants at this moment. */
export interface Claimed extends Attempt {
  id: number;
  visitorHash: string;
  day: CivilDate;
  isWanted: boolean;
  sign: SignKey | null;
  /** Browsers that do not have the day's message yet. */
  subscriptions: ClaimedSubscription[];
  hasReachedOne: boolean;
}

interface ClaimRow extends Record<string, unknown> {
  id: string;
  visitor_hash: string;
  local_day: string;
  due_at_ms: number;
  attempts: number;
  answered: number;
  is_wanted: boolean;
  zodiac_sign: string | null;
  endpoint: string | null;
  p256dh: string;
  auth: string;
  delivered_day: string | null;
  is_confirmed: boolean;
}

function claimedFrom(rows: readonly ClaimRow[]): Claimed[] {
  const all = new Map<string, Claimed>();
  for (const row of rows) {
    const claimed = all.get(row.id) ?? {
      id: Number(row.id),
      visitorHash: row.visitor_hash,
      day: row.local_day,
      dueAtMs: row.due_at_ms,
      attempts: row.attempts,
      answered: row.answered,
      isWanted: row.is_wanted,
      sign: isSignKey(row.zodiac_sign) ? row.zodiac_sign : null,
      subscriptions: [],
      hasReachedOne: false,
    };
    all.set(row.id, claimed);
    const { endpoint, p256dh, auth } = row;
    if (endpoint !== null && row.delivered_day === row.local_day) claimed.hasReachedOne = true;
    else if (endpoint !== null)
      claimed.subscriptions.push({ endpoint, p256dh, auth, isConfirmed: row.is_confirmed });
  }
  return [...all.values()];
}

/** More than the clocks of two instances differ by. */
const TOO_EARLY_MS = 5 * 60_000;

/**
 * Begins the attempts named by the tickets, except those that another job has begun already, and those that a clock
 * which was ahead has handed out before their day.
 */
export async function claim(
  db: Connection,
  tickets: readonly Ticket[],
  { nowMs, nextAttemptMs }: { nowMs: number; nextAttemptMs: number },
): Promise<Claimed[]> {
  const now = new Date(nowMs).toISOString();
  const { rows } = await db.execute<ClaimRow>(sql`
    with claimed as (
      update deliveries delivery
      set attempts = delivery.attempts + 1,
        next_attempt_at = ${new Date(nextAttemptMs).toISOString()},
        updated_at = ${now}
      from unnest(
        ${sql.param(tickets.map(({ id }) => id))}::bigint[],
        ${sql.param(tickets.map(({ attempts }) => attempts))}::int[]
      ) as ticket (id, attempts)
      where delivery.id = ticket.id and delivery.attempts = ticket.attempts and delivery.outcome = 'waiting'
        and delivery.due_at <= ${new Date(nowMs + TOO_EARLY_MS).toISOString()}
      returning delivery.*
    )
    select claimed.id, visitor_hash, claimed.local_day, (extract(epoch from claimed.due_at) * 1000)::float8 as due_at_ms,
      claimed.attempts, claimed.answered,
      visitor.horoscope_enabled and not visitor.paused and visitor.timezone is not null as is_wanted,
      visitor.zodiac_sign, subscription.endpoint, subscription.p256dh, subscription.auth,
      subscription.delivered_day, subscription.unconfirmed_since is null as is_confirmed
    from claimed
    join visitors visitor using (visitor_hash)
    left join push_subscriptions subscription using (visitor_hash)
    order by claimed.due_at, claimed.id, subscription.created_at`);
  return claimedFrom(rows);
}

/** The end of one attempt, as it is saved. */
export interface AttemptResult {
  ticket: Ticket;
  visitorHash: string;
  verdict: Verdict;
  day: CivilDate;
  /** Endpoints that exist no more. */
  gone: string[];
  /** Endpoints that have the message, while other browsers of the visitor still wait. */
  reached: string[];
  /** Endpoints for which a push service has taken a message for the first time. */
  confirmed: string[];
}

async function markReached(tx: Transaction, results: readonly AttemptResult[]): Promise<void> {
  const pairs = results.flatMap(({ day, reached }) => reached.map((endpoint) => ({ day, endpoint })));
  if (pairs.length === 0) return;
  await tx.execute(sql`
    update push_subscriptions subscription set delivered_day = pair.day
    from unnest(
      ${sql.param(pairs.map(({ endpoint }) => endpoint))}::text[],
      ${sql.param(pairs.map(({ day }) => day))}::text[]
    ) as pair (endpoint, day)
    where subscription.endpoint = pair.endpoint`);
}

async function saveVerdicts(tx: Transaction, results: readonly AttemptResult[], now: string): Promise<void> {
  const verdicts = results.map(({ verdict }) => verdict);
  const next = verdicts.map((verdict) =>
    verdict.outcome === 'waiting' ? new Date(verdict.nextAttemptMs).toISOString() : null,
  );
  await tx.execute(sql`
    update deliveries delivery
    set outcome = verdict.outcome, detail = verdict.detail, answered = delivery.answered + 1,
      next_attempt_at = coalesce(verdict.next_attempt_at, delivery.next_attempt_at), updated_at = ${now}
    from unnest(
      ${sql.param(results.map(({ ticket }) => ticket.id))}::bigint[],
      ${sql.param(results.map(({ ticket }) => ticket.attempts))}::int[],
      ${sql.param(verdicts.map(({ outcome }) => outcome))}::text[],
      ${sql.param(verdicts.map(({ detail }) => detail))}::text[],
      ${sql.param(next)}::timestamptz[]
    ) as verdict (id, attempts, outcome, detail, next_attempt_at)
    where delivery.id = verdict.id and delivery.attempts = verdict.attempts and delivery.outcome = 'waiting'`);
}

export async function saveResults(
  db: Connection,
  results: readonly AttemptResult[],
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs).toISOString();
  await db.transaction(
    async (tx) => {
      await markReached(tx, results);
      await confirmSubscriptions(
        tx,
        results.flatMap(({ confirmed }) => confirmed),
      );
      await saveVerdicts(tx, results, now);
    },
    { isolationLevel: 'read committed' },
  );
}
