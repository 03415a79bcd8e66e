import type { Clock } from '../clock.ts';
import { TooMany } from '../failures.ts';
import { WindowCounter } from '../storage/window-counter.ts';

const MINUTE_MS = 60_000;

export interface WebhookDoor {
  /** Throws TooMany for a network that has sent too many forged ones. */
  admit: (network: string) => void;
  countForged: (network: string) => void;
}

/** Counts what was forged and not what came: a payment company forges none, however many it sends at once. */
export function webhookDoor(forgedPerMinute: number, clock: Clock): WebhookDoor {
  const forged = new WindowCounter(MINUTE_MS, forgedPerMinute);
  return {
    admit(network) {
      const nowMs = clock.nowMs();
      if (!forged.isFull(network, nowMs)) return;
      const seconds = forged.secondsLeft(nowMs);
      throw new TooMany(`Too many were not taken. Please try again in ${seconds} seconds.`, seconds);
    },
    countForged: (network) => forged.add(network, clock.nowMs()),
  };
}
