import { randomBytes } from 'node:crypto';
import pg from 'pg';

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

/** A new, empty database of its own for one test file. */
export async function freshDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: addressOf('postgres') });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return addressOf(name);
}

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
