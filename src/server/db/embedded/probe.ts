import pg from 'pg';
import { isConnectionFailure } from '../failures.ts';
import { type Layout, SOCKET_PORT, socketFolderOf } from './layout.ts';
import { readPidFile } from './postmaster.ts';

const LEASE = 'zodiary-lease';

type ProbeResult = { kind: 'open'; client: pg.Client } | { kind: 'starting' | 'stopping' | 'silent' };

/** Finds out whether a server runs on the folder. As superuser, for whom PostgreSQL reserves connections. */
export async function probe(layout: Layout, name: string): Promise<ProbeResult> {
  // A server always has a pid file in its data; its pid may be unknown here, as it may run in another container.
  if (!readPidFile(layout.data)) return { kind: 'silent' };
  const client = new pg.Client({
    host: socketFolderOf(layout),
    port: SOCKET_PORT,
    user: 'postgres',
    database: 'postgres',
    application_name: name,
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return { kind: 'open', client };
  } catch (error) {
    await client.end().catch(() => {});
    if ((error as { code?: string }).code === '57P03') {
      return { kind: /shutting down/.test((error as Error).message) ? 'stopping' : 'starting' };
    }
    if (isConnectionFailure(error)) return { kind: 'silent' };
    throw error;
  }
}

/** A connection held for as long as this process uses the server; the kernel ends it with the process. */
export function openLease(layout: Layout): Promise<ProbeResult> {
  return probe(layout, LEASE);
}

export async function countOtherLeases(lease: pg.Client): Promise<number> {
  const others =
    'select count(*)::int as n from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()';
  const { rows } = await lease.query<{ n: number }>(others, [LEASE]);
  return rows[0]?.n ?? 0;
}
