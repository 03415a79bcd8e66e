import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { DatabaseUnusable } from './failures.ts';

export const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, '../../../migrations');

// Any constant will do, as long as every instance uses the same.
const LOCK_KEY = 7_001_938_226;

interface Journal {
  entries: { idx: number; when: number; tag: string }[];
}

export function readJournal(folder: string): Journal {
  return JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')) as Journal;
}

/** drizzle passes over a migration dated before the newest applied one without a word. */
async function refuseSkipped(client: pg.Client, folder: string): Promise<void> {
  const { rows } = await client.query<{ at: string }>(
    'select created_at as at from drizzle.__drizzle_migrations',
  );
  const applied = new Set(rows.map((row) => Number(row.at)));
  const skipped = readJournal(folder).entries.find((entry) => !applied.has(entry.when));
  if (skipped) {
    throw new DatabaseUnusable(
      `Migration ${skipped.tag} is older than one already applied and was passed over.`,
    );
  }
}

/**
 * Brings the database to the newest schema. The lock belongs to the session, so instances starting together go one
 * after the other, and one that dies in the middle frees the rest; its half-done work is rolled back.
 */
export async function migrateDatabase(client: pg.Client, folder = MIGRATIONS_FOLDER): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
  try {
    await migrate(drizzle(client), { migrationsFolder: folder });
    await refuseSkipped(client, folder);
  } finally {
    // On a lost connection the server has freed it already.
    await client.query('select pg_advisory_unlock($1)', [LOCK_KEY]).catch(() => {});
  }
}
