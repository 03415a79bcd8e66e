import { sql, type SQL } from 'drizzle-orm';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import type { ArchivedCount } from '../../domain/search/archived-count.ts';
import type { KnownWord } from '../../domain/search/typos.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { DatabaseAway, type Connection, type Transaction } from '../db/database.ts';
import type { ReadingKind } from '../reading-archive/store.ts';

/** A search that takes longer is canceled: something is wrong then, and it would hold up others. */
const LIMIT_MS = 1_500;
/** Half of a short word's trigrams go wrong with one letter. */
const LEAST_SIMILARITY = 0.15;

const SETTINGS = `
  set local statement_timeout = ${LIMIT_MS};
  set local pg_trgm.similarity_threshold = ${LEAST_SIMILARITY};
  set local enable_seqscan = off`;

const QUERY_CANCELED = '57014';

function isTimeOut(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: string }).code === QUERY_CANCELED || isTimeOut(error.cause);
}

/**
 * Runs the questions of one search together, with its own limits. The planner does not know how dear it is to unpack a
 * long text's words: it would look through all of them where the index has the answer.
 */
export async function searching<T>(db: Connection, ask: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql.raw(SETTINGS));
      return ask(tx);
    });
  } catch (error) {
    // Reported as an absence of the database, so that the visitor is asked to try again.
    if (isTimeOut(error)) throw new DatabaseAway('A search took too long.', { cause: error });
    throw error;
  }
}

export interface LookedUp {
  word: string;
  /** Null for words too small to search for. */
  stem: string | null;
  /** In how many documents the stem stands; null if no text has it. */
  documents: number | null;
  /** Whether some text has the word in just this form. */
  isKnown: boolean;
}

/** Stems of words, and which of them our texts use. */
export async function lookUp(tx: Transaction, words: readonly string[]): Promise<LookedUp[]> {
  const { rows } = await tx.execute<LookedUp & Record<string, unknown>>(sql`
    select word, stem, (select documents from search_words where search_words.stem = given.stem limit 1) as documents,
      coalesce((select true from search_words where search_words.word = given.word limit 1), false) as "isKnown"
    from (select word, (ts_lexize('english_stem', word))[1] as stem
          from json_array_elements_text(${JSON.stringify(words)}::json) as listed (word)) as given`);
  return rows;
}

export async function stemsOf(
  tx: Connection,
  words: readonly string[],
): Promise<Pick<LookedUp, 'word' | 'stem'>[]> {
  const { rows } = await tx.execute<{ word: string; stem: string | null }>(sql`
    select word, (ts_lexize('english_stem', word))[1] as stem
    from json_array_elements_text(${JSON.stringify(words)}::json) as listed (word)`);
  return rows;
}

/** Words of ours that look like one that no text has. */
export async function similarWords(tx: Transaction, word: string): Promise<KnownWord[]> {
  const { rows } = await tx.execute<{ word: string; documents: number; name: boolean }>(sql`
    select word, documents, is_name as name from search_words
    where word % ${word} order by similarity(word, ${word}) desc, word limit 60`);
  return rows.map(({ name, ...known }) => ({ ...known, isName: name }));
}

/** Words of ours that begin so, the commonest first; names alone if there are any. */
export async function wordsBeginning(tx: Transaction, start: string): Promise<string[]> {
  const { rows } = await tx.execute<{ word: string; name: boolean }>(sql`
    select word, is_name as name from search_words where word like ${`${start}%`}
    order by is_name desc, documents desc, word limit 20`);
  const names = rows.filter(({ name }) => name);
  return (names.length > 0 ? names : rows).map(({ word }) => word);
}

/** Stems come from our own dictionary and hold nothing but letters and figures. */
const lexeme = (stem: string): string => `'${stem}'`;
const anyOf = (stems: readonly string[]): string => stems.map(lexeme).join(' | ');
const allOf = (groups: readonly (readonly string[])[]): string =>
  groups.map((stems) => `(${anyOf(stems)})`).join(' & ');

export interface FoundDocument {
  id: string;
  kind: string;
  standing: number;
  place: number;
  atMs: number | null;
  nameStems: string[];
  /** How well each of the terms asked for fits, by the weight of where it stands. */
  ranks: number[];
}

/** Every document with one of the terms at least; a term is one stem or several that count as the same. */
export async function findDocuments(
  tx: Transaction,
  terms: readonly (readonly string[])[],
  nowMs: number,
): Promise<FoundDocument[]> {
  const rank = (stems: readonly string[]): SQL =>
    sql`ts_rank('{0.15, 0.3, 0.6, 1}', words, ${anyOf(stems)}::tsquery)`;
  const { rows } = await tx.execute<FoundDocument & Record<string, unknown>>(sql`
    select id, kind, standing, place, (extract(epoch from at) * 1000)::float8 as "atMs", name_stems as "nameStems",
      array[${sql.join(terms.map(rank), sql`, `)}]::float8[] as ranks
    from search_documents
    where words @@ ${anyOf(terms.flat())}::tsquery
      and (kind <> 'blog' or at is null or at <= ${new Date(nowMs).toISOString()}::timestamptz)`);
  return rows;
}

/** Documents whose title looks like the text: for lines that are made of small words alone. */
export async function findTitles(tx: Transaction, text: string): Promise<{ id: string; kind: string }[]> {
  const { rows } = await tx.execute<{ id: string; kind: string }>(sql`
    select id, kind from search_documents where ${text} <% plain_title
    order by word_similarity(${text}, plain_title) desc, length(plain_title) limit 12`);
  return rows;
}

export interface ShownDocument {
  id: string;
  href: string;
  title: string;
  note: string;
  body: string;
  icon: string;
  /** When it happens, if it is an event of the sky. */
  atMs: number | null;
}

export async function readDocuments(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, ShownDocument>> {
  const { rows } = await tx.execute<ShownDocument & Record<string, unknown>>(sql`
    select id, href, title, note, body, icon,
      case when kind = 'sky' then (extract(epoch from at) * 1000)::float8 end as "atMs"
    from search_documents
    where id in (select json_array_elements_text(${JSON.stringify(ids)}::json))`);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface FoundReading {
  kind: ReadingKind;
  sign: SignKey;
  period: CivilDate;
}

export interface ReadingQuery {
  terms: readonly (readonly string[])[];
  /** Today, and the first days of this week and this month. */
  current: Readonly<Record<ReadingKind, CivilDate>>;
  /** The last day that is looked at. */
  latest: CivilDate;
}

const isCurrent = ({ daily, weekly, monthly }: ReadingQuery['current']): SQL =>
  sql`(kind, period) in (('daily', ${daily}), ('weekly', ${weekly}), ('monthly', ${monthly}))`;

/** The readings of today, this week and this month that have every term. */
export async function findCurrentReadings(
  tx: Transaction,
  { terms, current }: ReadingQuery,
): Promise<FoundReading[]> {
  const { rows } = await tx.execute<FoundReading & Record<string, unknown>>(sql`
    select kind, sign, period from readings where ${isCurrent(current)} and words @@ ${allOf(terms)}::tsquery`);
  return rows;
}

const inArchive = ({ terms, current, latest }: ReadingQuery): SQL =>
  sql`words @@ ${allOf(terms)}::tsquery and period <= ${latest} and not ${isCurrent(current)}`;

/** How many readings have every term, the current ones included. */
async function countReadings(tx: Transaction, { terms, latest }: ReadingQuery): Promise<ArchivedCount> {
  // `period || ''` rules out the index on period: for counting, the one on words is faster.
  const { rows } = await tx.execute<ArchivedCount & Record<string, unknown>>(sql`
    select count(*) filter (where kind = 'daily')::int as days,
      count(*) filter (where kind <> 'daily')::int as "weeksAndMonths"
    from readings where words @@ ${allOf(terms)}::tsquery and period || '' <= ${latest}`);
  return rows[0]!;
}

export async function countArchive(
  tx: Transaction,
  query: ReadingQuery,
  current: readonly FoundReading[],
): Promise<ArchivedCount> {
  const { days, weeksAndMonths } = await countReadings(tx, query);
  const currentDays = current.filter(({ kind }) => kind === 'daily').length;
  return {
    days: days - currentDays,
    weeksAndMonths: weeksAndMonths - (current.length - currentDays),
  };
}

export interface OlderReading extends FoundReading {
  text: string;
}

/** Older readings that have every term, the newest first. */
export async function findArchive(
  tx: Transaction,
  query: ReadingQuery,
  { offset, limit }: { offset: number; limit: number },
): Promise<OlderReading[]> {
  const { rows } = await tx.execute<OlderReading & Record<string, unknown>>(sql`
    select kind, sign, period, coalesce(body ->> 'description', body ->> 'overview') as text
    from readings join (
      select kind, sign, period from readings where ${inArchive(query)}
      order by period desc, kind, sign limit ${limit} offset ${offset}
    ) as chosen using (kind, sign, period)
    order by period desc, kind, sign`);
  return rows;
}
