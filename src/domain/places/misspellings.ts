import type { KeyRange, KeyReader, Spelling } from './key-blocks.ts';

/** The spelling without the letter at a place: one too many was typed. */
function without(typed: Uint8Array, place: number): Spelling {
  const letters = typed.slice();
  letters.copyWithin(place, place + 1);
  return { letters, length: typed.length - 1 };
}

function withSwapped(typed: Uint8Array, place: number): Spelling {
  const letters = typed.slice();
  letters[place] = typed[place + 1]!;
  letters[place + 1] = typed[place]!;
  return { letters, length: typed.length };
}

/** A place for another letter instead of the one there. */
const withOther = (typed: Uint8Array): Spelling => ({ letters: typed.slice(), length: typed.length });

/** A place for one more letter: one was left out. */
function withOneMore(typed: Uint8Array, place: number): Spelling {
  const letters = new Uint8Array(typed.length + 1);
  letters.set(typed);
  letters.copyWithin(place + 1, place);
  return { letters, length: letters.length };
}

/** The keys that begin as the typed one would with one letter set right. */
export function* misspelledRanges(reader: KeyReader, typed: Uint8Array): Generator<KeyRange> {
  let span = reader.everywhere;
  for (let place = 0; place < typed.length; place++) {
    const before: Spelling = { letters: typed, length: place };
    span = reader.narrowed(span, before);
    const spellings = [without(typed, place)];
    if (place + 1 < typed.length) spellings.push(withSwapped(typed, place));
    for (const spelling of spellings) {
      const range = reader.range(spelling, span);
      if (range) yield range;
    }
    const following = reader.lettersAfter(before, span);
    // No name goes on from here: what is wrong lies further left.
    if (following.length === 0) return;
    for (const spelling of [withOther(typed), withOneMore(typed, place)])
      for (const letter of following) {
        spelling.letters[place] = letter;
        const range = reader.range(spelling, span);
        if (range) yield range;
      }
  }
}
