import { setImmediate } from 'node:timers/promises';
import { SIGN_KEYS, type SignKey } from '../../domain/zodiac/signs.ts';
import { isConnectionFailure, type Database } from '../db/database.ts';
import { findReading, keepReadings, type Printed, type ReadingKey } from './store.ts';

/** A month of all signs in memory: today's are asked again and again, older ones hardly ever. */
const KEPT_IN_MEMORY = 12 * 31;

export interface Press {
  /**
   * The reading as it was first printed, which is kept for good; one that was never printed is composed and printed
   * now. While the database is away the words come fresh from the plan, which are the same.
   */
  print: <T extends Edition>(key: ReadingKey, compose: () => T | Promise<T>) => Promise<T>;
  /** Prints all twelve signs of a period; what was printed before stays. */
  printAll: (
    period: Omit<ReadingKey, 'sign'>,
    compose: (sign: SignKey) => Edition | Promise<Edition>,
  ) => Promise<void>;
}

interface Edition {
  edition: number;
}

export function press({ db }: Pick<Database, 'db'>): Press {
  const kept = new Map<string, unknown>();

  function remember<T>(name: string, body: T): T {
    kept.delete(name);
    kept.set(name, body);
    if (kept.size > KEPT_IN_MEMORY) kept.delete(kept.keys().next().value!);
    return body;
  }

  async function printed<T extends Edition>(key: ReadingKey, compose: () => T | Promise<T>): Promise<T> {
    const found = await findReading(db, key);
    if (found !== null) return found as T;
    const body = await compose();
    await keepReadings(db, [{ ...key, edition: body.edition, body }]);
    // Another instance may have been first: its words count.
    return (await findReading(db, key)) as T;
  }

  return {
    async print<T extends Edition>(key: ReadingKey, compose: () => T | Promise<T>): Promise<T> {
      const name = `${key.kind} ${key.sign} ${key.period}`;
      if (kept.has(name)) return remember(name, kept.get(name) as T);
      try {
        return remember(name, await printed(key, compose));
      } catch (error) {
        if (!isConnectionFailure(error)) throw error;
        return compose();
      }
    },

    async printAll(period, compose) {
      const printed: Printed[] = [];
      for (const sign of SIGN_KEYS) {
        const body = await compose(sign);
        printed.push({ ...period, sign, edition: body.edition, body });
        // Visitors go first.
        await setImmediate();
      }
      await keepReadings(db, printed);
    },
  };
}
