import { BestPlaces, type AllowedRegions } from './best-places.ts';
import { KeyReader } from './key-blocks.ts';
import { misspelledRanges } from './misspellings.ts';
import { nameKey } from './name-key.ts';
import { placeAt, type Place, type PlaceIndex } from './place-index.ts';
import { inBoth, regionsCalled } from './qualifiers.ts';

const MOST_PLACES = 10;
/** Fewer letters must be a whole name. */
const FEWEST_LETTERS = 3;
/** With fewer letters, nearly anything is one letter off. */
const FEWEST_MISSPELLED = 4;
/** A region, a country, and one more to be sure. */
const MOST_QUALIFIERS = 3;
/** "New South Wales Australia" has the most words that say where a place is. */
const MOST_QUALIFYING_WORDS = 4;

/** What was typed, taken as a name and where it is said to be. */
interface Reading {
  key: string;
  allowed: AllowedRegions;
}

/** What stands behind commas says where the place is. */
function writtenReading(index: PlaceIndex, text: string): Reading {
  const [name = '', ...qualifiers] = text.split(',', 1 + MOST_QUALIFIERS).map(nameKey);
  const allowed = qualifiers
    .filter((key) => key !== '')
    .map((key) => regionsCalled(index, key))
    .reduce(inBoth, null);
  return { key: name, allowed };
}

/** Without commas, the last words may say it as well: "paris texas". */
function* divisions(index: PlaceIndex, { key, allowed }: Reading): Generator<Reading> {
  const words = key.split(' ');
  const fewest = Math.max(1, words.length - MOST_QUALIFYING_WORDS);
  for (let count = words.length - 1; count >= fewest; count--) {
    const called = regionsCalled(index, words.slice(count).join(' '));
    if (called) yield { key: words.slice(0, count).join(' '), allowed: inBoth(called, allowed) };
  }
}

const lettersOf = (key: string): Uint8Array => Uint8Array.from(key, (letter) => letter.charCodeAt(0));

/** One question, which may be read in several ways. */
class Search {
  readonly #index: PlaceIndex;
  readonly #reader: KeyReader;

  constructor(index: PlaceIndex) {
    this.#index = index;
    this.#reader = new KeyReader(index.keys);
  }

  /** Places whose names begin so. */
  spelled({ key, allowed }: Reading): BestPlaces {
    const best = new BestPlaces(this.#index, MOST_PLACES, allowed);
    const range = this.#reader.range({ letters: lettersOf(key), length: key.length });
    if (range) best.addAll(key.length < FEWEST_LETTERS ? { ...range, end: range.completeEnd } : range);
    return best;
  }

  /** Places whose names would begin so with one letter set right, behind those found already. */
  misspelled(
    { key, allowed }: Reading,
    best = new BestPlaces(this.#index, MOST_PLACES, allowed),
  ): BestPlaces {
    if (key.length < FEWEST_MISSPELLED) return best;
    for (const range of misspelledRanges(this.#reader, lettersOf(key))) best.addAll(range, true);
    return best;
  }
}

/** Nothing begins so: the last words may say where the place is, or a letter is wrong, or both. */
function otherwiseRead(search: Search, written: Reading, divided: readonly Reading[]): readonly number[] {
  const attempts = [
    ...divided.map((reading) => () => search.spelled(reading)),
    () => search.misspelled(written),
    ...divided.map((reading) => () => search.misspelled(reading)),
  ];
  for (const attempt of attempts) {
    const best = attempt();
    if (!best.isEmpty) return best.numbers;
  }
  return [];
}

function bestOf(index: PlaceIndex, written: Reading): readonly number[] {
  const search = new Search(index);
  const spelled = search.spelled(written);
  if (written.key.length < FEWEST_LETTERS || spelled.isFull) return spelled.numbers;
  if (!spelled.isEmpty) return search.misspelled(written, spelled).numbers;
  const found = otherwiseRead(search, written, [...divisions(index, written)]);
  // Better the place elsewhere than none.
  return found.length === 0 && written.allowed ? bestOf(index, { ...written, allowed: null }) : found;
}

/** The places that somebody may mean who has typed so far, the likeliest first. */
export function findPlaces(index: PlaceIndex, text: string): Place[] {
  const written = writtenReading(index, text);
  if (written.key === '') return [];
  return bestOf(index, written).map((number) => placeAt(index, number));
}
