/** So many keys have one block. */
export const KEYS_IN_BLOCK = 16;

/** Behind every letter that a key may have. */
const LAST = 0x7f;
const LONGEST_KEY = 255;

/**
 * Sorted keys, each written as what differs from the one before it: how many letters both share, how many follow, those
 * letters, and to how many postings it leads. Every sixteenth shares none, so that one can begin there.
 */
export interface KeyBlocks {
  bytes: Uint8Array;
  /** Where each block begins in `bytes`, and which posting is its first. */
  blockStarts: Uint32Array;
  blockPostings: Uint32Array;
}

/** The postings of all keys that begin alike; those before `completeEnd` are of the key that ends there. */
export interface KeyRange {
  start: number;
  completeEnd: number;
  end: number;
}

/** The blocks, both included, in which everything looked for must be. */
export interface BlockSpan {
  first: number;
  last: number;
}

/** Letters in the front of a longer array: whoever tries many spellings writes them in one place. */
export interface Spelling {
  letters: Uint8Array;
  length: number;
}

/** Reads keys one after the other; one reader is used for many questions. */
export class KeyReader {
  readonly #blocks: KeyBlocks;
  readonly #past: Spelling = { letters: new Uint8Array(LONGEST_KEY + 1), length: 0 };
  readonly #key = new Uint8Array(LONGEST_KEY + 1);
  #keyLength = 0;
  /** The postings of the key. */
  #start = 0;
  #end = 0;
  #at = 0;

  constructor(blocks: KeyBlocks) {
    this.#blocks = blocks;
  }

  get everywhere(): BlockSpan {
    return { first: 0, last: this.#blocks.blockStarts.length - 1 };
  }

  /** The part of the span that can hold keys which begin so. */
  narrowed(span: BlockSpan, beginning: Spelling): BlockSpan {
    return {
      first: this.#blockBefore(span, beginning),
      last: this.#blockBefore(span, this.#pastAll(beginning)),
    };
  }

  /** Finds the keys that begin so. */
  range(beginning: Spelling, span = this.everywhere): KeyRange | null {
    if (!this.#seek(beginning, span) || !this.#beginsWith(beginning)) return null;
    const start = this.#start;
    const completeEnd = this.#keyLength === beginning.length ? this.#end : start;
    const isLast = !this.#seek(this.#pastAll(beginning), span);
    return { start, completeEnd, end: isLast ? this.#end : this.#start };
  }

  /** The letters with which keys go on that begin so. */
  lettersAfter({ letters, length }: Spelling, span: BlockSpan): number[] {
    const found: number[] = [];
    const sought: Spelling = { letters: new Uint8Array(length + 1), length: length + 1 };
    sought.letters.set(letters.subarray(0, length));
    while (this.#seek(sought, span) && this.#beginsWith({ letters, length })) {
      const letter = this.#key[length]!;
      found.push(letter);
      sought.letters[length] = letter + 1;
    }
    return found;
  }

  /** Behind every key that begins so. */
  #pastAll({ letters, length }: Spelling): Spelling {
    for (let at = 0; at < length; at++) this.#past.letters[at] = letters[at]!;
    this.#past.letters[length] = LAST;
    this.#past.length = length + 1;
    return this.#past;
  }

  /** The last block of the span whose first key is below, or the span's first. */
  #blockBefore({ first, last }: BlockSpan, sought: Spelling): number {
    const { bytes, blockStarts } = this.#blocks;
    let low = first;
    let high = last + 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      const start = blockStarts[middle]!;
      if (compare(bytes, start + 2, bytes[start + 1]!, sought) < 0) low = middle;
      else high = middle;
    }
    return low;
  }

  /** Stops at the first key that is not below. */
  #seek(sought: Spelling, span: BlockSpan): boolean {
    const block = this.#blockBefore(span, sought);
    this.#at = this.#blocks.blockStarts[block]!;
    this.#end = this.#blocks.blockPostings[block]!;
    while (this.#next()) if (compare(this.#key, 0, this.#keyLength, sought) >= 0) return true;
    return false;
  }

  #beginsWith(beginning: Spelling): boolean {
    const { length } = beginning;
    return this.#keyLength >= length && compare(this.#key, 0, length, beginning) === 0;
  }

  /** Whether there was another key. */
  #next(): boolean {
    const { bytes } = this.#blocks;
    if (this.#at >= bytes.length) return false;
    const shared = bytes[this.#at++]!;
    const added = bytes[this.#at++]!;
    for (let at = 0; at < added; at++) this.#key[shared + at] = bytes[this.#at++]!;
    this.#keyLength = shared + added;
    this.#start = this.#end;
    this.#end += this.#count();
    return true;
  }

  /** Seven bits a byte, the lowest first. */
  #count(): number {
    const { bytes } = this.#blocks;
    let count = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[this.#at++]!;
      count |= (byte & 0x7f) << shift;
      if (byte < 0x80) return count;
    }
  }
}

/** Compares letters, from `start` on, with those looked for: below, equal to or above 0. */
function compare(bytes: Uint8Array, start: number, count: number, { letters, length }: Spelling): number {
  const shorter = Math.min(count, length);
  for (let at = 0; at < shorter; at++) {
    const difference = bytes[start + at]! - letters[at]!;
    if (difference !== 0) return difference;
  }
  return count - length;
}
