import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import type { SimulatedPushService } from './push-service.ts';
import { until } from '../harness/until.ts';

class Instance {
  readonly child: ChildProcess;

  constructor(...args: string[]) {
    this.child = fork(path.join(import.meta.dirname, 'push-instance.ts'), args, { execArgv: [] });
  }

  /** The next word of the process; its end before that is an error. */
  async hears(): Promise<void> {
    const waiting = new AbortController();
    const { signal } = waiting;
    const ended = once(this.child, 'exit', { signal }).then(() => {
      throw new Error('an instance ended by itself');
    });
    await Promise.race([once(this.child, 'message', { signal }), ended]).finally(() => waiting.abort());
    ended.catch(() => {});
  }

  async sweep(clockMs: number): Promise<void> {
    const swept = this.hears();
    this.child.send({ clockMs });
    await swept;
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    await ended;
  }
}

/** Several instances, each a process of its own, on one database, moved through simulated time together. */
export class Simulation {
  sweeps = 0;
  readonly #databaseUrl: string;
  readonly #service: SimulatedPushService;
  readonly #pool: pg.Pool;
  readonly #instances = new Map<string, Instance>();

  constructor(databaseUrl: string, service: SimulatedPushService) {
    this.#databaseUrl = databaseUrl;
    this.#service = service;
    this.#pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  }

  async begin(name: string, clockMs: number): Promise<void> {
    const { host, caFile } = this.#service.address;
    const started = new Instance(this.#databaseUrl, host, caFile, name, String(clockMs));
    this.#instances.set(name, started);
    await started.hears();
  }

  /** Everybody sweeps at the instant; goes on when all that was handed out has been sent and written down. */
  async step(nowMs: number): Promise<void> {
    this.#service.nowMs = nowMs;
    await Promise.all([...this.#instances.values()].map((instance) => instance.sweep(nowMs)));
    this.sweeps += this.#instances.size;
    await until('all messages to be sent', async () => {
      const { rowCount } = await this.#pool.query("select from deliveries where outcome = 'waiting' limit 1");
      return rowCount === 0;
    });
  }

  /** Lets one instance take what is due and kills it while it waits for the push service's answers. */
  async kill(name: string, nowMs: number): Promise<void> {
    this.#service.nowMs = nowMs;
    this.#service.hold(name);
    const victim = this.#instances.get(name)!;
    await victim.sweep(nowMs);
    await until('messages in hand', () => this.#service.heldCount >= 3);
    await victim.end('SIGKILL');
    this.#instances.delete(name);
  }

  async end(): Promise<void> {
    for (const instance of this.#instances.values()) await instance.end('SIGTERM');
    await this.#pool.end();
  }
}
