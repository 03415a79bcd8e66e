import type { ServerResponse } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';

/**
 * Long enough for a proxy to use every connection that it uses at all, and to take in an instance that was restarted
 * just before, which nginx leaves out for up to two seconds (`fail_timeout` in deploy/nginx.conf).
 */
const DRAIN_MS = 2_500;
/** A turn of the event loop that is shorter had nothing to do: whatever had arrived has been read. */
const QUIET_TURN_MS = 0.2;
const MOST_TURNS = 500;

/**
 * What a server does before it hangs up. A proxy sends the requests of many on few connections, and one that is closed
 * while a request is on its way loses it: a call that changes something can't be sent again. So each connection is
 * first told to end with its next answer, and the rest are closed in a moment when nothing waits to be read.
 */
export class Drain {
  readonly #waitMs: number;
  #hasBegun = false;

  constructor({ isBehindProxy }: { isBehindProxy: boolean }) {
    this.#waitMs = isBehindProxy ? DRAIN_MS : 0;
  }

  /** To be asked for every answer before its head is written. */
  endWithThis(response: ServerResponse): void {
    if (this.#hasBegun) response.shouldKeepAlive = false;
  }

  async begin(): Promise<void> {
    this.#hasBegun = true;
    await setTimeout(this.#waitMs);
  }

  /** Ends in the moment in which connections can be closed. */
  async quiet(): Promise<void> {
    for (let turn = 0, sinceMs = performance.now(); turn < MOST_TURNS; turn++) {
      await setImmediate();
      const nowMs = performance.now();
      if (nowMs - sinceMs < QUIET_TURN_MS) return;
      sinceMs = nowMs;
    }
  }
}
