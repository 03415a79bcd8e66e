import type { Logger } from 'pino';
import { Busy } from '../../failures.ts';
import { reasonOf } from '../../log.ts';
import { ConcurrencyLimit, Places, type Release } from '../../workers/concurrency-limit.ts';
import type { BookOrder } from './order.ts';
import { setBook } from './set-book.ts';

export interface PrinterOptions {
  /** A book that takes longer is given up and its process killed. */
  timeoutMs?: number;
  log: Logger;
}

/** Twenty times what it takes: behind everything else on a busy machine a book gets little of the processor. */
const TIMEOUT_MS = 120_000;
/** One at a time: each takes a processor for some seconds and a third of a gigabyte, and pages come first. */
const AT_ONCE = 1;
const MAX_WAITING = 40;
const MAX_WAITING_OF_ONE = 4;
/** As long as forty may take. */
const MAX_WAIT_MS = 10 * 60_000;
const TRIES = 2;
const RETRY_AFTER_SECONDS = 60;
/** Places come free one book at a time, not within seconds as elsewhere. */
const FULL_RETRY_AFTER_SECONDS = 120;

/** Sets reports as PDF, one behind the other; askers take turns, and a book that fails is tried once more. */
export class Printer {
  readonly #limit = new ConcurrencyLimit(new Places(AT_ONCE), {
    maxWaiting: MAX_WAITING,
    maxWaitingOfOne: MAX_WAITING_OF_ONE,
    maxWaitMs: MAX_WAIT_MS,
  });
  readonly #closing = new AbortController();
  readonly #timeoutMs: number;
  readonly #log: Logger;

  constructor({ timeoutMs = TIMEOUT_MS, log }: PrinterOptions) {
    this.#timeoutMs = timeoutMs;
    this.#log = log;
  }

  get size(): ConcurrencyLimit['size'] {
    return this.#limit.size;
  }

  /** The PDF. Throws Busy when too many others wait, or when it could not be set. `order` is made when its turn has come. */
  async print(order: () => BookOrder | Promise<BookOrder>, asker: string): Promise<Buffer> {
    const release = await this.#enter(asker);
    try {
      return await this.#setTwice(await order());
    } finally {
      release();
    }
  }

  async #enter(asker: string): Promise<Release> {
    try {
      return await this.#limit.enter(asker);
    } catch {
      throw new Busy(
        'Many books are being set right now. Please try again in a few minutes.',
        FULL_RETRY_AFTER_SECONDS,
      );
    }
  }

  /** Books in work are given up: whoever waits asks again. */
  close(): void {
    this.#closing.abort();
  }

  async #setTwice(order: BookOrder): Promise<Buffer> {
    for (let attempt = 1; attempt <= TRIES && !this.#closing.signal.aborted; attempt += 1) {
      try {
        return await setBook(order, this.#timeoutMs, this.#closing.signal);
      } catch (error) {
        this.#log.warn({ reason: reasonOf(error as Error), attempt }, 'report: PDF not set');
      }
    }
    throw new Busy(
      'Your report could not be set as a book just now. Please try again in a minute.',
      RETRY_AFTER_SECONDS,
    );
  }
}
