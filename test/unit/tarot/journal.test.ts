import { describe, expect, it } from 'vitest';
import { readSpreadFiles, readTarotFiles } from '../../../scripts/compile-content.ts';
import { weavingFrom } from '../../../src/content/spreads.ts';
import { deckFrom } from '../../../src/content/tarot.ts';
import { drawCards } from '../../../src/domain/tarot/draw.ts';
import {
  journalFile,
  journalFrom,
  mergedJournals,
  type JournalEntry,
} from '../../../src/domain/tarot/journal.ts';
import type { ShownCard } from '../../../src/domain/tarot/shown-reading.ts';
import { SPREAD_KEYS, SPREAD_SIZES, type SpreadKey } from '../../../src/domain/tarot/spreads.ts';
import { weave } from '../../../src/domain/tarot/weave.ts';

const bank = { cards: deckFrom(readTarotFiles()), weaving: weavingFrom(readSpreadFiles()) };

function entry(number: number, spread: SpreadKey = 'three', notes = ''): JournalEntry {
  const seeds = { site: String(number).padStart(64, '0'), own: '0'.repeat(32) };
  const picks = Array.from({ length: SPREAD_SIZES[spread] }, (_, place) => place);
  const woven = weave({ spread, cards: drawCards(seeds, picks, false), seed: 'a' }, bank);
  const id = String(number).padStart(32, '0');
  const at = new Date(Date.UTC(2026, 10, number)).toISOString();
  const proof = { seal: seeds.site, siteSeed: seeds.site, ownSeed: seeds.own, picks };
  const cards = woven.cards as ShownCard[];
  return {
    reading: { ...woven, spread, cards, id, drawnAt: at, reversals: false, proof },
    savedAt: at,
    question: '',
    notes,
  };
}

describe('the journal as a file', () => {
  it('is read as it was written, whatever the table', () => {
    const entries = SPREAD_KEYS.map((spread, index) => entry(index + 1, spread, 'Noted.'));
    expect(journalFrom(journalFile(entries))).toEqual({ entries, unreadable: 0 });
  });

  it.each(['', 'no', '[]', '{}', 'null', '{"kind":"tarot journal"}', '{"kind":"else","entries":[]}'])(
    'is none of ours: %s',
    (text) => expect(journalFrom(text)).toBeNull(),
  );

  it('keeps readings from when each paragraph stood under a count', () => {
    const { reading, ...rest } = entry(1);
    const synthesis = [
      { ground: 'missing', basis: 'No cups', text: 'There’s no cup on the table.' },
      { ground: 'closing', text: 'For today that is all.' },
    ];
    const older = { ...rest, reading: { ...reading, synthesis } };
    expect(journalFrom(journalFile([older]))).toEqual({ entries: [older], unreadable: 0 });
  });

  it('leaves out what is no entry and says how many', () => {
    const good = entry(1);
    const { reading } = good;
    const bad = [
      null,
      {},
      { ...good, savedAt: 'yesterday' },
      { ...good, notes: 1 },
      { ...good, reading: { ...reading, id: '../../x' } },
      { ...good, reading: { ...reading, cards: reading.cards.slice(1) } },
      { ...good, reading: { ...reading, cards: reading.cards.map((card) => ({ ...card, slug: 'joker' })) } },
      { ...good, reading: { ...reading, proof: { ...reading.proof, picks: [99] } } },
      { ...good, reading: { ...reading, tally: {} } },
      { ...good, reading: { ...reading, answer: { lean: 'perhaps', why: '', closing: '' } } },
    ];
    const text = JSON.stringify({ kind: 'tarot journal', entries: [...bad, good] });
    expect(journalFrom(text)).toEqual({ entries: [good], unreadable: bad.length });
  });
});

describe('two journals together', () => {
  it('have every reading once, newest first', () => {
    const merged = mergedJournals([entry(1), entry(3)], [entry(2), entry(3)]);
    expect(merged.map(({ reading }) => Number(reading.id))).toEqual([3, 2, 1]);
  });

  it('lose no note', () => {
    const notes = (own: string, other: string): string =>
      mergedJournals([entry(1, 'three', own)], [entry(1, 'three', other)])[0]!.notes;
    expect(notes('Mine.', '')).toBe('Mine.');
    expect(notes('', 'Theirs.')).toBe('Theirs.');
    expect(notes('Mine.', 'Mine.')).toBe('Mine.');
    expect(notes('Mine.', 'Theirs.')).toBe('Mine.\n\nTheirs.');
    expect(notes('Mine.\n\nTheirs.', 'Theirs.')).toBe('Mine.\n\nTheirs.');
  });
});
