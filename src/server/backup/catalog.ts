import pg from 'pg';
import { LEFT_OUT } from './left-out.ts';
import { BackupUnusable } from './unusable.ts';

const SCHEMA = 'public';

export interface Table {
  name: string;
  /** Without generated ones: the database fills them by itself. */
  columns: string[];
  /** What its rows are put in order by. */
  order: string;
}

export interface SequenceMark {
  name: string;
  /** The last number that was given out. */
  last: string;
}

interface FoundTable {
  name: string;
  columns: string[];
  key: string[];
  collated: string[];
  refersTo: string[];
}

const quoted = pg.escapeIdentifier;

const FIND_TABLES = `
  select c.relname as name,
    array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
      and attgenerated = '' order by attnum) as columns,
    array(select a.attname::text from pg_index i cross join unnest(i.indkey) with ordinality as k(attnum, place)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where i.indrelid = c.oid and i.indisprimary order by k.place) as key,
    array(select attname::text from pg_attribute where attrelid = c.oid and attcollation <> 0) as collated,
    array(select r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f') as "refersTo"
  from pg_class c
  where c.relnamespace = $1::regnamespace and c.relkind = 'r'
    and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname`;

/** By bytes, not by the rules of a language, which differ between servers. */
function orderOf({ columns, key, collated }: FoundTable): string {
  if (key.length === 0) return columns.map((name) => `${quoted(name)}::text collate "C"`).join(', ');
  return key.map((name) => quoted(name) + (collated.includes(name) ? ' collate "C"' : '')).join(', ');
}

/** Those that others refer to come first. */
function inLoadingOrder(tables: readonly FoundTable[]): FoundTable[] {
  const placed: FoundTable[] = [];
  const isPlaced = (name: string): boolean => placed.some((table) => table.name === name);
  const waitsFor = ({ name, refersTo }: FoundTable): string[] =>
    refersTo.filter((other) => other !== name && !isPlaced(other));
  for (let rest = [...tables]; rest.length > 0; rest = rest.filter(({ name }) => !isPlaced(name))) {
    const next = rest.find((table) => waitsFor(table).length === 0);
    if (!next) throw new BackupUnusable(`Tables refer to each other in a circle: ${rest[0]!.name}.`);
    placed.push(next);
  }
  return placed;
}

/** Every table of ours that a backup holds, in an order in which they can be loaded. */
export async function findTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<FoundTable>(FIND_TABLES, [SCHEMA]);
  const kept = inLoadingOrder(rows).filter(({ name }) => !(name in LEFT_OUT));
  return kept.map((table) => ({ name: table.name, columns: table.columns, order: orderOf(table) }));
}

const columnList = (columns: readonly string[]): string => columns.map(quoted).join(', ');

export const copyOutOf = ({ name, columns, order }: Table): string =>
  `copy (select ${columnList(columns)} from ${SCHEMA}.${quoted(name)} order by ${order}) to stdout`;

export const copyInto = (name: string, columns: readonly string[]): string =>
  `copy ${SCHEMA}.${quoted(name)} (${columnList(columns)}) from stdin`;

export async function findSequences(client: pg.Client): Promise<SequenceMark[]> {
  const { rows } = await client.query<SequenceMark>(
    `select sequencename as name, last_value as last from pg_sequences
     where schemaname = $1 and last_value is not null order by 1`,
    [SCHEMA],
  );
  const leftOut = Object.keys(LEFT_OUT);
  return rows.filter(({ name }) => !leftOut.some((table) => name.startsWith(`${table}_`)));
}

export async function setSequence(client: pg.Client, { name, last }: SequenceMark): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint)', [`${SCHEMA}.${quoted(name)}`, last]);
}

/** Rows of any table of ours, the first that has some. */
export async function findFilledTable(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<FoundTable>(FIND_TABLES, [SCHEMA]);
  for (const { name } of rows) {
    const found = await client.query(`select 1 from ${SCHEMA}.${quoted(name)} limit 1`);
    if (found.rows.length > 0) return name;
  }
  return null;
}

/** When the newest migration of this database is dated; null where there is none. */
export async function findMigration(client: pg.Client): Promise<number | null> {
  const { rows: known } = await client.query<{ is: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  );
  if (!known[0]!.is) return null;
  const { rows } = await client.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  );
  return rows[0]!.at === null ? null : Number(rows[0]!.at);
}
