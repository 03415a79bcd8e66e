import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../src/server/db/database.ts';
import { createMailer } from '../../src/server/mail/mailer.ts';
import { createOutbox } from '../../src/server/mail/outbox.ts';
import { mailOutbox } from '../../src/server/mail/tables.ts';
import { freshDatabase } from '../harness/database.ts';
import { recordingLog } from '../harness/log.ts';
import { startMailServer, type MailServer } from '../harness/smtp.ts';

const START_MS = Date.UTC(2026, 10, 17, 12);
const MINUTE_MS = 60_000;
const LETTER = { to: 'clara@example.com', subject: 'Ready', text: 'Here.', html: '<p>Here.</p>' };

let database: Database;
let server: MailServer;
const { log, lines } = recordingLog();
const clock = { now: START_MS, nowMs: () => clock.now };

beforeAll(async () => {
  server = await startMailServer();
  database = await openDatabase({ databaseUrl: await freshDatabase(), dataDir: '/nowhere', log });
  await database.whenReady();
});
afterAll(async () => {
  await database.close();
  await server.stop();
});

function anOutbox(letter: typeof LETTER | null = LETTER) {
  const from = { name: 'Zodiary', address: 'shop@zodiary.example' };
  const mailer = createMailer({ smtpUrl: server.url, from });
  return createOutbox({ database, mailer, clock, log, letterFor: async () => letter });
}

const waiting = async (): Promise<number> =>
  (await database.pool.query('select 1 from mail_outbox where given_up_at is null')).rowCount ?? 0;
const add = () =>
  database.db
    .insert(mailOutbox)
    .values({ orderId: 'order-1', kind: 'receipt', nextAttemptAt: new Date(clock.now) });

it('a letter waits until the mail server takes it, and is sent once by two instances', async () => {
  await add();
  server.refuse(451);
  await anOutbox().round();
  expect([server.received.length, await waiting()]).toEqual([0, 1]);
  server.refuse(null);
  await anOutbox().round();
  expect(server.received).toHaveLength(0);
  clock.now += MINUTE_MS;
  await Promise.all([anOutbox().round(), anOutbox().round()]);
  expect([server.received.length, await waiting()]).toEqual([1, 0]);
});

it('a letter that nobody will take, or that nobody is to get, waits no longer', async () => {
  await add();
  server.refuse(550);
  await anOutbox().round();
  server.refuse(null);
  await add();
  await anOutbox(null).round();
  expect([server.received.length, await waiting()]).toEqual([1, 0]);
  const { rows } = await database.pool.query('select reason, attempts from mail_outbox');
  expect(rows).toEqual([{ reason: expect.stringContaining('550'), attempts: 1 }]);
  expect(JSON.stringify(rows)).not.toContain('clara');
  expect(lines.join('\n')).toContain('letter given up');
  expect(lines.join('\n')).not.toContain('clara');
});
