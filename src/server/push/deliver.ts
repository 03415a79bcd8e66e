import type { Logger } from 'pino';
import type { SendOutcome } from '../../domain/push/answer.ts';
import { verdictBeforeSending, verdictOn } from '../../domain/push/delivery.ts';
import { MESSAGE_LIFE_MS } from '../../domain/push/due.ts';
import type { PushPayload } from '../../domain/push/payload.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { reasonOf } from '../log.ts';
import { claim, type Claimed, type Settlement } from './delivery-store.ts';
import type { Ticket } from './schedule-store.ts';
import type { PushSubscription, Sender } from './sender.ts';
import type { PushService } from './service.ts';
import { createSettler } from './settler.ts';
import { createSlots } from './slots.ts';
import { LEASE_MS } from './sweep.ts';
import { troubledHosts } from './troubled-hosts.ts';

const DELIVERIES_AT_ONCE = 100;
/** The sender has a limit of its own; this one holds even if that fails, and is well within the lease. */
const SEND_LIMIT_MS = 15_000;

export interface DeliverParts {
  database: Database;
  clock: Clock;
  log: Logger;
  sender: Sender;
  compose: PushService['compose'];
  /** Tests that are about it do not wait for the usual one. */
  sendLimitMs?: number;
}

export interface Deliverer {
  /** Begins the attempts as slots become free; resolves when the last has begun. */
  deliver: (tickets: readonly Ticket[]) => Promise<void>;
  /** Resolves when everything that was begun has ended and is written down. */
  drain: () => Promise<void>;
}

const retry = (detail: string): SendOutcome => ({ kind: 'retry', afterMs: null, detail });

export function createDeliverer(parts: DeliverParts): Deliverer {
  const { database, clock, log, sender, compose, sendLimitMs = SEND_LIMIT_MS } = parts;
  const slots = createSlots(DELIVERIES_AT_ONCE);
  const settler = createSettler(database, clock, log);
  const hosts = troubledHosts(clock);
  const inHand = new Map<number, Promise<void>>();

  async function withinLimit(send: () => Promise<SendOutcome>): Promise<SendOutcome> {
    const limit = Promise.withResolvers<SendOutcome>();
    const timer = setTimeout(() => limit.resolve(retry('no answer in time')), sendLimitMs).unref();
    try {
      return await Promise.race([send(), limit.promise]);
    } catch (error) {
      // Only the kind of error: its message may name the address.
      return retry(error instanceof Error ? error.name : 'unknown error');
    } finally {
      clearTimeout(timer);
    }
  }

  async function send(to: PushSubscription, payload: PushPayload, dueAtMs: number): Promise<SendOutcome> {
    if (hosts.isTroubled(to.endpoint)) return retry('the push service is in trouble');
    const leftMs = dueAtMs + MESSAGE_LIFE_MS - clock.nowMs();
    const ttlSeconds = Math.max(0, Math.floor(leftMs / 1000));
    const outcome = await withinLimit(() => sender.send(to, payload, { ttlSeconds }));
    hosts.note(to.endpoint, outcome);
    return outcome;
  }

  async function messageFor({ sign, day }: Claimed): Promise<PushPayload | null> {
    return compose(sign!, day).catch((error: unknown) => {
      log.error({ day, reason: reasonOf(error) }, 'push: message not composed');
      return null;
    });
  }

  async function attempt(claimed: Claimed): Promise<Settlement> {
    const { id, attempts, visitorHash, day, subscriptions, hasReachedOne } = claimed;
    const settlement = { ticket: { id, attempts }, visitorHash, day, gone: [], reached: [] };
    const isWanted = claimed.isWanted && claimed.sign !== null && subscriptions.length > 0;
    const before = verdictBeforeSending(claimed, { nowMs: clock.nowMs(), isWanted, hasReachedOne });
    if (before) return { ...settlement, verdict: before };

    const payload = await messageFor(claimed);
    const outcomes = payload
      ? await Promise.all(subscriptions.map((to) => send(to, payload, claimed.dueAtMs)))
      : [retry('no words')];
    const verdict = verdictOn(outcomes, claimed, {
      nowMs: clock.nowMs(),
      chance: Math.random(),
      hasReachedOne,
    });
    const which = (kind: SendOutcome['kind']): string[] =>
      subscriptions.filter((_, index) => outcomes[index]?.kind === kind).map(({ endpoint }) => endpoint);
    return {
      ...settlement,
      verdict,
      gone: which('gone'),
      reached: verdict.outcome === 'waiting' ? which('sent') : [],
    };
  }

  function begin(claimed: Claimed): void {
    const ended = attempt(claimed)
      .then((settlement) => settler.add(settlement))
      .catch((error: unknown) => log.error({ reason: reasonOf(error) }, 'push: message not sent'))
      .finally(() => {
        inHand.delete(claimed.id);
        slots.give(1);
      });
    inHand.set(claimed.id, ended);
  }

  return {
    async deliver(tickets) {
      await slots.take(tickets.length);
      // The clock may have jumped over the lease of what we are still sending.
      const free = tickets.filter(({ id }) => !inHand.has(id));
      const nowMs = clock.nowMs();
      const claimed = await claim(database.db, free, { nowMs, nextAttemptMs: nowMs + LEASE_MS }).catch(
        (error: unknown) => {
          slots.give(tickets.length);
          throw error;
        },
      );
      slots.give(tickets.length - claimed.length);
      claimed.forEach(begin);
    },
    async drain() {
      await Promise.all(inHand.values());
    },
  };
}
