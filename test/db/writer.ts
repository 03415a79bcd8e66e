/**
 * A site in small: opens the database, writes numbered rows and says `ack <n>` once each is committed.
 * node writer.ts <dataDir> <first number>
 */
import { writeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { isConnectionFailure, openDatabase } from '../../src/server/db/database.ts';
import { createLog } from '../../src/server/log.ts';
import { readings } from '../../src/server/reading-archive/tables.ts';

const say = (line: string) => void writeSync(1, `${line}\n`);
const [dataDir = '', first = '0'] = process.argv.slice(2);

async function write(n: number): Promise<void> {
  const row = { kind: 'crash', sign: 'aries', period: String(n), edition: 1, body: { n } };
  await database.db.insert(readings).values(row).onConflictDoNothing();
}

say('starting');
const database = await openDatabase({
  dataDir,
  log: createLog('info', { write: (line) => say(line.trimEnd()) }),
});
say('open');
let leaving = false;
process.once('SIGTERM', () => (leaving = true));
for (let n = Number(first); !leaving;) {
  try {
    await write(n);
    say(`ack ${n++}`);
  } catch (error) {
    if (!isConnectionFailure(error)) throw error;
    await delay(10);
  }
}
await database.close();
say('closed');
