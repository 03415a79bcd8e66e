import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { reasonOf } from '../log.ts';
import { addHappening } from '../orders/happenings-store.ts';
import type { Letter } from './letter.ts';
import { MailFailed, type Mailer } from './mailer.ts';
import {
  claimMails,
  giveUpMail,
  postponeMail,
  removeMail,
  type MailKind,
  type WaitingMail,
} from './store.ts';

export interface AddressedLetter extends Letter {
  to: string;
}

export interface OutboxParts {
  database: Pick<Database, 'db'>;
  mailer: Mailer;
  clock: Clock;
  log: Logger;
  /** Null: nobody is to be written to any more. */
  letterFor: (orderId: string, kind: MailKind) => Promise<AddressedLetter | null>;
}

const MINUTE_MS = 60_000;
/** After each attempt that failed; after the last the letter is given up. */
const PAUSES_MINUTES = [1, 5, 15, 60, 180, 360, 720, 1440];
/** Longer than an attempt can take. */
const CLAIM_MS = 5 * MINUTE_MS;
const AT_ONCE = 10;

/** Sends the letters that are due; called each minute, by every instance. Orders never wait for it. */
export function createOutbox({ database, mailer, clock, log, letterFor }: OutboxParts) {
  const { db } = database;

  /** What became of a letter, written down for the owner together with what is done about it. */
  function end(
    { orderId, kind }: WaitingMail,
    { outcome, detail = null }: { outcome: 'sent' | 'postponed' | 'given_up'; detail?: string | null },
    act: (tx: Transaction) => Promise<void>,
  ): Promise<void> {
    const at = new Date(clock.nowMs());
    return db.transaction(async (tx) => {
      await act(tx);
      await addHappening(tx, { orderId, at, kind: `${kind}_${outcome}`, detail });
    });
  }

  async function afterFailure(mail: WaitingMail, error: unknown): Promise<void> {
    const { id, kind, attempts } = mail;
    const at = new Date(clock.nowMs());
    const pause = PAUSES_MINUTES[attempts - 1];
    const reason = reasonOf(error);
    // Only our own words: those of anybody else may repeat the address.
    const detail = error instanceof MailFailed ? error.message : null;
    if (pause === undefined || (error instanceof MailFailed && error.isFinal)) {
      log.error({ kind, attempts, reason }, 'mail: letter given up');
      return end(mail, { outcome: 'given_up', detail }, (tx) => giveUpMail(tx, id, at, reason));
    }
    log.warn({ kind, attempts, reason, pauseMinutes: pause }, 'mail: letter not sent, tried again later');
    const untilMs = at.getTime() + pause * MINUTE_MS;
    return end(mail, { outcome: 'postponed', detail }, (tx) => postponeMail(tx, id, untilMs, reason));
  }

  async function attempt(mail: WaitingMail): Promise<void> {
    let letter: AddressedLetter | null;
    try {
      letter = await letterFor(mail.orderId, mail.kind);
      if (letter) await mailer.send(letter.to, letter);
    } catch (error) {
      return afterFailure(mail, error);
    }
    if (letter) await end(mail, { outcome: 'sent' }, (tx) => removeMail(tx, mail.id));
    else await removeMail(db, mail.id);
  }

  return {
    async round(): Promise<void> {
      const nowMs = clock.nowMs();
      const due = await claimMails(db, { nowMs, untilMs: nowMs + CLAIM_MS, most: AT_ONCE });
      await Promise.all(due.map(attempt));
    },
  };
}
