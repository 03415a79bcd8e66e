import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { mailProblems, mailWordsFrom } from '../../../src/content/mail.ts';
import { writeLetter, type LetterFacts } from '../../../src/server/mail/letter.ts';
import { createMailer, MailFailed } from '../../../src/server/mail/mailer.ts';
import { startMailServer, type MailServer } from '../../harness/smtp.ts';

const FILE = join(import.meta.dirname, '../../../content/shop/mail.yml');
const words = mailWordsFrom(parse(readFileSync(FILE, 'utf8')));
const SENDER = { siteName: 'Zodiary', siteUrl: 'https://zodiary.example' };
const FACTS: LetterFacts = {
  number: 'Z-7Q4K-M2',
  item: 'Personal Destiny Report',
  date: 'November 17, 2026',
  price: '$19.00',
  refundUntil: 'December 1, 2026',
  link: 'https://zodiary.example/report/a&b',
  demo: false,
};
const from = { name: 'Zodiary', address: 'shop@zodiary.example' };

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
beforeEach(() => server.refuse(null));
afterAll(() => server.stop());

it.each(['receipt', 'gift', 'resend'] as const)(
  'a %s has its link in text and HTML, and no slot left',
  (kind) => {
    const { subject, text, html } = writeLetter(words, kind, FACTS, SENDER);
    expect(subject).toContain('Z-7Q4K-M2');
    expect(text).toContain('\n\nhttps://zodiary.example/report/a&b\n\n');
    expect(html).toContain('href="https://zodiary.example/report/a&amp;b"');
    expect(subject + text + html).not.toMatch(/\{\w+\}|No money was taken/);
  },
);

it.each(['receipt', 'gift'] as const)('a %s promises a refund only where the shop gives one', (kind) => {
  const { text } = writeLetter(words, kind, FACTS, SENDER);
  expect(text).toContain('You can ask for your money back until December 1, 2026');
  const without = writeLetter(words, kind, { ...FACTS, refundUntil: null }, SENDER);
  expect(without.text + without.html).not.toMatch(/money back|refund/i);
});

it('a demo order says so first', () => {
  const { text } = writeLetter(words, 'receipt', { ...FACTS, demo: true }, SENDER);
  expect(text).toMatch(/^This was a demo order\. No money was taken\./);
});

it('words without their link, or with a slot nobody fills, are a fault', () => {
  const receipt = { ...words.receipt, paragraphs: ['Hello {stranger}'] };
  expect(mailProblems({ ...words, receipt })).toEqual([
    expect.stringContaining('has no slot {stranger}'),
    expect.stringContaining('must have {link} once'),
  ]);
});

it('a letter reaches the mail server whole', async () => {
  const mailer = createMailer({ smtpUrl: server.url, from });
  await mailer.send('clara@example.com', writeLetter(words, 'receipt', FACTS, SENDER));
  mailer.close();
  const { to, source } = server.received.at(-1)!;
  expect(to).toEqual(['clara@example.com']);
  expect(source).toMatch(/^From: Zodiary <shop@zodiary\.example>/m);
  expect(source).toContain('multipart/alternative');
});

it.each([
  [550, true],
  [451, false],
])(
  'a recipient refused with %i: for good %s, and the address is not in the reason',
  async (code, isFinal) => {
    server.refuse(code);
    const mailer = createMailer({ smtpUrl: server.url, from });
    const letter = writeLetter(words, 'receipt', FACTS, SENDER);
    const failure = await mailer.send('clara@example.com', letter).catch((error: unknown) => error);
    mailer.close();
    expect(failure).toBeInstanceOf(MailFailed);
    expect(failure).toMatchObject({ isFinal });
    expect(String(failure)).not.toContain('clara');
  },
);

it('a mail server that is away is no reason to give up', async () => {
  const gone = await startMailServer();
  await gone.stop();
  const mailer = createMailer({ smtpUrl: gone.url, from });
  const sending = mailer.send('clara@example.com', writeLetter(words, 'resend', FACTS, SENDER));
  await expect(sending).rejects.toMatchObject({ name: 'MailFailed', isFinal: false });
});
