import type { CivilDate } from '../calendar/civil-date.ts';
import { MOON_CATS, TAROT_CATS, type CatKey, type TarotCat } from './cats.ts';
import { ARRIVING, BETWEEN_PHASES, type CatSkyKey, type TurningPlanet } from './cat-sky.ts';
import { SIGN_KEYS, type SignKey } from '../zodiac/signs.ts';

/** What words are about: a sign, a card, or something that is true of the sky when they go out. */
export type CatWordsKey = `sign:${SignKey}` | `tarot:${TarotCat}` | CatSkyKey;

/** One joke of a cat: what stands in the picture, over a pin, and under both. */
export interface CatUnit {
  id: string;
  key: CatWordsKey;
  /** The caption, a sentence or two. */
  lines: readonly string[];
  /** Of a pin: what people search for comes first. */
  title: string;
  /** What is posted. Of a sky key, the first sentence says the fact. */
  text: string;
  /** Drawings that suit it. */
  cats: readonly CatKey[];
  /** The first day on which it may go out. */
  since: CivilDate;
  hidden?: boolean | undefined;
}

const each = (keys: readonly CatWordsKey[], least: number): [CatWordsKey, number][] =>
  keys.map((key) => [key, least]);
const ofSigns = (before: 'sign' | 'moon-in' | 'sun-in' | 'enters:sun'): CatWordsKey[] =>
  SIGN_KEYS.map((sign) => `${before}:${sign}` as const);
const ofTurns = (planets: readonly TurningPlanet[]): CatWordsKey[] =>
  planets.flatMap((planet) => [
    `turns-retrograde:${planet}` as const,
    `turns-direct:${planet}` as const,
    `retrograde:${planet}` as const,
  ]);

/** How many there must be at least, so that a key that comes back is told in other words. */
export const LEAST_CAT_WORDS: ReadonlyMap<CatWordsKey, number> = new Map([
  ...each(ofSigns('sign'), 7),
  ...each(
    TAROT_CATS.map((card) => `tarot:${card}` as const),
    5,
  ),
  ...each(ofSigns('moon-in'), 4),
  ...each(
    MOON_CATS.map((phase) => `moon-phase:${phase}` as const),
    4,
  ),
  ...each(
    BETWEEN_PHASES.map((phase) => `moon-phase:${phase}` as const),
    2,
  ),
  ...each(ofTurns(['mercury']), 4),
  ...each(ofTurns(['venus', 'mars', 'jupiter', 'saturn']), 2),
  ...each([...ofSigns('enters:sun'), ...ofSigns('sun-in')], 2),
  ...each(['eclipse:solar', 'eclipse:lunar'], 2),
  ...each(
    ARRIVING.map((planet) => `enters:${planet}` as const),
    1,
  ),
]);

/** The caption in one line: "Saw that. Filed it." */
export const captionOf = ({ lines }: Pick<CatUnit, 'lines'>): string => lines.join(' ');
