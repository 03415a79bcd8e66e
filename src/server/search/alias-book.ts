import { aliasKey, type AliasTarget } from '../../domain/search/alias.ts';
import type { Connection } from '../db/database.ts';
import { listAliases } from './alias-store.ts';

export interface AliasBook {
  /** Where the owner says that a search leads; null for nearly all. */
  targetOf: (typed: string) => Promise<AliasTarget | null>;
  /** They have changed: the next search reads them anew. */
  forget: () => void;
}

/** A press at one instance counts at every other within so long, whether or not anybody tells it. */
const KNOWN_FOR_MS = 1_000;

/** The aliases in memory, read once a second at the most, however many search. */
export function aliasBook(db: Connection): AliasBook {
  let known: ReadonlyMap<string, AliasTarget> = new Map();
  let readAtMs = -Infinity;
  let reading: Promise<void> | null = null;
  let changes = 0;

  async function read(): Promise<void> {
    const startedMs = performance.now();
    const changesBefore = changes;
    const rows = await listAliases(db);
    known = new Map(rows.map(({ words, kind, target }) => [words, { kind, to: target }]));
    // Else it may have been read just before the change.
    if (changes === changesBefore) readAtMs = startedMs;
  }

  /** While the database is away, those known last count: answers of the last minute are still given. */
  function readOnce(): Promise<void> {
    reading ??= read()
      .catch(() => {})
      .finally(() => (reading = null));
    return reading;
  }

  return {
    async targetOf(typed) {
      if (performance.now() - readAtMs >= KNOWN_FOR_MS) await readOnce();
      return known.get(aliasKey(typed)) ?? null;
    },
    forget() {
      changes++;
      readAtMs = -Infinity;
    },
  };
}
