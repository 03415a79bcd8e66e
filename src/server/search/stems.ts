import type { Connection } from '../db/database.ts';
import { stemsOf } from './lookup-store.ts';

const MOST_KEPT = 40_000;

/** The stems of words that results show, asked for once. */
export class Stems {
  readonly #kept = new Map<string, string | null>();

  async learn(tx: Connection, words: Iterable<string>): Promise<void> {
    const strange = [...new Set(words)].filter((word) => !this.#kept.has(word));
    if (strange.length === 0) return;
    if (this.#kept.size + strange.length > MOST_KEPT) this.#kept.clear();
    for (const { word, stem } of await stemsOf(tx, strange)) this.#kept.set(word, stem);
  }

  of(word: string): string | null {
    return this.#kept.get(word) ?? null;
  }
}
