import type { DeskHappening } from '../../contract/desk-orders.ts';
import { amountText, notedLines, type Line } from '../../domain/orders/timeline.ts';
import type { mailOutbox } from '../mail/tables.ts';
import type { Happening } from './happenings-store.ts';
import type { OrderRow, WholeOrder } from './store.ts';

type WaitingLetter = typeof mailOutbox.$inferSelect;

const PAID_NOTES: Readonly<Record<string, string>> = {
  stripe: 'confirmed by Stripe',
  manual: 'marked by you',
  demo: 'demo, no money moved',
};

const REFUND_NOTES: Readonly<Record<string, string>> = {
  stripe: 'by Stripe',
  manual: 'by hand',
  demo: 'demo, no money moved',
};

const good = (at: Date | null | undefined, title: string, note: string | null = null): Line[] =>
  at ? [{ at, state: 'good', title, note, words: null }] : [];

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

function madeNote({ report }: WholeOrder): string | null {
  if (!report) return null;
  const { skyMs, wordsMs, bookMs, bookPages } = report;
  const tookMs = (skyMs ?? 0) + (wordsMs ?? 0);
  const parts = [
    bookPages && `${bookPages} pages`,
    tookMs > 0 && `written in ${seconds(tookMs)}`,
    bookMs && `set in ${seconds(bookMs)}`,
  ];
  return parts.filter(Boolean).join(', ') || null;
}

/** Asked and given are one line, as long as one came right after the other. */
function refundLines({ provider, refundAskedAt, refundedAt }: OrderRow, amount: string): Line[] {
  const given = good(refundedAt, `${amount} given back`, REFUND_NOTES[provider] ?? null);
  if (!refundAskedAt || (refundedAt && refundedAt.getTime() - refundAskedAt.getTime() < 60_000)) return given;
  return [...good(refundAskedAt, 'Refund asked for'), ...given];
}

const waitingLines = (letters: readonly WaitingLetter[]): Line[] =>
  letters
    .filter(({ attempts, givenUpAt }) => attempts === 0 && givenUpAt === null)
    .map(({ createdAt: at }) => ({
      at,
      state: 'open',
      title: 'Letter waiting',
      note: null,
      words: 'It goes out within a minute.',
    }));

/** Comes before the payment, also within the same instant. */
const isPaying = ({ kind }: Happening): boolean => kind === 'checkout_opened' || kind === 'declined';

/** Everything that happened to an order, the oldest first. */
export function timelineOf(
  whole: WholeOrder,
  happenings: readonly Happening[],
  letters: readonly WaitingLetter[],
): DeskHappening[] {
  const { order, report, gift } = whole;
  const price = { cents: order.amount, currency: order.currency.toUpperCase() };
  const amount = amountText(price);
  // The first checkout comes with the order itself.
  const later = happenings.slice(happenings[0]?.kind === 'checkout_opened' ? 1 : 0);
  const lines = [
    ...good(order.createdAt, 'Ordered', order.isGift ? 'as a present' : null),
    ...notedLines(later.filter(isPaying), price),
    ...good(order.paidAt, `Paid ${amount}`, PAID_NOTES[order.provider] ?? null),
    ...good(gift && order.fulfilledAt, 'Card made'),
    ...good(gift?.usedAt, 'Present opened'),
    ...good(report?.madeAt, 'Report made', madeNote(whole)),
    ...refundLines(order, amount),
    ...notedLines(
      later.filter((one) => !isPaying(one)),
      price,
    ),
    ...waitingLines(letters),
  ];
  return lines
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, ...line }) => ({ ...line, at: at.toISOString() }));
}
