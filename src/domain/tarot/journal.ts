import { CARD_NAMES } from './card-names.ts';
import type { ShownReading } from './shown-reading.ts';
import { isSpreadKey, SPREAD_SIZES } from './spreads.ts';

/** A reading somebody saved, with what they wrote about it. */
export interface JournalEntry {
  reading: ShownReading;
  savedAt: string;
  question: string;
  notes: string;
}

export const NOTES_LENGTH = 5_000;
const KIND = 'tarot journal';
const LONGEST_TEXT = 4_000;

/** The journal as a file, newest first. */
export function journalFile(entries: readonly JournalEntry[]): string {
  return JSON.stringify({ kind: KIND, version: 1, entries }, null, 2);
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, longest = LONGEST_TEXT): value is string =>
  typeof value === 'string' && value.length <= longest;
const isInstant = (value: unknown): value is string => isText(value, 40) && !Number.isNaN(Date.parse(value));
const isHex = (value: unknown, bytes: number): boolean =>
  isText(value) && new RegExp(`^[0-9a-f]{${bytes * 2}}$`).test(value);
const isListOf = (value: unknown, is: (one: unknown) => boolean, longest = 80): value is unknown[] =>
  Array.isArray(value) && value.length <= longest && value.every(is);

const CARD_TEXTS = ['position', 'positionName', 'asks', 'name', 'lead', 'text'];
const TALLIES = ['majors', 'wands', 'cups', 'swords', 'pentacles', 'reversed'];

function isCard(card: unknown): boolean {
  if (!isFields(card)) return false;
  return (
    CARD_NAMES.some(({ slug }) => slug === card['slug']) &&
    typeof card['reversed'] === 'boolean' &&
    CARD_TEXTS.every((field) => isText(card[field])) &&
    isListOf(card['keywords'], (word) => isText(word))
  );
}

function isProof(proof: unknown): boolean {
  if (proof === null) return true;
  if (!isFields(proof)) return false;
  const { seal, siteSeed, ownSeed, picks } = proof;
  const isPlace = (pick: unknown): boolean =>
    Number.isInteger(pick) && CARD_NAMES[pick as number] !== undefined;
  return isHex(seal, 32) && isHex(siteSeed, 32) && isHex(ownSeed, 16) && isListOf(picks, isPlace);
}

function isPart(part: unknown): boolean {
  return isFields(part) && isText(part['text']) && isText(part['ground']) && isText(part['basis'] ?? '');
}

function isAnswer(answer: unknown): boolean {
  if (answer === undefined) return true;
  if (!isFields(answer)) return false;
  return (
    /^(?:yes|no|maybe)$/.test(String(answer['lean'])) && isText(answer['why']) && isText(answer['closing'])
  );
}

function isReading(reading: unknown): reading is ShownReading {
  if (!isFields(reading)) return false;
  const { id, spread, spreadName, drawnAt, reversals, cards, tally, synthesis, answer, proof } = reading;
  return (
    isHex(id, 16) &&
    isSpreadKey(spread) &&
    isText(spreadName) &&
    isInstant(drawnAt) &&
    typeof reversals === 'boolean' &&
    isListOf(cards, isCard) &&
    cards.length === SPREAD_SIZES[spread] &&
    isFields(tally) &&
    TALLIES.every((field) => Number.isInteger(tally[field])) &&
    isListOf(synthesis, isPart) &&
    isAnswer(answer) &&
    isProof(proof)
  );
}

/** An entry as it was put by or comes from a file; null where it is none. */
function entryFrom(value: unknown): JournalEntry | null {
  if (!isFields(value)) return null;
  const { reading, savedAt, question, notes } = value;
  const isWhole =
    isReading(reading) && isInstant(savedAt) && isText(question) && isText(notes, 2 * NOTES_LENGTH);
  return isWhole ? { reading, savedAt, question, notes } : null;
}

export interface ReadJournal {
  entries: JournalEntry[];
  /** How many could not be read. */
  unreadable: number;
}

/** A journal out of its text; null where the text is no journal at all. */
export function journalFrom(text: string): ReadJournal | null {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isFields(file) || file['kind'] !== KIND || !Array.isArray(file['entries'])) return null;
  const entries = file['entries'].map(entryFrom).filter((entry) => entry !== null);
  return { entries, unreadable: file['entries'].length - entries.length };
}

function joinedNotes(own: string, other: string): string {
  if (other === '' || own.includes(other)) return own;
  return own === '' || other.includes(own) ? other : `${own}\n\n${other}`;
}

function newestFirst(one: JournalEntry, other: JournalEntry): number {
  return Date.parse(other.savedAt) - Date.parse(one.savedAt);
}

/** Both journals as one: no reading twice, and no note lost. */
export function mergedJournals(
  own: readonly JournalEntry[],
  others: readonly JournalEntry[],
): JournalEntry[] {
  const merged = new Map(own.map((entry) => [entry.reading.id, entry]));
  for (const entry of others) {
    const known = merged.get(entry.reading.id);
    merged.set(
      entry.reading.id,
      known
        ? {
            ...known,
            question: known.question || entry.question,
            notes: joinedNotes(known.notes, entry.notes),
          }
        : entry,
    );
  }
  return [...merged.values()].sort(newestFirst);
}
