import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Answer, Question, Started } from './site-process.ts';
import { trustedCertificate } from './trusted-certificate.ts';

type Asked = Question extends infer Kind ? (Kind extends Question ? Omit<Kind, 'number'> : never) : never;

/** A process in which real sites run, and what it is asked. */
export class SiteProcess {
  readonly child: ChildProcess;
  readonly #waiting = new Map<number, PromiseWithResolvers<Answer>>();
  #asked = 0;
  /** How many sites it has started. */
  started = 0;
  open = 0;

  constructor(env: NodeJS.ProcessEnv, { silent = false } = {}) {
    this.child = fork(join(import.meta.dirname, 'site-process.ts'), { env, execArgv: [], silent });
    this.child.on('message', (answer: Answer) => {
      this.#waiting.get(answer.number)?.resolve(answer);
      this.#waiting.delete(answer.number);
    });
    this.child.on('exit', (code) => {
      const reason = new Error(`The process of the test sites ended with code ${code} before it answered.`);
      for (const { reject } of this.#waiting.values()) reject(reason);
    });
  }

  /** A process without a site must not keep whoever started it; it ends with them. */
  #counts(difference: 1 | -1): void {
    this.open += difference;
    for (const part of [this.child, this.child.channel])
      if (this.open > 0) part?.ref();
      else part?.unref();
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  async #ask(asked: Asked): Promise<Answer> {
    const number = ++this.#asked;
    const answer = Promise.withResolvers<Answer>();
    this.#waiting.set(number, answer);
    this.child.send({ ...asked, number });
    const { failure, ...rest } = await answer.promise;
    if (failure !== undefined) throw new Error(failure);
    return rest;
  }

  async start(env: Record<string, string>, clockMs: number): Promise<Started> {
    this.started += 1;
    this.#counts(1);
    try {
      return (await this.#ask({ kind: 'start', env, clockMs })).started!;
    } catch (error) {
      this.#counts(-1);
      throw error;
    }
  }

  async setClock(site: number, iso: string): Promise<void> {
    await this.#ask({ kind: 'set-clock', site, clockMs: Date.parse(iso) });
  }

  async stop(site: number): Promise<void> {
    await this.#ask({ kind: 'stop', site });
    this.#counts(-1);
  }

  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    if (!this.isAlive) return;
    this.child.ref();
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    await ended;
  }
}

/** After so many a new one is begun: what each leaves in memory must not add up. */
const SITES_OF_A_PROCESS = 25;

/** A process for many sites, and whose databases it has seen. */
interface SharedProcess {
  host: SiteProcess;
  databases: Set<string>;
}

let shared: SharedProcess[] = [];

const isWornOut = ({ started }: SiteProcess): boolean => started >= SITES_OF_A_PROCESS;

/** What Node reads of the settings has to be there when a process begins. */
export function ownProcessWith(settings: NodeJS.ProcessEnv): SiteProcess {
  return new SiteProcess({ ...process.env, NODE_EXTRA_CA_CERTS: trustedCertificate().file, ...settings });
}

function begin(): SharedProcess {
  const begun = { host: ownProcessWith({ NODE_ENV: 'production' }), databases: new Set<string>() };
  shared.push(begun);
  return begun;
}

/**
 * A process that the sites of this runner share. Loading and compiling the code takes four times as long as all the rest
 * of a start, and a warm process answers faster too. A second site on one database is another instance, or a start after
 * another: it gets a process that the first was not in, since the two may share nothing but the database.
 */
export async function sharedProcess(databaseUrl: string): Promise<SiteProcess> {
  const over = shared.filter(({ host }) => !host.isAlive || (host.open === 0 && isWornOut(host)));
  shared = shared.filter((one) => !over.includes(one));
  await Promise.all(over.map(({ host }) => host.end()));
  const free = shared.find(({ host, databases }) => !isWornOut(host) && !databases.has(databaseUrl));
  const { host, databases } = free ?? begin();
  databases.add(databaseUrl);
  return host;
}
