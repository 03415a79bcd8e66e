/** One instance that sends posts, in a process of its own, whose clock stands where the test puts it. */
import { createConnections } from '../../src/server/channels/connections.ts';
import { createMinute } from '../../src/server/channels/minute.ts';
import { createSending } from '../../src/server/channels/sending.ts';
import { configFrom } from '../../src/server/config.ts';
import { openDatabase } from '../../src/server/db/database.ts';
import { createLog, reasonOf } from '../../src/server/log.ts';
import { fakeFileOf, PATIENCE_MS } from '../harness/channel-posts.ts';

let nowMs = Number(process.env['TEST_CLOCK_MS']);
const clock = { nowMs: () => nowMs };
const config = configFrom(process.env);
const log = createLog('fatal');
const database = await openDatabase({
  databaseUrl: config.databaseUrl ?? undefined,
  dataDir: '/nowhere',
  log,
});
const connections = createConnections({ config, clock, database });
// Whoever does not answer is not waited for as long as in life.
const caller: typeof connections.caller = {
  ...connections.caller,
  call: (call) => connections.caller.call({ ...call, limitMs: PATIENCE_MS }),
};
const sending = createSending({ ...connections, caller, config, clock, database, log, fileOf: fakeFileOf });
const minute = createMinute({ clock, database, log, sender: sending });
const { signal } = new AbortController();

process.on('message', ({ clockMs }: { clockMs: number }) => {
  nowMs = clockMs;
  void (async () => {
    await minute.send(signal);
    await minute.ended();
    await sending.lookAfter();
    await connections.renewAll();
  })()
    .catch((error: unknown) => log.fatal({ reason: reasonOf(error) }, 'channels: round failed'))
    .finally(() => process.send!({ doneMs: clockMs }));
});
process.once('disconnect', () => process.exit(0));
process.send!({ ready: true });
