import { eq, inArray, ne, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/database.ts';
import { addDocuments, filledFrom, holdIndex, type PlacedDocument } from './index-store.ts';
import type { LastingDocument } from './lasting.ts';
import { searchDocuments, searchIndex } from './tables.ts';
import { vocabularyOf } from './vocabulary.ts';

interface Mending {
  /** What the index stands for besides its lasting documents: with another frame it has to be written as a whole. */
  frame: string;
  hash: string;
  documents: readonly LastingDocument[];
  /** Texts whose words are known though they are in no document. */
  beside: readonly string[];
}

interface Standing {
  digest: string;
  place: number;
}

async function standingDocuments(tx: Transaction): Promise<Map<string, Standing>> {
  const { id, digest, place } = searchDocuments;
  const rows = await tx.select({ id, digest, place }).from(searchDocuments).where(ne(digest, ''));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Those that differ from what stands. One that is new has the place of the one before it in the list. */
function differing(
  documents: readonly LastingDocument[],
  standing: ReadonlyMap<string, Standing>,
): PlacedDocument[] {
  let before = 0;
  return documents.flatMap((document) => {
    const known = standing.get(document.id);
    before = known?.place ?? before;
    return known?.digest === document.digest ? [] : [{ ...document, place: before }];
  });
}

async function stemsIn(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ stem: string }>(sql`
    select distinct unnest(tsvector_to_array(words)) as stem from search_documents
    where id in (select json_array_elements_text(${JSON.stringify(ids)}::json))`);
  return rows.map(({ stem }) => stem);
}

async function addNewWords(tx: Transaction, words: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into search_words (word, stem, documents, is_name)
    select word, coalesce((ts_lexize('english_stem', word))[1], ''), 0, false
    from json_array_elements_text(${JSON.stringify(words)}::json) as listed (word)
    on conflict do nothing`);
}

/** Counts again in how many documents each of the stems stands; those of words are letters alone. */
async function countStems(tx: Transaction, stems: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update search_words set documents = counted.documents
    from (select stem, (select count(*)::int from search_documents
                        where search_documents.words @@ (quote_literal(stem))::tsquery) as documents
          from (select distinct stem from search_words
                where stem <> '' and stem in (select json_array_elements_text(${JSON.stringify(stems)}::json))) as known) as counted
    where search_words.stem = counted.stem and search_words.documents <> counted.documents`);
}

async function replaceDocuments(tx: Transaction, { documents, beside }: Mending): Promise<void> {
  const standing = await standingDocuments(tx);
  const changed = differing(documents, standing);
  const wanted = new Set(documents.map(({ id }) => id));
  const gone = [...standing.keys()].filter((id) => !wanted.has(id));
  const touched = [...gone, ...changed.map(({ id }) => id)];
  const stemsBefore = await stemsIn(tx, touched);
  if (touched.length > 0) await tx.delete(searchDocuments).where(inArray(searchDocuments.id, touched));
  await addDocuments(tx, changed);
  await addNewWords(tx, vocabularyOf(changed, beside).words);
  await countStems(tx, [...new Set([...stemsBefore, ...(await stemsIn(tx, touched))])]);
}

/** Writes only what has changed; false where the index is of another frame. Searches see the old one until then. */
export async function mendIndex(db: Connection, mending: Mending): Promise<boolean> {
  return db.transaction(async (tx) => {
    await holdIndex(tx);
    const stands = await filledFrom(tx);
    if (stands === mending.hash) return true;
    if (!stands?.startsWith(mending.frame)) return false;
    await replaceDocuments(tx, mending);
    await tx
      .update(searchIndex)
      .set({
        contentHash: mending.hash,
        documents: sql`(select count(*) from search_documents)`,
        filledAt: sql`now()`,
      })
      .where(eq(searchIndex.id, 1));
    return true;
  });
}
