import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { MIGRATIONS_FOLDER, migrateDatabase, readJournal } from '../db/migrate.ts';
import { BackupUnusable } from './unusable.ts';

/** A copy of the migrations that ends with one of them. drizzle reads a folder and knows no other way to stop early. */
function folderUpTo(tag: string): string {
  const { entries, ...rest } = readJournal(MIGRATIONS_FOLDER);
  const last = entries.findIndex((entry) => entry.tag === tag);
  if (last === -1)
    throw new BackupUnusable(
      `This backup was made by a newer release (migration ${tag}): update the site first.`,
    );
  const folder = mkdtempSync(join(tmpdir(), 'zodiary-migrations-'));
  const kept = entries.slice(0, last + 1);
  mkdirSync(join(folder, 'meta'));
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...rest, entries: kept }));
  for (const entry of kept)
    cpSync(join(MIGRATIONS_FOLDER, `${entry.tag}.sql`), join(folder, `${entry.tag}.sql`));
  return folder;
}

/** Brings an empty database to where it was when a backup was made. */
export async function migrateUpTo(client: pg.Client, tag: string): Promise<void> {
  const folder = folderUpTo(tag);
  try {
    await migrateDatabase(client, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
