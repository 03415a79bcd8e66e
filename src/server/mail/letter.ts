import type { LetterKind, MailSlot, MailWords } from '../../content/mail.ts';

/** What a letter says of its order; everything is written out, as a reader sees it. */
export interface LetterFacts extends Record<MailSlot, string> {
  demo: boolean;
  /** Null where the shop gives no money back. */
  refundUntil: string | null;
}

export interface Letter {
  subject: string;
  text: string;
  html: string;
}

interface Sender {
  siteName: string;
  siteUrl: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign]!);

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);

/** No pictures, nothing from outside: it reads the same in every program, and nobody is told that it was opened. */
const BODY = 'margin:0 auto;max-width:34em;padding:1.5em;font:17px/1.5 Georgia,serif;color:#1b1a2b';
const BUTTON =
  'display:inline-block;padding:.7em 1.4em;background:#e8c477;color:#0b0e1a;text-decoration:none;font-weight:bold';

function htmlOf(paragraphs: readonly string[], { link }: LetterFacts, button: string): string {
  const parts = paragraphs.map((text) =>
    text === link
      ? `<p><a href="${escaped(link)}" style="${BUTTON}">${escaped(button)}</a></p>\n<p>${escaped(link)}</p>`
      : `<p>${escaped(text)}</p>`,
  );
  return `<!doctype html>\n<html lang="en">\n<body style="${BODY}">\n${parts.join('\n')}\n</body>\n</html>\n`;
}

export function writeLetter(words: MailWords, kind: LetterKind, facts: LetterFacts, sender: Sender): Letter {
  const { demo, refundUntil, ...values } = facts;
  const { subject, paragraphs } = words[kind];
  const signature = filled(words.signature, { site: sender.siteName, home: sender.siteUrl });
  const mayReturn = kind !== 'resend' && refundUntil !== null;
  const all = [
    ...(demo ? [words.demo] : []),
    ...paragraphs.map((text) => filled(text, values)),
    ...(mayReturn ? [filled(words.refund, { refundUntil })] : []),
    signature,
  ];
  return {
    subject: filled(subject, values),
    text: `${all.join('\n\n')}\n`,
    html: htmlOf(all, facts, words.button),
  };
}
