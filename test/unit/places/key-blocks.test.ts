import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JoinedPlace } from '../../../scripts/joined-places.ts';
import { packNames } from '../../../scripts/packed-names.ts';
import { KeyReader } from '../../../src/domain/places/key-blocks.ts';
import { misspelledRanges } from '../../../src/domain/places/misspellings.ts';
import { editDistance } from '../../../src/domain/search/typos.ts';

const lettersOf = (key: string): Uint8Array => Uint8Array.from(key, (letter) => letter.charCodeAt(0));

function readerOf(names: readonly string[]): { reader: KeyReader; postings: number[] } {
  const places = names.map((name) => ({ name, otherNames: [] }) as unknown as JoinedPlace);
  const { keys, blockStarts, blockPostings, postings } = packNames(places);
  const reader = new KeyReader({
    bytes: Uint8Array.from(keys),
    blockStarts: Uint32Array.from(blockStarts),
    blockPostings: Uint32Array.from(blockPostings),
  });
  return { reader, postings };
}

/** Few letters, so that names share beginnings and fill several blocks. */
const name = fc.string({ unit: fc.constantFrom('a', 'b', 'z', '1'), minLength: 1, maxLength: 6 });
const names = fc.array(name, { minLength: 1, maxLength: 120 });
const sorted = (numbers: Iterable<number>): number[] => [...numbers].sort((one, other) => one - other);

it('a reader finds the names that begin so, and which of them end there', () => {
  fc.assert(
    fc.property(names, name, (all, beginning) => {
      const { reader, postings } = readerOf(all);
      const range = reader.range({ letters: lettersOf(beginning), length: beginning.length });
      const numbersOf = (from = 0, to = 0) => sorted(postings.slice(from, to).map((posting) => posting / 2));
      const where = (fits: (name: string) => boolean) =>
        all.flatMap((each, number) => (fits(each) ? [number] : []));
      expect(numbersOf(range?.start, range?.end)).toEqual(where((each) => each.startsWith(beginning)));
      expect(numbersOf(range?.start, range?.completeEnd)).toEqual(where((each) => each === beginning));
    }),
  );
});

it('one letter set right leads to every name of which a beginning is one letter off, and to no other', () => {
  fc.assert(
    fc.property(names, name, (all, typed) => {
      const { reader, postings } = readerOf(all);
      const ranges = [...misspelledRanges(reader, lettersOf(typed))];
      const found = new Set(
        ranges.flatMap(({ start, end }) => postings.slice(start, end)).map((each) => each / 2),
      );
      const beginnings = (each: string) =>
        Array.from({ length: each.length + 1 }, (_, end) => each.slice(0, end));
      const meant = all.flatMap((each, number) =>
        beginnings(each).some((beginning) => editDistance(typed, beginning) <= 1) ? [number] : [],
      );
      // A letter that was not typed yet is not wrong: the reader finds those names as they are spelled.
      const spelled = all.flatMap((each, number) => (each.startsWith(typed) ? [number] : []));
      expect(sorted(new Set([...found, ...spelled]))).toEqual(meant);
    }),
  );
});
