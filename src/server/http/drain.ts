import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';

/**
 * Long enough for a proxy to use every connection that it uses at all, and to take in an instance that was restarted
 * just before, which nginx leaves out for up to two seconds (`fail_timeout` in deploy/nginx.conf).
 */
const DRAIN_MS = 2_500;
/** Nobody asks any more when nobody has for so long; then it is over, and at the latest after the second time. */
const SILENCE_MS = 200;
const LONGEST_NOISE_MS = 1_500;
/** A turn of the event loop that is shorter had nothing to do: whatever had arrived has been read. */
const QUIET_TURN_MS = 0.2;
const MOST_TURNS = 500;

const canBeAskedAgain = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/**
 * What a server does before it hangs up. A proxy sends the requests of many on few connections, and one that is closed
 * while a request is on its way loses it: a call that changes something can't be sent again. So each connection is
 * first told to end with its next answer. Then reads are cut off: the proxy asks another instance and sends nothing more
 * here for a while. In that silence the rest is closed.
 */
export class Drain {
  readonly #isBehindProxy: boolean;
  #phase: 'open' | 'leaving' | 'gone' = 'open';
  #askedAtMs = 0;

  constructor({ isBehindProxy }: { isBehindProxy: boolean }) {
    this.#isBehindProxy = isBehindProxy;
  }

  /** To be asked for every request before anything is done for it: whether it was cut off. */
  cutsOff(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#phase === 'open') return false;
    this.#askedAtMs = performance.now();
    response.shouldKeepAlive = false;
    if (this.#phase === 'leaving' || !canBeAskedAgain(request)) return false;
    request.socket.destroy();
    return true;
  }

  async begin(): Promise<void> {
    this.#phase = 'leaving';
    if (!this.#isBehindProxy) return;
    await setTimeout(DRAIN_MS);
    this.#phase = 'gone';
    await this.#silence();
  }

  async #silence(): Promise<void> {
    const begunMs = performance.now();
    this.#askedAtMs = begunMs;
    for (let nowMs = begunMs; nowMs - begunMs < LONGEST_NOISE_MS; nowMs = performance.now()) {
      const leftMs = this.#askedAtMs + SILENCE_MS - nowMs;
      if (leftMs <= 0) return;
      await setTimeout(leftMs);
    }
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
