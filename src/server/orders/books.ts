import type { PageSize } from '../../art/report/page-size.ts';
import { BoundedMap } from '../../domain/bounded-map.ts';
import { reasonOf } from '../log.ts';
import { pagesIn } from '../report/pdf/pages-in.ts';
import { frozenOf } from './frozen.ts';
import type { OrderParts } from './parts.ts';
import { changeReport, findOrder, reportOf } from './store.ts';

/** Each takes about a megabyte; whoever has just bought one opens it soon, and nothing is left on a disk. */
const KEPT_BOOKS = 8;

export interface Books {
  /** The PDF of a made report, set from what was frozen; null where there is none. */
  book: (orderId: string, page: PageSize) => Promise<Buffer | null>;
  /** Sets it before somebody asks, where the owner has not switched that off. */
  prepare: (orderId: string) => void;
  forget: (orderId: string) => void;
}

export function createBooks({ database, config, seals, printer, log }: OrderParts): Books {
  const { db } = database;
  const kept = new BoundedMap<string, Promise<Buffer>>(KEPT_BOOKS);

  async function set(orderId: string, page: PageSize): Promise<Buffer> {
    const order = await findOrder(db, { id: orderId });
    const frozen = frozenOf(seals, (await reportOf(db, orderId))!);
    if (!order || !frozen) throw new Error('orders: report gone while it was set');
    const { chart, document, offsetSeconds, about, made } = frozen;
    const { siteName } = config;
    const demo = order.provider === 'demo';
    const front = { ...about, made };
    return printer.print(
      () => ({ chart, document, offsetMs: offsetSeconds * 1000, front, page, siteName, demo }),
      orderId,
    );
  }

  async function timed(orderId: string, page: PageSize): Promise<Buffer> {
    const startedMs = performance.now();
    const pdf = await set(orderId, page);
    const report = await reportOf(db, orderId);
    const bookMs = Math.ceil(performance.now() - startedMs);
    if (report?.bookMs === null) await changeReport(db, orderId, { bookMs, bookPages: pagesIn(pdf) });
    return pdf;
  }

  function keptBook(orderId: string, page: PageSize): Promise<Buffer> {
    return kept.getOrMake(`${orderId} ${page}`, () => timed(orderId, page));
  }

  return {
    async book(orderId, page) {
      const report = await reportOf(db, orderId);
      return report?.sealedDocument ? keptBook(orderId, page) : null;
    },
    prepare(orderId) {
      if (!config.booksAhead) return;
      keptBook(orderId, 'letter').catch((error: unknown) => {
        log.warn({ reason: reasonOf(error) }, 'orders: book not set ahead');
      });
    },
    forget(orderId) {
      for (const key of kept.keys()) if (key.startsWith(`${orderId} `)) kept.delete(key);
    },
  };
}
