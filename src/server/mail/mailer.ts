import { createTransport } from 'nodemailer';
import type { Letter } from './letter.ts';

export interface Mailer {
  /** Resolves when a mail server has taken the letter. Throws MailFailed. */
  send(to: string, letter: Letter): Promise<void>;
  close(): void;
}

/** Without the words of the mail server: they may repeat the address. */
export class MailFailed extends Error {
  override name = 'MailFailed';
  /** The server will never take this letter. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}

export interface MailerSettings {
  /** `smtp://user:password@host:587`, `smtps://…` */
  smtpUrl: string;
  from: { name: string; address: string };
  limitMs?: number;
}

const LIMIT_MS = 15_000;

interface SmtpError {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** A recipient or letter that is refused for good; a login that is refused is the owner's to mend, and the letter waits. */
function failureOf(error: unknown): MailFailed {
  const { code = 'unknown', responseCode, command = '' } = error as SmtpError;
  const isAboutLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isFinal = isAboutLetter && (responseCode ?? 0) >= 500;
  return new MailFailed(['mail', code, command, responseCode].filter(Boolean).join(' '), isFinal);
}

export function createMailer({ smtpUrl, from, limitMs = LIMIT_MS }: MailerSettings): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    dnsTimeout: limitMs,
    // A letter is made of our own words: nothing in it may open files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(to, letter) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          ...letter,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw failureOf(error);
      }
    },
    close: () => transport.close(),
  };
}
