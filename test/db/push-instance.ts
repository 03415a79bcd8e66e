/** One instance of the daily messages in a process of its own, whose clock stands where the test puts it. */
import { readFileSync } from 'node:fs';
import { openDatabase } from '../../src/server/db/database.ts';
import { createLog, reasonOf } from '../../src/server/log.ts';
import { vapidKeySource } from '../../src/server/push/keys.ts';
import { createSender } from '../../src/server/push/sender.ts';
import { runPushJobs } from '../harness/push-jobs.ts';
import { plainWords } from '../harness/push-words.ts';

const [databaseUrl, host, caFile, subject, clockText] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
];
let nowMs = Number(clockText);
const clock = { nowMs: () => nowMs };
const log = createLog('error').child({ instance: subject });

const database = await openDatabase({ databaseUrl, dataDir: '/nowhere', log });
const keys = vapidKeySource(null, database);
const ca = readFileSync(caFile, 'utf8');
const sender = createSender({ keys, subject, clock, allowedHosts: [host], ca });
const job = runPushJobs({ database, clock, log, sender, compose: plainWords });
process.on('message', ({ clockMs }: { clockMs: number }) => {
  nowMs = clockMs;
  job.sweep(clockMs).then(
    () => process.send!({ sweptMs: clockMs }),
    (error: unknown) => log.error({ reason: reasonOf(error) }, 'push: sweep failed'),
  );
});
process.once('SIGTERM', () => {
  void job
    .stop()
    .then(() => sender.close())
    .then(() => database.close())
    .then(() => process.exit(0));
});
process.once('disconnect', () => process.exit(0));
process.send!({ ready: true });
