/** Makes a backup now, also while the site runs: `npm run backup`. */
import { systemClock } from '../src/server/clock.ts';
import { configFrom, WrongSetting } from '../src/server/config.ts';
import { DatabaseUnusable, openDatabase } from '../src/server/db/database.ts';
import { createLog } from '../src/server/log.ts';
import { createBackups } from '../src/server/backup/service.ts';
import { formatBytes } from '../src/domain/backup/format-bytes.ts';

async function run(): Promise<string> {
  const config = configFrom(process.env);
  const log = createLog('silent');
  const { databaseUrl, dataDir, backupDir } = config;
  const database = await openDatabase({ databaseUrl: databaseUrl ?? undefined, dataDir, log });
  try {
    await database.whenReady();
    const made = await createBackups({ config, clock: systemClock, database, log }).make();
    if (!made) throw new DatabaseUnusable('Another backup is being made or proven right now.');
    if (made.state === 'failed') throw new DatabaseUnusable(made.reason!);
    const held = `${made.tables} tables, ${made.rows} rows, ${formatBytes(made.bytes!)}`;
    return `Backed up ${held}, to ${backupDir}/${made.file}`;
  } finally {
    await database.close();
  }
}

try {
  console.log(await run());
  process.exit(0);
} catch (error) {
  const isPlain = error instanceof DatabaseUnusable || error instanceof WrongSetting;
  console.error(isPlain ? error.message : error);
  process.exit(1);
}
