import type { Price } from '../report/price.ts';
import { declineWords, mailFailureWords, refundRefusalWords, type HappeningKind } from './happenings.ts';

/** One line of what happened to an order. */
export interface Line {
  at: Date;
  /** Done; under way; went wrong. */
  state: 'good' | 'open' | 'bad';
  title: string;
  note: string | null;
  words: string | null;
}

export interface Noted {
  at: Date;
  kind: HappeningKind;
  detail?: string | null;
}

type Telling = (
  detail: string | null,
  price: Price,
) => Partial<Pick<Line, 'note' | 'words'>> & Pick<Line, 'state' | 'title'>;

const postponed =
  (title: string): Telling =>
  (detail) => ({ state: 'open', title, words: `${mailFailureWords(detail)} We’ll try again.` });
const givenUp =
  (title: string): Telling =>
  (detail) => ({ state: 'bad', title, words: `${mailFailureWords(detail)} We won’t try again.` });

const TELLINGS: Readonly<Record<HappeningKind, Telling>> = {
  checkout_opened: () => ({ state: 'good', title: 'Checkout opened' }),
  declined: (detail) => ({ state: 'bad', title: 'Payment didn’t go through', words: declineWords(detail) }),
  mismatch: () => ({
    state: 'bad',
    title: 'A payment doesn’t fit',
    words: 'Its sum, currency or reference isn’t this order’s, so it wasn’t counted. Look it up there.',
  }),
  paid_twice: (_, price) => ({
    state: 'bad',
    title: 'Paid twice',
    words: `Give one ${amountText(price)} back at the payment company.`,
  }),
  disputed: () => ({
    state: 'bad',
    title: 'Payment disputed',
    words: 'The buyer’s bank asks about it. Answer at the payment company.',
  }),
  link_renewed: (detail) => ({
    state: 'good',
    title: 'New link made',
    note: detail === 'mail' ? 'the old one ended' : 'for you to hand over, the old one ended',
  }),
  receipt_sent: () => ({ state: 'good', title: 'Letter sent', note: 'with the link' }),
  receipt_postponed: postponed('Letter not taken yet'),
  receipt_given_up: givenUp('Letter came back'),
  resend_sent: () => ({ state: 'good', title: 'New link sent' }),
  resend_postponed: postponed('Letter with the new link not taken yet'),
  resend_given_up: givenUp('Letter with the new link came back'),
  refund_away: () => ({
    state: 'open',
    title: 'Refund not through yet',
    words: 'The payment company didn’t answer. We try again every minute.',
  }),
  refund_refused: (detail) => ({
    state: 'bad',
    title: 'Refund refused',
    words: `The payment company said no: ${refundRefusalWords(detail)}.`,
  }),
  refund_by_hand: (_, price) => ({
    state: 'bad',
    title: `Send ${amountText(price)} back`,
    words: 'This was paid by hand, so the site moves no money. Tell us here when you’ve sent it.',
  }),
  dealt_with: () => ({ state: 'good', title: 'You dealt with it' }),
  erased: () => ({
    state: 'good',
    title: 'Personal data deleted',
    note: 'the sums stay for the books',
  }),
};

/** "$19.00": in the books a sum has its cents. */
export function amountText({ cents, currency }: Price): string {
  const amount = (cents / 100).toFixed(2);
  return currency === 'USD' ? `$${amount}` : `${amount} ${currency}`;
}

/** Letters are tried many times: what repeats is one line with its last time. */
function isRepeated(line: Noted, next: Noted | undefined): boolean {
  return line.kind.endsWith('_postponed') && next?.kind === line.kind;
}

export function notedLines(noted: readonly Noted[], price: Price): Line[] {
  let tries = 0;
  return noted.flatMap((one, index) => {
    tries += 1;
    if (isRepeated(one, noted[index + 1])) return [];
    const { kind, at, detail = null } = one;
    const note = tries > 1 ? `tried ${tries} times` : null;
    tries = 0;
    return [{ at, note, words: null, ...TELLINGS[kind](detail, price) }];
  });
}
