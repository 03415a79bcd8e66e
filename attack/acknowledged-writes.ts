import { setTimeout as delay } from 'node:timers/promises';
import { pushBrowser } from '../test/harness/push-browser.ts';
import { until } from '../test/harness/until.ts';
import { stranger } from '../test/harness/visitor.ts';
import { ask } from '../test/harness/wire.ts';
import { drawReading } from './drawing.ts';
import { endpointNamed, keptBrowsers, subscribe } from './subscriber.ts';
import { addressOf } from './visitors.ts';

/** Something the site said it has kept, and how to ask whether it is there. */
interface Acknowledged {
  what: string;
  isKept: (url: string, from: string) => Promise<boolean>;
}

type Write = (url: string, from: string) => Promise<Acknowledged | null>;

/** Each is one more in the count of the same visitor, so that it takes no new row. */
function refuseJokes(): Write {
  const visitor = stranger();
  const headers = { 'x-user-id': visitor };
  let acknowledged = 0;
  return async (url, from) => {
    const { status } = await ask(url, '/api/preferences/refuse-joke', { method: 'POST', headers, from });
    if (status !== 200) return null;
    const nth = ++acknowledged;
    return {
      what: 'a refused joke',
      isKept: async (again, by) => {
        const { text } = await ask(again, '/api/preferences', { headers, from: by });
        return (JSON.parse(text) as { jokeRefusesCount: number }).jokeRefusesCount >= nth;
      },
    };
  };
}

async function turnOn(url: string, from: string): Promise<Acknowledged | null> {
  const visitor = stranger();
  const { status } = await subscribe(url, visitor, pushBrowser(endpointNamed(visitor)), { from });
  if (status !== 200) return null;
  return {
    what: 'a subscription',
    isKept: async (again, by) => (await keptBrowsers(again, visitor, { from: by })) === 1,
  };
}

async function draw(url: string, from: string): Promise<Acknowledged | null> {
  const id = await drawReading(url, { from });
  if (id === null) return null;
  return {
    what: 'a tarot reading',
    isKept: async (again, by) => (await ask(again, `/api/tarot/readings/${id}`, { from: by })).status === 200,
  };
}

const ATTEMPTS = 5;
const BETWEEN_ATTEMPTS_MS = 500;

const WRITES: readonly Write[] = [refuseJokes(), turnOn, refuseJokes(), draw];

/** Keeps count of everything that was acknowledged, over all falls. */
export class AcknowledgedWrites {
  readonly #acknowledged: Acknowledged[] = [];
  #checked = 0;
  #visitors = 0;

  get count(): number {
    return this.#acknowledged.length;
  }

  /** Visitors who write until they are stopped; what is not acknowledged is not counted. */
  begin(url: string, writers: number): { stop: () => Promise<void> } {
    let over = false;
    const writing = Array.from({ length: writers }, async (_, at) => {
      for (let turn = at; !over; turn++) {
        const written = await WRITES[turn % WRITES.length]!(url, addressOf(this.#visitors++)).catch(
          () => null,
        );
        if (written) this.#acknowledged.push(written);
      }
    });
    return {
      stop: async () => {
        over = true;
        await Promise.all(writing);
      },
    };
  }

  /** What is not there of all, or of what was written since it was asked the last time. */
  async missing(url: string, which: 'all' | 'latest'): Promise<string[]> {
    await until(
      'the site after a fall',
      async () => (await ask(url, '/readyz').catch(() => null))?.status === 200,
      60_000,
    );
    const asked = this.#acknowledged.slice(which === 'all' ? 0 : this.#checked);
    this.#checked = this.#acknowledged.length;
    const lost: string[] = [];
    for (const one of asked) if (!(await this.#isThere(one, url))) lost.push(one.what);
    return lost;
  }

  /** Asked again before it counts as lost: for a moment after a fall the site answers that it cannot look. */
  async #isThere({ isKept }: Acknowledged, url: string): Promise<boolean> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (await isKept(url, addressOf(this.#visitors++)).catch(() => false)) return true;
      await delay(BETWEEN_ATTEMPTS_MS);
    }
    return false;
  }
}
