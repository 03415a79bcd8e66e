import type { BoughtReport, OrderAnswer } from '../../contract/orders.ts';
import type { DeclineClass } from '../../domain/orders/declines.ts';
import { isPaid, type OrderState } from '../../domain/orders/states.ts';
import { refundUntilMs } from '../../domain/orders/terms.ts';
import { reportAnswer } from '../report/answer.ts';
import { contentsOf } from './contents.ts';
import { frozenOf } from './frozen.ts';
import type { OrderParts } from './parts.ts';
import type { GiftRow, OrderRow, ReportRow, WholeOrder } from './store.ts';

export const reportPath = (token: string): string => `/report/${token}`;

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;
const seconds = (milliseconds: number): number => Math.max(0, Math.round(milliseconds / 100) / 10);

interface Moment {
  nowMs: number;
  /** Else a book is no step: it is set when somebody asks for it. */
  booksAhead: boolean;
}

function stepsOf(
  order: OrderRow,
  report: ReportRow | null,
  { nowMs, booksAhead }: Moment,
): OrderAnswer['steps'] {
  const { createdAt, paidAt } = order;
  const since = (date: Date | null | undefined): number | null =>
    date ? seconds(nowMs - date.getTime()) : null;
  const { skyMs = null, wordsMs = null, bookMs = null, begunAt = null, madeAt = null } = report ?? {};
  const took = (ms: number | null, from: Date | null) => (ms === null ? since(from) : seconds(ms));
  return [
    {
      name: 'payment',
      done: paidAt !== null,
      seconds: paidAt ? seconds(paidAt.getTime() - createdAt.getTime()) : since(createdAt),
    },
    { name: 'sky', done: madeAt !== null, seconds: took(skyMs, begunAt) },
    { name: 'words', done: madeAt !== null, seconds: took(wordsMs, begunAt) },
    ...(booksAhead ? [{ name: 'book' as const, done: bookMs !== null, seconds: took(bookMs, madeAt) }] : []),
  ];
}

/** Until when the buyer may take the money back; a present only while it is closed. */
export function refundEnd(
  order: OrderRow,
  gift: GiftRow | null,
  refundDays: number,
  nowMs: number,
): Date | null {
  const untilMs = refundUntilMs(order.paidAt?.getTime() ?? null, refundDays);
  const isOpen = isPaid(order.state as OrderState) && order.refundAskedAt === null && !gift?.usedAt;
  return untilMs !== null && isOpen && untilMs > nowMs ? new Date(untilMs) : null;
}

export interface Views {
  order: (whole: WholeOrder) => OrderAnswer;
  report: (order: OrderRow, report: ReportRow, token: string) => BoughtReport;
}

export function createViews({ clock, config, seals }: OrderParts): Views {
  function linkOf(report: ReportRow | null): string | null {
    if (!report?.sealedToken) return null;
    return reportPath(seals.open<string>(report.sealedToken, `token ${report.orderId}`));
  }

  function giftView(order: OrderRow, gift: GiftRow | null): OrderAnswer['gift'] {
    const wish = contentsOf(seals, order)?.gift;
    if (!wish) return null;
    const isLive = gift !== null && order.state !== 'refunded';
    return {
      to: wish.to,
      from: wish.from ?? null,
      note: wish.note ?? null,
      code: isLive ? seals.open<string>(gift.sealedCode, `code ${order.id}`) : null,
      used: Boolean(gift?.usedAt),
      expiresAt: iso(gift?.expiresAt ?? null),
    };
  }

  return {
    order({ order, report, gift }) {
      const contents = contentsOf(seals, order);
      const state = order.state as OrderState;
      // Whoever gave it does not read it.
      const path = order.isGift || !isPaid(state) ? null : linkOf(report);
      const { manualWords, refundDays, smtpUrl, reportPrice } = config;
      return {
        number: order.number,
        state,
        demo: order.provider === 'demo',
        provider: order.provider as OrderAnswer['provider'],
        price: { cents: order.amount, currency: order.currency.toUpperCase() || reportPrice.currency },
        placedAt: order.createdAt.toISOString(),
        paidAt: iso(order.paidAt),
        refundedAt: iso(order.refundedAt),
        about: order.isGift ? null : (contents?.about ?? null),
        steps: stepsOf(order, report, { nowMs: clock.nowMs(), booksAhead: config.booksAhead }),
        report: path === null ? null : { path, ready: report!.sealedDocument !== null },
        gift: giftView(order, gift),
        decline: order.decline as DeclineClass | null,
        charged: order.charged,
        refundUntil: iso(refundEnd(order, gift, refundDays, clock.nowMs())),
        keptUntil: contents ? order.keptUntil.toISOString() : null,
        deleted: contents === null,
        mail: smtpUrl !== null && Boolean(contents?.email),
        manual:
          order.provider === 'manual' && order.paidAt === null && manualWords ? { words: manualWords } : null,
      };
    },
    report(order, report, token) {
      const head = { demo: order.provider === 'demo', number: order.number };
      if (order.state === 'refunded') return { state: 'refunded', ...head };
      const frozen = frozenOf(seals, report);
      if (!frozen) return { state: 'making', ...head };
      const book = (paper: string): string => `/api/report/${token}/book.pdf?paper=${paper}`;
      return {
        state: 'ready',
        ...head,
        madeAt: report.madeAt!.toISOString(),
        keptUntil: order.keptUntil.toISOString(),
        refundUntil: order.isGift ? null : iso(refundEnd(order, null, config.refundDays, clock.nowMs())),
        about: frozen.about,
        report: reportAnswer(frozen, frozen.offsetSeconds),
        books: { a4: book('a4'), letter: book('letter') },
      };
    },
  };
}
