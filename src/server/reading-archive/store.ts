import { and, eq, sql } from 'drizzle-orm';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import type { Connection } from '../db/database.ts';
import { readings } from './tables.ts';

export type ReadingKind = 'daily' | 'weekly' | 'monthly';

/** Which reading: `period` is its day, or the first day of its week or month. */
export interface ReadingKey {
  kind: ReadingKind;
  sign: SignKey;
  period: string;
}

export interface ArchivedReading extends ReadingKey {
  edition: number;
  body: unknown;
}

export async function findReading(db: Connection, { kind, sign, period }: ReadingKey): Promise<unknown> {
  const [row] = await db
    .select({ body: readings.body })
    .from(readings)
    .where(and(eq(readings.kind, kind), eq(readings.sign, sign), eq(readings.period, period)));
  return row?.body ?? null;
}

/** Stores what is not stored yet; what an earlier writer has stored stays as it is. */
export async function keepReadings(db: Connection, composed: readonly ArchivedReading[]): Promise<void> {
  if (composed.length > 0)
    await db
      .insert(readings)
      .values([...composed])
      .onConflictDoNothing();
}

/** How many readings each period has, under "daily 2026-11-15": twelve are all. */
export async function countReadings(db: Connection): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ kind: readings.kind, period: readings.period, signs: sql<number>`count(*)::int` })
    .from(readings)
    .groupBy(readings.kind, readings.period);
  return new Map(rows.map(({ kind, period, signs }) => [`${kind} ${period}`, signs]));
}
