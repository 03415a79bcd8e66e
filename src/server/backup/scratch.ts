import pg from 'pg';
import { connectionTo, withSession } from './session.ts';

const SUFFIX = '_restore_proof';
const LONGEST_NAME = 63;
const NOT_ALLOWED = '42501';

/** One name for each database: what a crash has left is found again. */
async function scratchName(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  return rows[0]!.name.slice(0, LONGEST_NAME - SUFFIX.length) + SUFFIX;
}

export async function dropScratch(client: pg.Client): Promise<void> {
  const name = await scratchName(client);
  const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rows.length > 0) await client.query(`drop database ${pg.escapeIdentifier(name)} with (force)`);
}

const mayNotCreate = (error: unknown): boolean => (error as { code?: string }).code === NOT_ALLOWED;

/** A second database on the same server, gone afterwards. Null where the role may make none. */
export async function withScratch<T>(
  client: pg.Client,
  connection: pg.ClientConfig,
  work: (scratch: pg.Client) => Promise<T>,
): Promise<T | null> {
  const name = await scratchName(client);
  await dropScratch(client);
  try {
    await client.query(`create database ${pg.escapeIdentifier(name)} template template0`);
  } catch (error) {
    if (mayNotCreate(error)) return null;
    throw error;
  }
  try {
    return await withSession(connectionTo(connection, name), work);
  } finally {
    await dropScratch(client);
  }
}
