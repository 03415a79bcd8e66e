import { BoundedMap } from '../../domain/bounded-map.ts';
import type { Connection } from '../db/database.ts';
import { stemsOf } from './lookup-store.ts';

const MOST_KEPT = 40_000;

/** The stems of words that results show, asked for once. */
export class Stems {
  readonly #kept = new BoundedMap<string, string | null>(MOST_KEPT);

  async learn(tx: Connection, words: Iterable<string>): Promise<void> {
    const strange = [...new Set(words)].filter((word) => this.#kept.get(word) === undefined);
    if (strange.length === 0) return;
    for (const { word, stem } of await stemsOf(tx, strange)) this.#kept.set(word, stem);
  }

  of(word: string): string | null {
    return this.#kept.get(word) ?? null;
  }
}
