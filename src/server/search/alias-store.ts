import { desc, eq, sql } from 'drizzle-orm';
import type { AliasTarget } from '../../domain/search/alias.ts';
import type { Connection, Transaction } from '../db/database.ts';
import { searchAliases } from './tables.ts';

type Reader = Connection | Transaction;
export type AliasRow = typeof searchAliases.$inferSelect;

export async function listAliases(db: Reader): Promise<AliasRow[]> {
  return db.select().from(searchAliases).orderBy(desc(searchAliases.at), searchAliases.words);
}

/** Where the words lead; nobody else changes it before the transaction ends, nor adds what is not there yet. */
export async function aliasForUpdate(tx: Transaction, words: string): Promise<AliasTarget | null> {
  await tx.execute(sql`lock table ${searchAliases} in share row exclusive mode`);
  const [row] = await tx.select().from(searchAliases).where(eq(searchAliases.words, words));
  return row ? { kind: row.kind, to: row.target } : null;
}

export async function saveAlias(tx: Transaction, row: AliasRow): Promise<void> {
  await tx.insert(searchAliases).values(row).onConflictDoUpdate({ target: searchAliases.words, set: row });
}

export async function deleteAlias(tx: Transaction, words: string): Promise<void> {
  await tx.delete(searchAliases).where(eq(searchAliases.words, words));
}

export async function countAliases(db: Reader): Promise<number> {
  return db.$count(searchAliases);
}

/** A page as the index knows it. */
export interface IndexedPage {
  href: string;
  title: string;
  note: string;
  body: string;
  icon: string;
}

const isPublic = (nowMs: number) =>
  sql`(kind <> 'blog' or at is null or at <= ${new Date(nowMs).toISOString()}::timestamptz)`;

/** Those of the addresses that visitors can open. */
export async function pagesAt(
  db: Reader,
  addresses: readonly string[],
  nowMs: number,
): Promise<Map<string, IndexedPage>> {
  const { rows } = await db.execute<IndexedPage & Record<string, unknown>>(sql`
    select href, title, note, body, icon from search_documents
    where href in (select json_array_elements_text(${JSON.stringify(addresses)}::json)) and ${isPublic(nowMs)}`);
  return new Map(rows.map((row) => [row.href, row]));
}

/** Less alike is chance. */
const LEAST_ALIKE = 0.4;

/** For each of the words the pages whose titles are most like them: their name in the words, or the words in their name. */
export async function similarTitles(
  db: Reader,
  asked: readonly string[],
  nowMs: number,
  limit: number,
): Promise<{ words: string; href: string; title: string }[]> {
  const { rows } = await db.execute<{ words: string; href: string; title: string }>(sql`
    select asked as words, href, title
    from json_array_elements_text(${JSON.stringify(asked)}::json) with ordinality as listed (asked, place)
    cross join lateral (
      select href, min(title) as title,
        max(greatest(word_similarity(asked, plain_title), word_similarity(plain_title, asked))) as alike
      from search_documents where ${isPublic(nowMs)}
      group by href
      order by alike desc, max(standing) desc, href limit ${limit}
    ) as similar_titles
    where alike >= ${LEAST_ALIKE}
    order by place, alike desc, href`);
  return rows;
}
