/**
 * A site in small that makes one backup after the other: says `making`, then `made <state>`, and between them writes
 * numbered rows and says `ack <n>` once each is committed.
 * node backup-writer.ts <dataDir> <first number>
 */
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { systemClock } from '../../src/server/clock.ts';
import { configFrom } from '../../src/server/config.ts';
import { isConnectionFailure, openDatabase } from '../../src/server/db/database.ts';
import { readings } from '../../src/server/reading-archive/tables.ts';
import { createBackups } from '../../src/server/backup/service.ts';
import { silentLog } from '../harness/log.ts';

const say = (line: string) => void writeSync(1, `${line}\n`);
const [dataDir = '', first = '0'] = process.argv.slice(2);

const database = await openDatabase({ dataDir, log: silentLog });
const config = configFrom({
  DATA_DIR: dataDir,
  BACKUP_DIR: join(dataDir, 'backups'),
  MIN_FREE_DISK_MEGABYTES: '0',
});
const backups = createBackups({ config, clock: systemClock, database, log: silentLog });
let leaving = false;
process.once('SIGTERM', () => (leaving = true));

async function again(work: () => Promise<void>): Promise<void> {
  while (!leaving) {
    try {
      await work();
    } catch (error) {
      if (!isConnectionFailure(error)) throw error;
      await delay(10);
    }
  }
}

async function backUp(): Promise<void> {
  say('making');
  const made = await backups.make();
  say(`made ${made?.state ?? 'nothing'}`);
}

let next = Number(first);
async function write(): Promise<void> {
  const row = { kind: 'crash', sign: 'aries', period: String(next), edition: 1, body: { next } };
  await database.db.insert(readings).values(row).onConflictDoNothing();
  say(`ack ${next++}`);
  await delay(5);
}

await backups.tidy();
say('open');
await Promise.all([again(backUp), again(write)]);
await backups.close();
await database.close();
say('closed');
