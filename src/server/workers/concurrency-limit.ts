import { Busy } from '../failures.ts';
import { FairQueue } from './fair-queue.ts';

export interface ConcurrencyLimitOptions {
  /** How many may wait for a place, in all and of one asker; beyond it they are refused at once. */
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

/** How many pieces of work go on at once. Kinds of work that need the same processor share the places. */
export class Places {
  readonly waiting = new FairQueue<Waiting>();
  #free: number;

  constructor(count: number) {
    this.#free = count;
  }

  /** Whether there was a place. */
  take(): boolean {
    if (this.#free === 0) return false;
    this.#free -= 1;
    return true;
  }

  /** The place goes to the next who waits, or is free. */
  giveBack(): void {
    const next = this.waiting.shift();
    if (next) next.admit();
    else this.#free += 1;
  }
}

/** Gives the place back; calling it again does nothing. */
export type Release = () => void;

/**
 * How much of one kind of work goes on at once. What exceeds it waits for a short time, one asker's requests behind
 * those of others, and is refused while there is no hope: under more load than the site can bear, those who are let in
 * are still answered quickly.
 */
export class ConcurrencyLimit {
  readonly #places: Places;
  readonly #options: ConcurrencyLimitOptions;
  #running = 0;
  #waiting = 0;
  #refused = 0;

  constructor(places: Places, options: ConcurrencyLimitOptions) {
    this.#places = places;
    this.#options = options;
  }

  get size(): { running: number; waiting: number; refused: number } {
    return { running: this.#running, waiting: this.#waiting, refused: this.#refused };
  }

  /** Resolves when there is a place; rejects with Busy when there is none, or nobody waits for the answer anymore. */
  async enter(asker: string, signal?: AbortSignal): Promise<Release> {
    if (this.#options.whenPossible) await this.#options.whenPossible();
    if (!this.#places.take()) await this.#wait(asker, signal);
    this.#running += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#running -= 1;
      this.#places.giveBack();
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

  async #wait(asker: string, signal?: AbortSignal): Promise<void> {
    const { maxWaiting, maxWaitingOfOne, maxWaitMs } = this.#options;
    const { waiting } = this.#places;
    if (this.#waiting >= maxWaiting || waiting.sizeOf(asker) >= maxWaitingOfOne) throw this.#refusal();
    this.#waiting += 1;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const place: Waiting = { admit: resolve };
    const giveUp = (): void => {
      waiting.remove(asker, place);
      reject(this.#refusal());
    };
    const timer = setTimeout(giveUp, maxWaitMs);
    signal?.addEventListener('abort', giveUp, { once: true });
    waiting.push(asker, place);
    try {
      await promise;
    } finally {
      this.#waiting -= 1;
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    }
  }

  #refusal(): Busy {
    this.#refused += 1;
    return new Busy('We are very busy. Please try again in a moment.', 2);
  }
}
