import { Busy } from '../failures.ts';
import { FairQueue } from './fair-queue.ts';

export interface ConcurrencyLimitOptions {
  maxRunning: number;
  /** How many may wait, in all and of one asker; beyond it they are refused at once. */
  maxWaiting: number;
  maxWaitingOfOne: number;
  /** Who has waited so long is refused: an answer that late is of no use to a visitor. */
  maxWaitMs: number;
  /** Awaited before anything else, by however many: the work cannot be done at all until then. */
  whenPossible?: () => Promise<void>;
}

interface Waiting {
  admit: () => void;
}

/** Gives the place back; calling it again does nothing. */
export type Release = () => void;

/**
 * How much of one kind of work goes on at once. What exceeds it waits for a short time, one asker's requests behind
 * those of others, and is refused while there is no hope: under more load than the site can bear, those who are let in
 * are still answered quickly.
 */
export class ConcurrencyLimit {
  readonly #options: ConcurrencyLimitOptions;
  readonly #waiting = new FairQueue<Waiting>();
  #running = 0;
  #refused = 0;

  constructor(options: ConcurrencyLimitOptions) {
    this.#options = options;
  }

  get size(): { running: number; waiting: number; refused: number } {
    return { running: this.#running, waiting: this.#waiting.size, refused: this.#refused };
  }

  /** Resolves when there is a place; rejects with Busy when there is none, or nobody waits for the answer anymore. */
  async enter(asker: string, signal?: AbortSignal): Promise<Release> {
    await this.#options.whenPossible?.();
    if (this.#running >= this.#options.maxRunning) await this.#wait(asker, signal);
    else this.#running += 1;
    let isHeld = true;
    return () => {
      if (isHeld) this.#leave();
      isHeld = false;
    };
  }

  async run<T>(asker: string, work: () => Promise<T>): Promise<T> {
    const release = await this.enter(asker);
    try {
      return await work();
    } finally {
      release();
    }
  }

  #wait(asker: string, signal?: AbortSignal): Promise<void> {
    const { maxWaiting, maxWaitingOfOne, maxWaitMs } = this.#options;
    if (this.#waiting.size >= maxWaiting || this.#waiting.sizeOf(asker) >= maxWaitingOfOne)
      throw this.#refusal();
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
      const waiting: Waiting = {
        admit: () => {
          settle();
          resolve();
        },
      };
      const giveUp = (): void => {
        settle();
        this.#waiting.remove(asker, waiting);
        reject(this.#refusal());
      };
      const timer = setTimeout(giveUp, maxWaitMs);
      signal?.addEventListener('abort', giveUp, { once: true });
      this.#waiting.push(asker, waiting);
    });
  }

  #refusal(): Busy {
    this.#refused += 1;
    return new Busy('We are very busy. Please try again in a moment.', 2);
  }

  /** The place goes to the next who waits, or is free. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next.admit();
    else this.#running -= 1;
  }
}
