import { describe, expect, it } from 'vitest';
import { kindsWanted } from '../../../src/domain/search/general-words.ts';
import { rankedDocuments, type Candidate, type Term } from '../../../src/domain/search/ranking.ts';

const TODAY_MS = Date.parse('2026-11-15T00:00:00Z');
const DAY_MS = 86_400_000;
const term = (stem: string, documents = 20, isPassing = false): Term => ({
  stems: [stem],
  documents,
  isPassing,
});

function candidate(id: string, ranks: number[], given: Partial<Candidate> = {}): Candidate {
  return { id, kind: 'blog', standing: 1, place: 0, atMs: null, nameStems: [], ranks, ...given };
}

function order(candidates: Candidate[], terms: Term[], wanted: string[] = []): string[] {
  const asking = { todayMs: TODAY_MS, wanted: new Set(wanted) };
  return rankedDocuments(candidates, terms, asking).map(({ id }) => id);
}

describe('rankedDocuments', () => {
  it('puts what answers the whole question before what answers a part of it better', () => {
    const found = order(
      [candidate('part', [0.6, 0]), candidate('whole', [0.36, 0.36])],
      [term('saturn'), term('return')],
    );
    expect(found[0]).toBe('whole');
  });

  it('puts what is named so first', () => {
    const found = order(
      [candidate('mention', [0.6]), candidate('name', [0.6], { nameStems: ['moon'] })],
      [term('moon')],
    );
    expect(found).toEqual(['name', 'mention']);
  });

  it('a rare word says more than a common one, and a passing one little', () => {
    const rare = [term('kettl', 2), term('love', 600)];
    expect(order([candidate('love', [0, 0.36]), candidate('kettle', [0.36, 0])], rare)[0]).toBe('kettle');
    const passing = [term('tomorrow', 9, true), term('leo', 30)];
    expect(order([candidate('tomorrow', [0.36, 0]), candidate('leo', [0, 0.36])], passing)[0]).toBe('leo');
  });

  it('leaves out what fits much worse than the best', () => {
    const terms = [term('a'), term('b'), term('c')];
    expect(order([candidate('all', [0.6, 0.6, 0.6]), candidate('one', [0.1, 0, 0])], terms)).toEqual(['all']);
  });

  it('puts the next event of the sky before later ones and those that are over', () => {
    const event = (id: string, days: number) =>
      candidate(id, [0.6], { kind: 'sky', atMs: TODAY_MS + days * DAY_MS });
    expect(order([event('late', 200), event('over', -5), event('next', 9)], [term('moon')])).toEqual([
      'next',
      'late',
      'over',
    ]);
  });

  it('prefers the kind that was asked for, and keeps the list’s order among equals', () => {
    const equals = [candidate('second', [0.6], { place: 2 }), candidate('first', [0.6], { place: 1 })];
    expect(order(equals, [term('moon')])).toEqual(['first', 'second']);
    const kinds = [candidate('post', [0.6]), candidate('quote', [0.6], { kind: 'quotes', place: 1 })];
    expect(order(kinds, [term('moon')], ['quotes'])).toEqual(['quote', 'post']);
  });

  it('ranks nothing by words that no document has', () => {
    expect(order([candidate('any', [0])], [term('xyzzy', 0)])).toEqual([]);
  });
});

it('hears which kind is wanted', () => {
  expect([...kindsWanted('how to read three cards')]).toEqual(['tarot', 'blog']);
  expect([...kindsWanted('who said be the change')]).toEqual(['quotes']);
  expect([...kindsWanted('leo')]).toEqual([]);
  expect([...kindsWanted('leo tomorrow')]).toEqual(['horoscopes']);
  expect([...kindsWanted('moon in leo tomorrow')]).toEqual([]);
});
