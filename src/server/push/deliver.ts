import type { Logger } from 'pino';
import type { SendOutcome } from '../../domain/push/answer.ts';
import { verdictBeforeSending, verdictOn } from '../../domain/push/delivery.ts';
import { MESSAGE_LIFE_MS } from '../../domain/push/due.ts';
import type { PushPayload } from '../../domain/push/payload.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { reasonOf } from '../log.ts';
import { createDeliveryRecorder } from './delivery-recorder.ts';
import { claim, type AttemptResult, type Claimed } from './delivery-store.ts';
import { failingHosts } from './failing-hosts.ts';
import type { Ticket } from './schedule-store.ts';
import { createSemaphore } from './semaphore.ts';
import type { PushSubscription, Sender } from './sender.ts';
import type { PushService } from './service.ts';
import { LEASE_MS } from './sweep.ts';

export const DELIVERIES_AT_ONCE = 100;
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
  /** Begins the attempts as others end; resolves when the last has begun. */
  deliver: (tickets: readonly Ticket[]) => Promise<void>;
  /** Resolves when everything that was begun has ended and is saved. */
  drain: () => Promise<void>;
}

const retry = (detail: string): SendOutcome => ({ kind: 'retry', afterMs: null, detail });

export function createDeliverer(parts: DeliverParts): Deliverer {
  const { database, clock, log, sender, compose, sendLimitMs = SEND_LIMIT_MS } = parts;
  const deliveries = createSemaphore(DELIVERIES_AT_ONCE);
  const recorder = createDeliveryRecorder(database, clock, log);
  const hosts = failingHosts(clock);
  const inProgress = new Map<number, Promise<void>>();

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
    if (hosts.isFailing(to.endpoint)) return retry('the push service is failing');
    const leftMs = dueAtMs + MESSAGE_LIFE_MS - clock.nowMs();
    const ttlSeconds = Math.max(0, Math.floor(leftMs / 1000));
    const outcome = await withinLimit(() => sender.send(to, payload, { ttlSeconds }));
    hosts.record(to.endpoint, outcome);
    return outcome;
  }

  async function messageFor({ sign, day }: Claimed): Promise<PushPayload | null> {
    return compose(sign!, day).catch((error: unknown) => {
      log.error({ day, reason: reasonOf(error) }, 'push: message not composed');
      return null;
    });
  }

  async function attempt(claimed: Claimed): Promise<AttemptResult> {
    const { id, attempts, visitorHash, day, subscriptions, hasReachedOne } = claimed;
    const result = { ticket: { id, attempts }, visitorHash, day, gone: [], reached: [], confirmed: [] };
    const isWanted = claimed.isWanted && claimed.sign !== null && subscriptions.length > 0;
    const before = verdictBeforeSending(claimed, { nowMs: clock.nowMs(), isWanted, hasReachedOne });
    if (before) return { ...result, verdict: before };

    const payload = await messageFor(claimed);
    const outcomes = payload
      ? await Promise.all(subscriptions.map((to) => send(to, payload, claimed.dueAtMs)))
      : [retry('no message')];
    const verdict = verdictOn(outcomes, claimed, {
      nowMs: clock.nowMs(),
      chance: Math.random(),
      hasReachedOne,
    });
    const those = (kind: SendOutcome['kind']) =>
      subscriptions.filter((_, index) => outcomes[index]?.kind === kind);
    const which = (kind: SendOutcome['kind']): string[] => those(kind).map(({ endpoint }) => endpoint);
    const unconfirmed = those('sent').filter(({ isConfirmed }) => !isConfirmed);
    return {
      ...result,
      verdict,
      gone: which('gone'),
      reached: verdict.outcome === 'waiting' ? which('sent') : [],
      confirmed: unconfirmed.map(({ endpoint }) => endpoint),
    };
  }

  function begin(claimed: Claimed): void {
    const ended = attempt(claimed)
      .then((result) => recorder.record(result))
      .catch((error: unknown) => log.error({ reason: reasonOf(error) }, 'push: message not sent'))
      .finally(() => {
        inProgress.delete(claimed.id);
        deliveries.release(1);
      });
    inProgress.set(claimed.id, ended);
  }

  return {
    async deliver(tickets) {
      await deliveries.acquire(tickets.length);
      // If the clock jumped over a lease, the ticket of an attempt still in progress comes again.
      const free = tickets.filter(({ id }) => !inProgress.has(id));
      const nowMs = clock.nowMs();
      const claimed = await claim(database.db, free, { nowMs, nextAttemptMs: nowMs + LEASE_MS }).catch(
        (error: unknown) => {
          deliveries.release(tickets.length);
          throw error;
        },
      );
      deliveries.release(tickets.length - claimed.length);
      claimed.forEach(begin);
    },
    async drain() {
      await Promise.all(inProgress.values());
    },
  };
}
