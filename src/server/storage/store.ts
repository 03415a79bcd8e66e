import { sql } from 'drizzle-orm';
import type { Connection } from '../db/database.ts';

export interface TableFigures {
  rows: number;
  /** With indexes and what is stored beside the table. */
  bytes: number;
}

export interface StorageFigures {
  subscriptions: TableFigures;
  visitors: TableFigures;
  tarotReadings: TableFigures;
  orders: TableFigures;
  reports: TableFigures;
  databaseBytes: number;
}

async function tableFigures(db: Connection, table: string): Promise<TableFigures> {
  const { rows } = await db.execute<{ rows: number; bytes: number }>(sql`
    select count(*)::float8 as rows, pg_total_relation_size(${table}::regclass)::float8 as bytes
    from ${sql.identifier(table)}`);
  return rows[0]!;
}

/** What strangers have stored, counted row by row: for the night, not for a request. */
export async function storageFigures(db: Connection): Promise<StorageFigures> {
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select pg_database_size(current_database())::float8 as bytes`,
  );
  return {
    subscriptions: await tableFigures(db, 'push_subscriptions'),
    visitors: await tableFigures(db, 'visitors'),
    tarotReadings: await tableFigures(db, 'tarot_readings'),
    orders: await tableFigures(db, 'orders'),
    reports: await tableFigures(db, 'reports'),
    databaseBytes: rows[0]!.bytes,
  };
}
