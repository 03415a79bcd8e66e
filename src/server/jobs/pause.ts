import { setTimeout as delay } from 'node:timers/promises';

/** Waits, but neither keeps the process alive nor outlasts the signal. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal, ref: false }).catch(() => {});
}
