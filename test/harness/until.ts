import { setTimeout as delay } from 'node:timers/promises';
import { timeLimit } from './time-limits.ts';

/** Asks again and again until the probe finds something. */
export async function until<T>(
  what: string,
  probe: () => T | Promise<T>,
  quietMs = 20_000,
): Promise<NonNullable<T>> {
  const limitMs = timeLimit(quietMs);
  const deadline = Date.now() + limitMs;
  for (;;) {
    const found = await probe();
    if (found) return found as NonNullable<T>;
    if (Date.now() > deadline) throw new Error(`waited ${limitMs} ms in vain: ${what}`);
    await delay(5);
  }
}
