import pg from 'pg';

/** Values are written the same way whatever the server or the role have set, and a long statement may take its time. */
const SETTINGS = `
  set timezone = 'UTC';
  set datestyle = 'ISO, YMD';
  set intervalstyle = 'postgres';
  set extra_float_digits = 1;
  set bytea_output = 'hex';
  set xmloption = 'content';
  set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0`;

/** A session of one's own: a backup takes longer than any request may. */
export async function withSession<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'zodiary-backup',
  });
  // A connection lost between two statements is told here only; the next statement says so too.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(SETTINGS);
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** The same server and role, another database. */
export function connectionTo(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (connection.connectionString === undefined) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { ...connection, connectionString: url.href };
}
