import { z } from 'zod';
import { slotted } from './report-frame.ts';

/** What a letter may speak of. */
const SLOTS = ['number', 'item', 'date', 'price', 'link'] as const;
export type MailSlot = (typeof SLOTS)[number];

const Letter = z.strictObject({
  subject: slotted(['number']),
  paragraphs: z
    .array(slotted([], SLOTS))
    .min(1)
    .refine(
      (paragraphs) => paragraphs.filter((text) => text.includes('{link}')).join() === '{link}',
      'must have {link} once, in a paragraph of its own',
    ),
});

const MailWords = z.strictObject({
  receipt: Letter,
  gift: Letter,
  resend: Letter,
  refund: slotted(['refundUntil']),
  demo: slotted(),
  button: slotted(),
  signature: slotted(['site', 'home']),
});

export type MailWords = z.infer<typeof MailWords>;
export type LetterKind = 'receipt' | 'gift' | 'resend';

/** Every fault as one sentence that names the field. */
export function mailProblems(words: unknown): string[] {
  const result = MailWords.safeParse(words);
  const issues = result.success ? [] : result.error.issues;
  return issues.map(({ path, message }) => `shop/mail.yml: ${path.join('.')}: ${message}`);
}

/** The letters the server reads at boot; a fault stops the start with a sentence that names it. */
export function mailWordsFrom(json: unknown): MailWords {
  const problems = mailProblems(json);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return json as MailWords;
}
