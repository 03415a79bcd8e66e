import { Agent, request } from 'node:http';

export interface Asked {
  kind: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

export interface Asking {
  kind: string;
  /** 0 where there was no answer at all. */
  status: number;
  atMs: number;
}

export interface OpenLoad {
  /** All that was asked since the last time. */
  take: () => Asking[];
  stop: () => Promise<void>;
}

const TICK_MS = 20;
/** More than these under way are not sent, and count as unanswered: the load stays what it is, the machine too. */
const MOST_UNDER_WAY = 2_000;
const PATIENCE_MS = 10_000;

/** Asks so many times a second whether or not what was asked before has been answered. */
export function openLoad(url: string, perSecond: number, next: (index: number) => Asked): OpenLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const { hostname, port } = new URL(url);
  const begunMs = performance.now();
  let results: Asking[] = [];
  let sent = 0;
  let underWay = 0;

  function ask({ kind, path, method = 'GET', headers = {} }: Asked): void {
    const end = (status: number): void => {
      underWay -= 1;
      results.push({ kind, status, atMs: performance.now() });
    };
    underWay += 1;
    if (underWay > MOST_UNDER_WAY) return end(0);
    const asked = request(
      { agent, hostname, port, path, method, headers, timeout: PATIENCE_MS },
      (response) => {
        response.on('error', () => end(0)).resume();
        response.on('end', () => end(response.statusCode!));
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('no answer')));
    asked.on('error', () => end(0)).end();
  }

  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - begunMs) / 1000) * perSecond);
    for (; sent < due; sent++) ask(next(sent));
  }, TICK_MS);
  return {
    take() {
      const taken = results;
      results = [];
      return taken;
    },
    async stop() {
      clearInterval(timer);
      while (underWay > 0) await new Promise((resolve) => setTimeout(resolve, TICK_MS));
      agent.destroy();
    },
  };
}
