/**
 * Loaded into the site before its own code (`node --import`): has books set in the site's own process, as orders do, and
 * tells by message how each ended. Child processes of the site load it too and must not answer.
 */
import { isMainThread } from 'node:worker_threads';
import { pino } from 'pino';
import { Busy } from '../src/server/failures.ts';
import type { BookOrder } from '../src/server/report/pdf/order.ts';
import { Printer } from '../src/server/report/pdf/printer.ts';

export interface BooksAsked {
  order: BookOrder;
  count: number;
}

export interface BookEnd {
  /** 200, or 503 with what a browser would be told to wait. */
  status: number;
  retryAfterSeconds: number | null;
  seconds: number;
  bytes: number;
}

async function endOf(printer: Printer, order: BookOrder, asker: string): Promise<BookEnd> {
  const startedMs = performance.now();
  const seconds = (): number => (performance.now() - startedMs) / 1000;
  try {
    const { length: bytes } = await printer.print(() => order, asker);
    return { status: 200, retryAfterSeconds: null, seconds: seconds(), bytes };
  } catch (error) {
    if (!(error instanceof Busy)) throw error;
    return { status: 503, retryAfterSeconds: error.retryAfterSeconds, seconds: seconds(), bytes: 0 };
  }
}

if (isMainThread && process.argv[1]?.endsWith('/server/main.ts')) {
  const printer = new Printer({ log: pino({ level: 'silent' }) });
  process.on('message', ({ order, count }: BooksAsked) => {
    for (let at = 0; at < count; at += 1)
      void endOf(printer, order, `asker ${at}`).then((end) => process.send!(end));
  });
}
