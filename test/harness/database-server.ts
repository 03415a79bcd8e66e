import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../src/server/db/embedded/embedded.ts';
import { createLog } from '../../src/server/log.ts';
import { DATABASE_SERVER } from './database.ts';

/** One PostgreSQL for the whole run, from the same binaries as the site's own; each test file gets a database in it. */
async function startDatabaseServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zodiary-test-'));
  const server = await startEmbeddedPostgres({ dataDir, log: createLog('error') });
  const { host, port, user } = server.connection;
  return {
    url: `postgres://${user}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Global set-up of Vitest and Playwright: what it returns is run at the end. */
export default async function ensureDatabaseServer(): Promise<() => Promise<void>> {
  // The whole run, or someone with a server of their own, has set one already.
  if (process.env[DATABASE_SERVER]) return async () => {};
  const server = await startDatabaseServer();
  process.env[DATABASE_SERVER] = server.url;
  return async () => {
    // Whoever comes after it starts one of their own.
    delete process.env[DATABASE_SERVER];
    await server.stop();
  };
}
