import { createHash, randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrateDatabase, MIGRATIONS_FOLDER } from '../../src/server/db/migrate.ts';

/** Where the suite's PostgreSQL listens; the global set-up starts it and says so here. */
export const DATABASE_SERVER = 'TEST_DATABASE_SERVER';

function addressOf(database: string): string {
  const server = process.env[DATABASE_SERVER];
  if (!server)
    throw new Error(`${DATABASE_SERVER} is not set: the global set-up starts the database server.`);
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** The newest schema, copied into each database; by its content, since a server that somebody keeps outlives a schema. */
function templateName(): string {
  const hash = createHash('sha256');
  for (const file of globSync('*.sql', { cwd: MIGRATIONS_FOLDER }).sort())
    hash.update(readFileSync(join(MIGRATIONS_FOLDER, file)));
  return `template_${hash.digest('hex').slice(0, 12)}`;
}

async function createDatabase(name: string, template = 'template1'): Promise<string> {
  const client = await connected(addressOf('postgres'));
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  await client.end();
  return addressOf(name);
}

/** Runs the migrations once for all databases of this server. */
export async function prepareTemplate(): Promise<void> {
  const name = templateName();
  const server = await connected(addressOf('postgres'));
  const { rowCount } = await server.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  await server.end();
  if (rowCount !== 0) return;
  const client = await connected(await createDatabase(name));
  await migrateDatabase(client);
  await client.end();
}

const newName = (): string => `test_${randomBytes(6).toString('hex')}`;

/** A new database of its own for one test file, with nothing in it but the schema. */
export const freshDatabase = (): Promise<string> => createDatabase(newName(), templateName());

/** One without even a schema. */
export const emptyDatabase = (): Promise<string> => createDatabase(newName());

export async function connected(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return client;
}

/** Everything that every table holds, as one text. */
export async function wholeDatabase(databaseUrl: string): Promise<string> {
  const client = await connected(databaseUrl);
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`,
  );
  const texts: string[] = [];
  for (const { name } of rows)
    texts.push(`${name}: ${JSON.stringify((await client.query(`SELECT t::text FROM ${name} t`)).rows)}`);
  await client.end();
  return texts.join('\n');
}
