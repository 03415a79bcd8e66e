import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { Busy, TooMany } from '../failures.ts';
import type { Asker } from '../visitor.ts';
import { WindowCounter } from './window-counter.ts';

/** What a stranger can have the site store. */
export type StoredKind = 'visitor' | 'subscription' | 'reading' | 'order';

export interface NewRowLimits {
  /** Counts a row that is about to be stored, or throws TooMany or Busy. */
  admit: (kind: StoredKind, asker: Asker) => void;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Nobody may take more of what all have in a minute: the rest is for everybody else. */
const LARGEST_SHARE = 4;

type Limits = Pick<
  Config,
  | 'newVisitorsPerHour'
  | 'newSubscriptionsPerHour'
  | 'newReadingsPerHour'
  | 'newOrdersPerHour'
  | 'allNewVisitorsPerMinute'
  | 'allNewSubscriptionsPerMinute'
  | 'allNewReadingsPerMinute'
  | 'allNewOrdersPerMinute'
  | 'networkLimitFactor'
>;

function countersOf(perHour: number, allPerMinute: number, networkFactor: number) {
  return {
    address: new WindowCounter(HOUR_MS, perHour),
    network: new WindowCounter(HOUR_MS, perHour * networkFactor),
    share: new WindowCounter(MINUTE_MS, Math.ceil(allPerMinute / LARGEST_SHARE)),
    all: new WindowCounter(MINUTE_MS, allPerMinute),
  };
}

function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}

/** Requests are limited elsewhere; this is about what stays on disk after them. */
export function newRowLimits(limits: Limits, clock: Clock): NewRowLimits {
  const factor = limits.networkLimitFactor;
  const counters = {
    visitor: countersOf(limits.newVisitorsPerHour, limits.allNewVisitorsPerMinute, factor),
    subscription: countersOf(limits.newSubscriptionsPerHour, limits.allNewSubscriptionsPerMinute, factor),
    reading: countersOf(limits.newReadingsPerHour, limits.allNewReadingsPerMinute, factor),
    order: countersOf(limits.newOrdersPerHour, limits.allNewOrdersPerMinute, factor),
  };
  return {
    admit(kind, { address, network }) {
      const nowMs = clock.nowMs();
      const { address: ofAddress, network: ofNetwork, share, all } = counters[kind];
      const own: [WindowCounter, string][] = [
        [ofAddress, address],
        [ofNetwork, network],
        [share, network],
      ];
      const full = own.find(([counter, key]) => counter.isFull(key, nowMs))?.[0];
      if (full) {
        const seconds = full.secondsLeft(nowMs);
        throw new TooMany(
          `That is a lot from one connection. Please try again ${waitWords(seconds)}.`,
          seconds,
        );
      }
      if (all.isFull('', nowMs)) {
        throw new Busy(
          'Many people are here right now. Please try again in a minute.',
          all.secondsLeft(nowMs),
        );
      }
      for (const [counter, key] of own) counter.add(key, nowMs);
      all.add('', nowMs);
    },
  };
}
