import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { BoundedMap } from '../../domain/bounded-map.ts';

type Callback = Parameters<FastifyRateLimitStore['incr']>[1];

interface Counted {
  current: number;
  startedMs: number;
}

/** Addresses that asked longest ago are forgotten first. */
const KEPT_KEYS = 20_000;

/**
 * Counts requests in windows of time that no clock can move: the plugin's own store takes the time of day, and after that
 * was set back by an hour it refuses whoever was at their limit for that hour.
 */
export class RateLimitStore implements FastifyRateLimitStore {
  readonly #counted = new BoundedMap<string, Counted>(KEPT_KEYS);

  incr(key: string, callback: Callback, timeWindowMs: number): void {
    const nowMs = performance.now();
    const known = this.#counted.get(key);
    const isOpen = known !== undefined && nowMs - known.startedMs < timeWindowMs;
    const counted = isOpen ? known : { current: 0, startedMs: nowMs };
    counted.current += 1;
    this.#counted.set(key, counted);
    callback(null, { current: counted.current, ttl: timeWindowMs - (nowMs - counted.startedMs) });
  }

  child(): RateLimitStore {
    return new RateLimitStore();
  }
}
