import { setImmediate } from 'node:timers/promises';
import { BoundedMap } from '../../domain/bounded-map.ts';
import { SIGN_KEYS, type SignKey } from '../../domain/zodiac/signs.ts';
import { isConnectionFailure, isFull, type Database } from '../db/database.ts';
import type { Corrections } from '../corrections/corrections.ts';
import { findReading, keepReadings, type ArchivedReading, type ReadingKey } from './store.ts';

/** A month of all signs in memory: today's are asked again and again, older ones hardly ever. */
const KEPT_IN_MEMORY = 12 * 31;

export interface ReadingArchive {
  /**
   * The reading as it was first published, which never changes, with what was put right since beside it; one that is
   * not archived yet is composed and stored.
   * While the database is away it is composed from its plan, which gives the same words.
   */
  getOrCreate: <T extends Composed>(key: ReadingKey, compose: () => T | Promise<T>) => Promise<T>;
  /** Composes and stores all twelve signs of a period; what is archived already stays as it is. */
  createMissing: (
    period: Omit<ReadingKey, 'sign'>,
    compose: (sign: SignKey) => Composed | Promise<Composed>,
  ) => Promise<void>;
}

interface Composed {
  edition: number;
}

export function readingArchive(
  { db }: Pick<Database, 'db'>,
  corrections: Pick<Corrections, 'applyTo'>,
): ReadingArchive {
  const kept = new BoundedMap<string, Composed>(KEPT_IN_MEMORY);

  async function findOrStore<T extends Composed>(key: ReadingKey, compose: () => T | Promise<T>): Promise<T> {
    const found = await findReading(db, key);
    if (found !== null) return found as T;
    const body = await compose();
    await keepReadings(db, [{ ...key, edition: body.edition, body }]);
    // Another instance may have been first: its words count.
    return (await findReading(db, key)) as T;
  }

  async function published<T extends Composed>(key: ReadingKey, compose: () => T | Promise<T>): Promise<T> {
    const name = `${key.kind} ${key.sign} ${key.period}`;
    const known = kept.get(name);
    if (known) return known as T;
    try {
      const body = await findOrStore(key, compose);
      kept.set(name, body);
      return body;
    } catch (error) {
      // A reading that cannot be stored is read all the same: the plan gives the same words again.
      if (!isConnectionFailure(error) && !isFull(error)) throw error;
      return compose();
    }
  }

  return {
    getOrCreate: async (key, compose) => corrections.applyTo(key, await published(key, compose)),

    async createMissing(period, compose) {
      const composed: ArchivedReading[] = [];
      for (const sign of SIGN_KEYS) {
        const body = await compose(sign);
        composed.push({ ...period, sign, edition: body.edition, body });
        // Lets requests in between.
        await setImmediate();
      }
      await keepReadings(db, composed);
    },
  };
}
