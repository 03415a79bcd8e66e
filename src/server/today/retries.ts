import { MESSAGE_LIFE_MS } from '../../domain/push/due.ts';
import { recordAudit } from '../audit/store.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { Conflict, NotFound } from '../failures.ts';
import { retryWork } from '../jobs/failed-work-store.ts';
import { reasonOf } from '../log.ts';
import { retryMail } from '../mail/store.ts';
import type { OrdersService } from '../orders/service.ts';
import { several } from './said.ts';
import { dismiss, retryDeliveries } from './store.ts';

/** What the owner can do about what went wrong; each says what came of it, and who did it is written down. */
export interface Retries {
  mail: (id: number, by: string) => Promise<string>;
  job: (id: string, by: string) => Promise<string>;
  push: (by: string) => Promise<string>;
  report: (number: string, by: string) => Promise<string>;
  refund: (number: string, by: string) => Promise<string>;
  letGo: (id: string, by: string) => Promise<string>;
}

interface RetryParts {
  database: Pick<Database, 'db'>;
  clock: Clock;
  orders: Pick<OrdersService, 'makeNow' | 'giveBack'>;
  /** The matters that wait now. */
  isWaiting: (id: string) => Promise<boolean>;
}

const gone = (): NotFound => new NotFound('That doesn’t wait any more. Somebody or something was faster.');

/** The same attempt as ever, but whoever presses hears why it fails. */
async function attempt(what: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (error instanceof NotFound) throw error;
    throw new Conflict(`${what} failed again: ${reasonOf(error)}.`);
  }
}

export function createRetries({ database, clock, orders, isWaiting }: RetryParts): Retries {
  const { db } = database;
  const now = (): Date => new Date(clock.nowMs());

  return {
    mail: (id, by) =>
      db.transaction(async (tx) => {
        if (!(await retryMail(tx, id, now()))) throw gone();
        await recordAudit(tx, now(), { by, action: 'email tried again', subject: `email ${id}` });
        return 'It goes out within a minute.';
      }),
    job: (id, by) =>
      db.transaction(async (tx) => {
        const name = await retryWork(tx, id);
        if (name === null) throw gone();
        await recordAudit(tx, now(), { by, action: 'job tried again', subject: name });
        return 'It’s being tried again.';
      }),
    push: (by) =>
      db.transaction(async (tx) => {
        const count = await retryDeliveries(tx, new Date(clock.nowMs() - MESSAGE_LIFE_MS), now());
        if (count === 0) throw gone();
        const subject = several(count, 'message');
        await recordAudit(tx, now(), { by, action: 'messages sent again', subject });
        return `${subject} ${count === 1 ? 'goes' : 'go'} out within a minute.`;
      }),
    async report(number, by) {
      await recordAudit(db, now(), { by, action: 'report tried again', subject: number });
      await attempt('The report', async () => {
        if ((await orders.makeNow(number)) === 'paid') throw new Error('its birth data is gone');
      });
      return `The report of order ${number} is made.`;
    },
    async refund(number, by) {
      await recordAudit(db, now(), { by, action: 'refund tried again', subject: number });
      await attempt('The refund', () => orders.giveBack(number));
      return `The refund of order ${number} is through.`;
    },
    async letGo(id, by) {
      if (!(await isWaiting(id))) throw gone();
      await db.transaction(async (tx) => {
        await dismiss(tx, id, now());
        await recordAudit(tx, now(), { by, action: 'let go', subject: id });
      });
      return 'It’s off the list.';
    },
  };
}
