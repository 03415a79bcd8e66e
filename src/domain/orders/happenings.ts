import type { DeclineClass } from './declines.ts';

/** What is noted of an order besides its states. */
export const HAPPENING_KINDS = [
  'checkout_opened',
  'declined',
  'mismatch',
  'paid_twice',
  'disputed',
  'link_renewed',
  'receipt_sent',
  'receipt_postponed',
  'receipt_given_up',
  'resend_sent',
  'resend_postponed',
  'resend_given_up',
  'refund_away',
  'refund_refused',
  'refund_by_hand',
  'dealt_with',
  'erased',
] as const;
export type HappeningKind = (typeof HAPPENING_KINDS)[number];

/** Somebody has to look; over when the owner says so. */
export const TROUBLES = ['mismatch', 'paid_twice', 'disputed', 'refund_by_hand'] as const;
/** The same, over as soon as a letter has gone out or the owner has a link to hand over. */
export const LETTER_TROUBLES = ['receipt_given_up', 'resend_given_up'] as const;

export type Wait =
  | 'refund'
  | 'unmade'
  | 'unpaid'
  | (typeof TROUBLES)[number]
  | (typeof LETTER_TROUBLES)[number];

/** Why an order waits for the owner. */
export const WAIT_WORDS: Readonly<Record<Wait, string>> = {
  refund: 'The money isn’t back with the buyer yet.',
  unmade: 'It’s paid, but the report isn’t made yet.',
  unpaid: 'Has the money come? Then mark it paid.',
  mismatch: 'A payment came that doesn’t fit this order.',
  paid_twice: 'It was paid twice. Give one payment back at the payment company.',
  disputed: 'The buyer’s bank disputes the payment. Answer at the payment company.',
  refund_by_hand: 'The refund is yours to send by hand.',
  receipt_given_up: 'The letter with the link didn’t get through.',
  resend_given_up: 'The letter with the new link didn’t get through.',
};

const DECLINES: Readonly<Record<DeclineClass, string>> = {
  declined: 'The bank said no.',
  insufficient: 'There wasn’t enough money on the card.',
  expired_card: 'The card has expired.',
  authentication: 'The bank’s security check wasn’t passed.',
  processing: 'The bank couldn’t handle it just then.',
  canceled: 'The buyer closed the checkout, or it ran out of time.',
  unknown: 'The payment company didn’t say why.',
};

export const declineWords = (decline: string | null): string =>
  DECLINES[decline as DeclineClass] ?? DECLINES.unknown;

/** Codes of mail servers (RFC 5321), the more telling first. */
const MAIL_CODES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:452|552)\b/, 'The mailbox is full.'],
  [/\b(?:550|551|553)\b/, 'The mail server knows no such address.'],
  [/\b(?:EAUTH|530|534|535)\b/, 'Our mail server didn’t accept our sign-in. Check SMTP_URL.'],
  [/\b(?:ECONNECTION|ESOCKET|EDNS|ETLS)\b/, 'We couldn’t reach our mail server. Check SMTP_URL.'],
  [/\bETIMEDOUT\b/, 'The mail server didn’t answer in time.'],
  [/\b554\b/, 'The mail server refused the letter.'],
  [/\b4\d\d\b/, 'The mail server asked us to try later.'],
];

/** Why a letter was not taken, from "mail EENVELOPE RCPT TO 550". */
export function mailFailureWords(detail: string | null): string {
  const known = MAIL_CODES.find(([code]) => detail !== null && code.test(detail));
  return known?.[1] ?? 'The mail server didn’t take the letter.';
}

const REFUND_REFUSALS: Readonly<Record<string, string>> = {
  charge_disputed: 'the buyer’s bank is disputing this payment, so the money is already on hold',
  balance_insufficient: 'your balance there is too low',
  insufficient_funds: 'your balance there is too low',
  resource_missing: 'it doesn’t know this payment any more',
};

/** "… said no: your balance there is too low." */
export const refundRefusalWords = (code: string | null): string =>
  REFUND_REFUSALS[code ?? ''] ?? (code === null ? 'it gave no reason' : `its reason is “${code}”`);
