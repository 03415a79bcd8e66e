/** Restores a backup into an empty database: `npm run restore -- file`. */
import { existsSync } from 'node:fs';
import type pg from 'pg';
import { restoreBackup } from '../src/server/backup/restore.ts';
import { knownSecrets } from '../src/server/backup/secrets.ts';
import { withSession } from '../src/server/backup/session.ts';
import { BackupUnusable } from '../src/server/backup/unusable.ts';
import { configFrom, WrongSetting, type Config } from '../src/server/config.ts';
import { DatabaseUnusable } from '../src/server/db/database.ts';
import { startEmbeddedPostgres } from '../src/server/db/embedded/embedded.ts';
import { createLog } from '../src/server/log.ts';

const [, , file] = process.argv;

/** Not as the site opens it, which would make the newest tables at once. */
async function withDatabase<T>(config: Config, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== null) return withSession({ connectionString: databaseUrl }, work);
  const server = await startEmbeddedPostgres({ dataDir, log: createLog('silent') });
  try {
    return await withSession(server.connection, work);
  } finally {
    await server.stop();
  }
}

async function run(path: string): Promise<string> {
  const config = configFrom(process.env);
  if (!existsSync(path)) throw new BackupUnusable(`There is no file ${path}.`);
  const { begin, tables, rows } = await withDatabase(config, (client) =>
    restoreBackup(client, path, knownSecrets(config)),
  );
  const made = `the backup of ${begin.site} made ${begin.madeAt}`;
  return `Restored ${made}: ${rows} rows of ${tables} tables compared, all equal. You can start the site.`;
}

if (!file) {
  console.error('npm run restore -- file');
  process.exit(2);
}
try {
  console.log(await run(file));
  process.exit(0);
} catch (error) {
  const isPlain = [BackupUnusable, DatabaseUnusable, WrongSetting].some((kind) => error instanceof kind);
  console.error(isPlain ? (error as Error).message : error);
  process.exit(1);
}
