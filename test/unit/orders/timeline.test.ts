import { describe, expect, it } from 'vitest';
import {
  HAPPENING_KINDS,
  mailFailureWords,
  refundRefusalWords,
} from '../../../src/domain/orders/happenings.ts';
import { amountText, notedLines, type Noted } from '../../../src/domain/orders/timeline.ts';

const PRICE = { cents: 1900, currency: 'USD' };
const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 15, 17, minute));
const noted = (...kinds: Noted['kind'][]): Noted[] => kinds.map((kind, index) => ({ kind, at: at(index) }));

describe('what is noted of an order', () => {
  it('has a title for every kind, and words where something went wrong', () => {
    for (const line of notedLines(noted(...HAPPENING_KINDS), PRICE)) {
      expect(line.title).toMatch(/^[A-Z$]/);
      if (line.state === 'bad') expect(line.words).toMatch(/\.$/);
    }
  });

  it('is one line for a letter that is tried again and again, with its last time', () => {
    const lines = notedLines(
      noted('receipt_postponed', 'receipt_postponed', 'receipt_postponed', 'receipt_sent', 'resend_postponed'),
      PRICE,
    );
    expect(lines.map(({ title, note, at: when }) => [title, note, when.getUTCMinutes()])).toEqual([
      ['Letter not taken yet', 'tried 3 times', 2],
      ['Letter sent', 'with the link', 3],
      ['Letter with the new link not taken yet', null, 4],
    ]);
  });
});

it.each([
  ['mail EENVELOPE RCPT TO 550', 'The mail server knows no such address.'],
  ['mail EENVELOPE RCPT TO 552', 'The mailbox is full.'],
  ['mail EAUTH AUTH PLAIN 535', 'Our mail server didn’t accept our sign-in. Check SMTP_URL.'],
  ['mail ESOCKET CONN', 'We couldn’t reach our mail server. Check SMTP_URL.'],
  ['mail EENVELOPE RCPT TO 451', 'The mail server asked us to try later.'],
  [null, 'The mail server didn’t take the letter.'],
])('a letter refused with "%s" is told as: %s', (detail, words) => {
  expect(mailFailureWords(detail)).toBe(words);
});

it('a refund that was refused is told with the company’s own word, where we know no better', () => {
  expect(refundRefusalWords('balance_insufficient')).toBe('your balance there is too low');
  expect(refundRefusalWords('new_code')).toBe('its reason is “new_code”');
  expect(refundRefusalWords(null)).toBe('it gave no reason');
});

it('a sum in the books has its cents', () => {
  expect(amountText(PRICE)).toBe('$19.00');
  expect(amountText({ cents: 1750, currency: 'EUR' })).toBe('17.50 EUR');
});
