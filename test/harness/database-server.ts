import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../src/server/db/embedded/embedded.ts';
import { createLog } from '../../src/server/log.ts';
import { DATABASE_SERVER, prepareTemplate } from './database.ts';

/** Nobody keeps this data: what a crash of the machine would do to it is of no interest, and the disk need not be waited for. */
const THROWAWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '1GB',
  shared_buffers: '128MB',
  max_connections: '150',
};

/** One PostgreSQL for the whole run, from the same binaries as the site's own; each test file gets a database in it. */
async function startDatabaseServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zodiary-test-'));
  const server = await startEmbeddedPostgres({ dataDir, log: createLog('error'), settings: THROWAWAY });
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
  const isThere = Boolean(process.env[DATABASE_SERVER]);
  const server = isThere ? null : await startDatabaseServer();
  if (server) process.env[DATABASE_SERVER] = server.url;
  await prepareTemplate();
  return async () => {
    if (!server) return;
    // Whoever comes after it starts one of their own.
    delete process.env[DATABASE_SERVER];
    await server.stop();
  };
}
