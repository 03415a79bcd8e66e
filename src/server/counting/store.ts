import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { addDays, type CivilDate } from '../../domain/calendar/civil-date.ts';
import type { Connection, Transaction } from '../db/database.ts';
import { pushSubscriptions } from '../push/tables.ts';
import { NAMED_KINDS, NAMES_KEPT_DAYS, READERS, SUMS_KEPT_DAYS, type CountKind } from './kinds.ts';
import { dailyCounts } from './tables.ts';

type Reader = Connection | Transaction;

export interface CountRow {
  date: CivilDate;
  kind: CountKind;
  name: string;
  count: number;
}

const keyOf = ({ date, kind, name }: CountRow): string => `${date} ${kind} ${name}`;

/** By one statement: all of them are added, or none. */
export async function addCounts(db: Connection, rows: readonly CountRow[]): Promise<void> {
  if (rows.length === 0) return;
  // In one order, so that two instances never wait for each other.
  const sorted = rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await db.execute(sql`
    insert into ${dailyCounts} (date, kind, name, count)
    select * from unnest(
      ${sql.param(sorted.map(({ date }) => date))}::date[],
      ${sql.param(sorted.map(({ kind }) => kind))}::text[],
      ${sql.param(sorted.map(({ name }) => name))}::text[],
      ${sql.param(sorted.map(({ count }) => count))}::int[]
    )
    on conflict (date, kind, name) do update set count = ${dailyCounts.count} + excluded.count`);
}

export async function readersNow(db: Reader): Promise<number> {
  const { visitorHash } = pushSubscriptions;
  const [row] = await db
    .select({ readers: sql<number>`count(distinct ${visitorHash})::int` })
    .from(pushSubscriptions);
  return row!.readers;
}

/** Measured, so that the last one of a day counts. */
export async function noteReaders(db: Connection, date: CivilDate): Promise<void> {
  const count = await readersNow(db);
  await db
    .insert(dailyCounts)
    .values({ date, kind: READERS, name: '', count })
    .onConflictDoUpdate({ target: [dailyCounts.date, dailyCounts.kind, dailyCounts.name], set: { count } });
}

export interface DaySum {
  date: CivilDate;
  kind: string;
  sum: number;
}

/** One row for each day and kind: thirty days are a few hundred. */
export async function sumsSince(db: Reader, since: CivilDate, kinds: readonly string[]): Promise<DaySum[]> {
  const { date, kind, count } = dailyCounts;
  return db
    .select({ date, kind, sum: sql<number>`sum(${count})::int` })
    .from(dailyCounts)
    .where(and(gte(date, since), inArray(kind, [...kinds])))
    .groupBy(date, kind);
}

export interface NamedSum {
  name: string;
  count: number;
}

export async function topSince(
  db: Reader,
  kind: CountKind,
  since: CivilDate,
  limit: number,
): Promise<NamedSum[]> {
  const { name, count } = dailyCounts;
  const sum = sql<number>`sum(${count})::int`;
  return db
    .select({ name, count: sum })
    .from(dailyCounts)
    .where(and(eq(dailyCounts.kind, kind), gte(dailyCounts.date, since)))
    .groupBy(name)
    .orderBy(desc(sum), name)
    .limit(limit);
}

/** At most so many, and how many that were. */
export async function deleteOldCounts(db: Connection, today: CivilDate, limit: number): Promise<number> {
  const isOld = or(
    lt(dailyCounts.date, addDays(today, -SUMS_KEPT_DAYS)),
    and(inArray(dailyCounts.kind, [...NAMED_KINDS]), lt(dailyCounts.date, addDays(today, -NAMES_KEPT_DAYS))),
  );
  const old = db
    .select({ row: sql`ctid` })
    .from(dailyCounts)
    .where(isOld)
    .limit(limit);
  const { rowCount } = await db.delete(dailyCounts).where(sql`ctid = any(array(${old}))`);
  return rowCount ?? 0;
}

/** All that was ever counted of each of the names; those without a count are left out. */
export async function sumsOf(
  db: Reader,
  kind: CountKind,
  names: readonly string[],
): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const { name, count } = dailyCounts;
  const rows = await db
    .select({ name, sum: sql<number>`sum(${count})::int` })
    .from(dailyCounts)
    .where(and(eq(dailyCounts.kind, kind), inArray(name, [...names])))
    .groupBy(name);
  return new Map(rows.map((row) => [row.name, row.sum]));
}

/** What was counted of all these names together, day by day. */
export async function daysOf(
  db: Reader,
  { kind, names, since }: { kind: CountKind; names: readonly string[]; since: CivilDate },
): Promise<Map<CivilDate, number>> {
  if (names.length === 0) return new Map();
  const { date, name, count } = dailyCounts;
  const rows = await db
    .select({ date, sum: sql<number>`sum(${count})::int` })
    .from(dailyCounts)
    .where(and(eq(dailyCounts.kind, kind), gte(date, since), inArray(name, [...names])))
    .groupBy(date);
  return new Map(rows.map((row) => [row.date, row.sum]));
}
