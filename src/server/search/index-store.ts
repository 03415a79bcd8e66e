import { sql } from 'drizzle-orm';
import { folded } from '../../domain/search/words.ts';
import type { Connection, Transaction } from '../db/database.ts';
import type { SearchDocument } from './documents/document.ts';
import type { Vocabulary } from './vocabulary.ts';
import { searchDocuments, searchIndex, searchWords } from './tables.ts';

// Any constant will do, as long as every instance uses the same.
const LOCK_KEY = 7_001_938_227;
const DOCUMENTS_AT_ONCE = 300;

/** Which content the index was written from; null before the first time. */
export async function filledFrom(db: Connection | Transaction): Promise<string | null> {
  const [row] = await db.select({ hash: searchIndex.contentHash }).from(searchIndex);
  return row?.hash ?? null;
}

/** Instances write it one after the other. */
export async function holdIndex(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`);
}

function slices<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
}

export interface PlacedDocument extends SearchDocument {
  place: number;
  /** Of its words; none for an event of the sky, which is only ever written with all others. */
  digest: string;
}

export async function addDocuments(tx: Transaction, documents: readonly PlacedDocument[]): Promise<void> {
  const rows = documents.map((one) => ({
    ...one,
    at: one.atMs === null ? null : new Date(one.atMs).toISOString(),
    names: folded(one.names),
    aliases: folded(one.aliases),
    beside: folded(one.beside),
    plainBody: one.isBodyIndexed ? folded(one.body) : '',
    plainTitle: folded(one.title),
  }));
  await tx.execute(sql`
    insert into search_documents
      (id, kind, href, title, note, body, icon, standing, place, at, digest, words, name_stems, plain_title)
    select id, kind, href, title, note, body, icon, standing, place, at, digest,
      setweight(to_tsvector('english', names), 'A') || setweight(to_tsvector('english', aliases), 'B') ||
      setweight(to_tsvector('english', beside), 'C') || to_tsvector('english', "plainBody"),
      tsvector_to_array(to_tsvector('english', names)), "plainTitle"
    from json_to_recordset(${JSON.stringify(rows)}::json) as given
      (id text, kind text, href text, title text, note text, body text, icon text, standing real, place integer, at timestamptz, digest text,
       names text, aliases text, beside text, "plainBody" text, "plainTitle" text)`);
}

async function addWords(tx: Transaction, { words, areNames }: Vocabulary): Promise<void> {
  const rows = words.map((word, at) => ({ word, name: areNames[at]! }));
  await tx.execute(sql`
    with used as materialized (select word as stem, ndoc from ts_stat('select words from search_documents'))
    insert into search_words (word, stem, documents, is_name)
    select given.word, given.stem, coalesce(ndoc, 0), given.name
    from (select word, name, coalesce((ts_lexize('english_stem', word))[1], '') as stem
          from json_to_recordset(${JSON.stringify(rows)}::json) as listed (word text, name boolean)) as given
    left join used using (stem)`);
}

export interface Filling {
  hash: string;
  documents: readonly (SearchDocument & { digest?: string })[];
  vocabulary: Vocabulary;
}

/** Writes the index anew as a whole; searches see the old one until then, and instances go one after the other. */
export async function fillIndex(db: Connection, make: () => Promise<Filling>): Promise<void> {
  const filling = await make();
  await db.transaction(async (tx) => {
    await holdIndex(tx);
    if ((await filledFrom(tx)) === filling.hash) return;
    await tx.delete(searchDocuments);
    await tx.delete(searchWords);
    const placed = filling.documents.map((one, place) => ({ digest: '', ...one, place }));
    for (const some of slices(placed, DOCUMENTS_AT_ONCE)) await addDocuments(tx, some);
    await addWords(tx, filling.vocabulary);
    const state = { contentHash: filling.hash, documents: filling.documents.length, filledAt: sql`now()` };
    await tx.insert(searchIndex).values(state).onConflictDoUpdate({ target: searchIndex.id, set: state });
  });
}
