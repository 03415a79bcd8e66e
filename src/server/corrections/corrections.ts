import { corrected, pathsOf, type Correction } from '../../domain/corrections/correction.ts';
import { isConnectionFailure, type Database } from '../db/database.ts';
import type { ReadingKey } from '../reading-archive/store.ts';
import { listCorrections, type StoredCorrection } from './store.ts';

/** What was put right in published readings, as this instance knows it. */
export interface Corrections {
  of: (key: ReadingKey) => readonly Correction[];
  /** A published reading as it is shown. */
  applyTo: <T extends object>(key: ReadingKey, reading: T) => T;
  /** Looks what there is by now; while the database is away, what was known stays. */
  reload: () => Promise<void>;
  /** Told what shows a reading that has other words now. */
  onChange: (listener: (paths: readonly string[]) => void) => void;
}

const nameOf = ({ kind, sign, period }: ReadingKey): string => `${kind} ${sign} ${period}`;

function correctionOf(stored: StoredCorrection): Correction {
  const { number, place, before, after, note, hashBefore, hashAfter, at } = stored;
  return { number, place, before, after, note, hashBefore, hashAfter, at };
}

export function createCorrections({ db }: Pick<Database, 'db'>): Corrections {
  let known = new Map<string, StoredCorrection[]>();
  const listeners: ((paths: readonly string[]) => void)[] = [];
  const of = (key: ReadingKey): Correction[] => (known.get(nameOf(key)) ?? []).map(correctionOf);

  function take(all: readonly StoredCorrection[]): void {
    const now = Map.groupBy(all, nameOf);
    const changed = [...now].filter(([name, list]) => known.get(name)?.length !== list.length);
    known = now;
    const paths = changed.flatMap(([, [first]]) => pathsOf(first!));
    if (paths.length > 0) for (const listener of listeners) listener(paths);
  }

  return {
    of,
    applyTo: (key, reading) => corrected(key.kind, reading, of(key)),
    async reload() {
      try {
        take(await listCorrections(db));
      } catch (error) {
        if (!isConnectionFailure(error)) throw error;
      }
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
