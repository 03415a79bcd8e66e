import { useEffect, useState } from 'react';
import { mergedJournals, type JournalEntry } from '../../domain/tarot/journal.ts';
import { keepReadings, savedReadings } from './journal-store.ts';

export interface Journal {
  /** Undefined until the device was asked. */
  entries: readonly JournalEntry[] | undefined;
  /** Whether the device has room for what was last written. */
  isKept: boolean;
  write: (id: string, notes: string) => void;
  remove: (id: string) => void;
  /** Adds entries; also puts back one that was removed. */
  add: (entries: readonly JournalEntry[]) => boolean;
}

/** Every change begins with what the device has now: another tab may have written meanwhile. */
export function useJournal(): Journal {
  const [entries, setEntries] = useState<readonly JournalEntry[]>();
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    const read = (): void => setEntries(savedReadings());
    read();
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }, []);
  const keep = (next: readonly JournalEntry[]): boolean => {
    const isWritten = keepReadings(next);
    setKept(isWritten);
    if (isWritten) setEntries(next);
    return isWritten;
  };
  return {
    entries,
    isKept,
    write: (id, notes) =>
      void keep(savedReadings().map((entry) => (entry.reading.id === id ? { ...entry, notes } : entry))),
    remove: (id) => void keep(savedReadings().filter(({ reading }) => reading.id !== id)),
    add: (more) => keep(mergedJournals(savedReadings(), more)),
  };
}
