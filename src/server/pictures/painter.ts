import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { Busy } from '../failures.ts';
import { FairQueue } from '../workers/fair-queue.ts';
import type { PaintOrder } from './paint.ts';
import type { Painted } from './painter-process.ts';

const PROCESS = fileURLToPath(new URL('./painter-process.ts', import.meta.url));

export interface PainterOptions {
  /** How many pictures may wait, in all and for one asker; beyond it they are refused as Busy. */
  maxWaiting: number;
  maxWaitingOfOne: number;
  /** A picture that takes longer is given up and its process killed. */
  timeoutMs?: number;
  /** Without work for this long, the process ends and gives its memory back. */
  idleMs?: number;
  log: Logger;
}

/** What to paint; worked out only when its turn has come. */
export type OrderMaker = () => PaintOrder | Promise<PaintOrder>;

interface Job {
  order: OrderMaker;
  done: (png: Buffer) => void;
  failed: (error: Error) => void;
}

/**
 * Renders drawings to PNG, one at a time, in a process of its own: the renderer is native code that takes a tenth of a
 * second and may crash. The queue is short and fair: askers take turns, and with too many waiting the next is refused at
 * once.
 */
export class Painter {
  readonly #options: Required<PainterOptions>;
  readonly #waiting = new FairQueue<Job>();
  #current: Job | null = null;
  #child: ChildProcess | null = null;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: PainterOptions) {
    this.#options = { timeoutMs: 20_000, idleMs: 60_000, ...options };
  }

  /** Throws Busy when this asker's next picture would not be accepted. */
  refuseWhenFull(asker: string): void {
    if (this.#closed) throw new Busy('The site is being restarted.');
    const { maxWaiting, maxWaitingOfOne } = this.#options;
    const isFull = this.#waiting.size >= maxWaiting || this.#waiting.sizeOf(asker) >= maxWaitingOfOne;
    if (!this.#current || !isFull) return;
    throw new Busy('Many pictures are being drawn right now. Please try again in a moment.');
  }

  async paint(order: OrderMaker, asker: string): Promise<Buffer> {
    this.refuseWhenFull(asker);
    return new Promise((done, failed) => {
      this.#waiting.push(asker, { order, done, failed });
      this.#next();
    });
  }

  /** The picture in work is finished; those that wait are not begun. */
  async close(): Promise<void> {
    this.#closed = true;
    for (let job = this.#waiting.shift(); job; job = this.#waiting.shift())
      job.failed(new Busy('The site is being restarted.'));
    if (!this.#current) this.#stopProcess();
    if (this.#child) await once(this.#child, 'exit');
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (this.#current) return;
    const job = this.#waiting.shift();
    if (!job) {
      if (this.#closed) this.#stopProcess();
      else this.#timer = setTimeout(() => this.#stopProcess(), this.#options.idleMs).unref();
      return;
    }
    this.#current = job;
    this.#child ??= this.#startProcess();
    const child = this.#child;
    this.#timer = setTimeout(() => child.kill('SIGKILL'), this.#options.timeoutMs).unref();
    void this.#hand(job, child);
  }

  async #hand(job: Job, child: ChildProcess): Promise<void> {
    try {
      const order = await job.order();
      // A process that died meanwhile cannot be written to; its end is reported by its exit.
      if (this.#current === job) child.send(order, () => {});
    } catch (error) {
      if (this.#current === job) this.#finish(({ failed }) => failed(error as Error));
    }
  }

  #startProcess(): ChildProcess {
    const child = fork(PROCESS, {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (painted: Painted) => {
      if ('png' in painted) this.#finish((job) => job.done(Buffer.from(painted.png)));
      else this.#finish((job) => job.failed(new Error(`A picture could not be drawn: ${painted.failed}`)));
    });
    child.once('error', () => child.kill('SIGKILL'));
    child.once('exit', (code, signal) => this.#handleExit(child, String(signal ?? code)));
    return child;
  }

  #finish(settle: (job: Job) => void): void {
    const job = this.#current;
    this.#current = null;
    if (job) settle(job);
    this.#next();
  }

  /** The next picture gets a new process; the one in work is lost with the old. */
  #handleExit(child: ChildProcess, how: string): void {
    if (this.#child !== child) return;
    this.#child = null;
    if (!this.#current) return;
    this.#options.log.warn({ exit: how }, 'pictures: painter process ended, the next picture starts another');
    this.#finish((job) => job.failed(new Busy('This picture could not be drawn. Please try again.')));
  }

  #stopProcess(): void {
    if (this.#child?.connected) this.#child.disconnect();
  }
}
