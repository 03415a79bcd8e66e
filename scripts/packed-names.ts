import { KEYS_IN_BLOCK } from '../src/domain/places/key-blocks.ts';
import { nameKey } from '../src/domain/places/name-key.ts';
import type { JoinedPlace } from './joined-places.ts';

/** "Saint-Denis" is also typed as "st denis", and the other way round. */
function keysOf(name: string): string[] {
  const key = nameKey(name);
  if (key === '') return [];
  const short = key.replace(/^saint(e?) /, 'st$1 ');
  const long = key.replace(/^st(e?) /, 'saint$1 ');
  return [...new Set([key, short, long])];
}

/** Every key with its postings: see `PlaceIndex.postings`. */
function postingsByKey(places: readonly JoinedPlace[]): Map<string, number[]> {
  const byKey = new Map<string, number[]>();
  const add = (key: string, posting: number): void => {
    const postings = byKey.get(key);
    if (postings) postings.push(posting);
    else byKey.set(key, [posting]);
  };
  places.forEach(({ name, otherNames }, number) => {
    const own = keysOf(name);
    const others = new Set(otherNames.flatMap(keysOf).filter((key) => !own.includes(key)));
    for (const key of own) add(key, 2 * number);
    for (const key of others) add(key, 2 * number + 1);
  });
  return byKey;
}

function countBytes(count: number): number[] {
  return count < 0x80 ? [count] : [(count & 0x7f) | 0x80, ...countBytes(count >> 7)];
}

function sharedLetters(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count++;
  return count;
}

export interface PackedNames {
  keys: number[];
  blockStarts: number[];
  blockPostings: number[];
  postings: number[];
}

/** Writes what `KeyReader` reads. */
export function packNames(places: readonly JoinedPlace[]): PackedNames {
  const packed: PackedNames = { keys: [], blockStarts: [], blockPostings: [], postings: [] };
  const byKey = postingsByKey(places);
  let last = '';
  // By their code units, which are the bytes that the reader compares.
  for (const [number, key] of [...byKey.keys()].sort().entries()) {
    const isFirst = number % KEYS_IN_BLOCK === 0;
    if (isFirst) {
      packed.blockStarts.push(packed.keys.length);
      packed.blockPostings.push(packed.postings.length);
    }
    const postings = byKey.get(key)!;
    const shared = isFirst ? 0 : sharedLetters(last, key);
    const added = Buffer.from(key.slice(shared), 'latin1');
    packed.keys.push(shared, added.length, ...added, ...countBytes(postings.length));
    for (const posting of postings) packed.postings.push(posting);
    last = key;
  }
  return packed;
}
