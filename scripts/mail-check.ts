import { mailProblems, type MailWords } from '../src/content/mail.ts';
import { slips, toneHits } from '../src/domain/horoscope/prose-rules.ts';
import { readMailWords } from './compile-content.ts';

/** Faults of the letters to buyers: their form first, then their words. */
export function mailFaults(): string[] {
  const words = readMailWords();
  const problems = mailProblems(words);
  if (problems.length > 0) return problems;
  const { receipt, gift, resend, demo } = words as MailWords;
  const letters = [receipt, gift, resend];
  const prose = [...letters.flatMap(({ paragraphs }) => paragraphs), demo].filter(
    (text) => text !== '{link}',
  );
  // A subject is a title: it ends without a full stop.
  const subjects = letters.map(({ subject }) => subject);
  return [
    ...prose.flatMap((text) => slips(text.replaceAll(/\{\w+\}/g, 'Leo'))),
    ...[...subjects, ...prose].flatMap(toneHits),
  ].map((fault) => `shop/mail.yml: ${fault}`);
}
