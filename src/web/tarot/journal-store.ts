import { journalFile, journalFrom, mergedJournals, type JournalEntry } from '../../domain/tarot/journal.ts';
import { onDevice } from '../shell/storage.ts';

const JOURNAL = 'tarot_journal';

/** Newest first; empty where nothing was saved. */
export function savedReadings(): JournalEntry[] {
  return journalFrom(onDevice.get(JOURNAL) ?? '')?.entries ?? [];
}

/** Whether the device had room for it; if not, everything is as it was before. */
export function keepReadings(entries: readonly JournalEntry[]): boolean {
  const text = journalFile(entries);
  onDevice.set(JOURNAL, text);
  return onDevice.get(JOURNAL) === text;
}

export function isSaved(id: string): boolean {
  return savedReadings().some(({ reading }) => reading.id === id);
}

export function saveReading(entry: JournalEntry): boolean {
  return keepReadings(mergedJournals(savedReadings(), [entry]));
}
