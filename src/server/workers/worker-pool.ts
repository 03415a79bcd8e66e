import { Worker } from 'node:worker_threads';
import { Busy } from '../failures.ts';
import { FairQueue } from './fair-queue.ts';

export interface WorkerPoolOptions {
  /** A module that calls `answerTasks`. */
  script: URL;
  threads: number;
  /** How many tasks may wait, in all and of one asker; beyond it they are refused as Busy. */
  maxWaiting: number;
  maxWaitingOfOne: number;
  /** A task that takes longer is given up and its thread ended. */
  timeoutMs?: number;
  /** Without work for this long, the threads end and give their memory back. */
  idleMs?: number;
}

/** What a thread answers to a task. */
export type TaskAnswer = { result: unknown } | { failed: string };

interface Job {
  task: unknown;
  done: (result: unknown) => void;
  failed: (error: Error) => void;
}

interface Thread {
  worker: Worker;
  job: Job | null;
  timer: NodeJS.Timeout | undefined;
}

/** What the site asks itself, for everyone: a page, a calendar, the search index. */
const SITE = 'site';

/** Computations that would hold up the main thread, in threads of their own, with a short and fair queue before them. */
export class WorkerPool {
  readonly #options: Required<WorkerPoolOptions>;
  readonly #waiting = new FairQueue<Job>();
  readonly #threads = new Set<Thread>();
  #closed = false;

  constructor(options: WorkerPoolOptions) {
    this.#options = { timeoutMs: 20_000, idleMs: 60_000, ...options };
  }

  run<T>(task: unknown, asker = SITE): Promise<T> {
    const { maxWaiting, maxWaitingOfOne } = this.#options;
    if (this.#closed) return Promise.reject(new Busy('The site is being restarted.'));
    const isFull = this.#waiting.size >= maxWaiting || this.#waiting.sizeOf(asker) >= maxWaitingOfOne;
    if (isFull && asker !== SITE) {
      return Promise.reject(new Busy('Too much is being computed right now. Please try again in a moment.'));
    }
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push(asker, { task, done: resolve as Job['done'], failed: reject });
      this.#next();
    });
  }

  get size(): { threads: number; running: number; waiting: number } {
    const running = [...this.#threads].filter(({ job }) => job !== null).length;
    return { threads: this.#threads.size, running, waiting: this.#waiting.size };
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (let job = this.#waiting.shift(); job; job = this.#waiting.shift())
      job.failed(new Busy('The site is being restarted.'));
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }

  #next(): void {
    if (this.#waiting.size === 0) return;
    const idle = [...this.#threads].find(({ job }) => job === null);
    const thread = idle ?? (this.#threads.size < this.#options.threads ? this.#start() : null);
    if (!thread) return;
    const job = this.#waiting.shift()!;
    thread.job = job;
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => void thread.worker.terminate(), this.#options.timeoutMs).unref();
    thread.worker.postMessage(job.task);
  }

  #start(): Thread {
    const worker = new Worker(this.#options.script, { execArgv: [], env: {} });
    // A thread without work must not keep the process alive.
    worker.unref();
    const thread: Thread = { worker, job: null, timer: undefined };
    worker.on('message', (answer: TaskAnswer) => this.#finish(thread, answer));
    worker.once('error', (error) => this.#end(thread, error as Error));
    worker.once('exit', () =>
      this.#end(thread, new Busy('This took too long. Please try again in a moment.')),
    );
    this.#threads.add(thread);
    return thread;
  }

  #finish(thread: Thread, answer: TaskAnswer): void {
    const { job } = thread;
    thread.job = null;
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => this.#dismiss(thread), this.#options.idleMs).unref();
    if ('failed' in answer) job?.failed(new Error(answer.failed));
    else job?.done(answer.result);
    this.#next();
  }

  /** Gone from the pool at once: a task that comes while the thread is still ending would be lost with it. */
  #dismiss(thread: Thread): void {
    this.#threads.delete(thread);
    void thread.worker.terminate();
  }

  /** The task in work is lost with its thread; the next gets a new one. */
  #end(thread: Thread, error: Error): void {
    if (!this.#threads.delete(thread)) return;
    clearTimeout(thread.timer);
    thread.job?.failed(error);
    this.#next();
  }
}
