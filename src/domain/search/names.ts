import { CARD_NAMES, RANKS, SUITS, type CardSlug, type Rank, type Suit } from '../tarot/card-names.ts';
import { BODIES, type Body } from '../sky/bodies.ts';
import { SIGN_KEYS, type SignKey } from '../zodiac/signs.ts';
import type { NamedTime } from './days.ts';

/** What a question names, before anybody knows what it asks. */
export interface Named {
  time: NamedTime | null;
  signs: readonly SignKey[];
  bodies: readonly Body[];
}

/** What people call them for short. */
export const SIGN_NICKNAMES: Readonly<Record<string, SignKey>> = {
  gem: 'gemini',
  scorp: 'scorpio',
  sag: 'sagittarius',
  sagi: 'sagittarius',
  cap: 'capricorn',
  capri: 'capricorn',
  aqua: 'aquarius',
  // In Spanish; the others are written as in English, or nearly.
  tauro: 'taurus',
  geminis: 'gemini',
  escorpio: 'scorpio',
  escorpion: 'scorpio',
  sagitario: 'sagittarius',
  capricornio: 'capricorn',
  acuario: 'aquarius',
  piscis: 'pisces',
};

/** "leos", "scorpios": people speak of signs in the plural. */
function signOfWord(word: string): SignKey | null {
  if (Object.hasOwn(SIGN_NICKNAMES, word)) return SIGN_NICKNAMES[word]!;
  return SIGN_KEYS.find((sign) => word === sign || word === `${sign}s` || word === `${sign}es`) ?? null;
}

export function signsIn(words: readonly string[]): SignKey[] {
  return words.flatMap((word) => signOfWord(word) ?? []);
}

export function bodiesIn(words: readonly string[]): Body[] {
  const found = words.filter((word): word is Body => BODIES.includes(word as Body) && word !== 'node');
  return [...new Set(found)];
}

const SUIT_WORDS: Readonly<Record<string, Suit>> = {
  wand: 'wands',
  rods: 'wands',
  staves: 'wands',
  batons: 'wands',
  cup: 'cups',
  chalices: 'cups',
  sword: 'swords',
  blades: 'swords',
  pentacle: 'pentacles',
  coins: 'pentacles',
  coin: 'pentacles',
  disks: 'pentacles',
  discs: 'pentacles',
};

const suitOf = (word: string | undefined): Suit | null =>
  SUITS.find((suit) => suit === word) ?? SUIT_WORDS[word ?? ''] ?? null;

function rankOf(word: string | undefined): Rank | null {
  const named = RANKS.find((rank) => rank === word);
  if (named) return named;
  const number = Number(word);
  return Number.isInteger(number) && number >= 1 && number <= 10 ? RANKS[number - 1]! : null;
}

/** "ten of cups", "10 cups", "queen of coins" */
function minorIn(words: readonly string[]): CardSlug | null {
  for (const [at, word] of words.entries()) {
    const rank = rankOf(word);
    const suit = suitOf(words[at + 1] === 'of' ? words[at + 2] : words[at + 1]);
    if (rank && suit) return `${rank}-of-${suit}`;
  }
  return null;
}

const OTHER_NAMES: Readonly<Record<string, CardSlug>> = {
  judgment: 'judgement',
  lover: 'the-lovers',
  'hanging man': 'the-hanged-man',
  priestess: 'the-high-priestess',
  'wheel fortune': 'wheel-of-fortune',
  pope: 'the-hierophant',
};

/** Names of majors that mean little else. */
const UNMISTAKABLE =
  /magician|priestess|empress|emperor|hierophant|hermit|wheel|hanged|hanging|temperance|devil|tower|chariot/;

const MAJORS: readonly (readonly [name: string, slug: CardSlug])[] = [
  ...CARD_NAMES.filter(({ kind }) => kind === 'major').map(
    ({ slug }) => [slug.replace(/^the-/, '').replaceAll('-', ' '), slug] as const,
  ),
  ...Object.entries(OTHER_NAMES),
];

const TAROT_WORDS = 'tarot card cards reversed upright arcana pulled pull drew drawn draw inverted'.split(
  ' ',
);
const MEANING = ['meaning', 'meanings'];
/** What may stand around the name of a card whose meaning is asked for. */
const SMALL_WORDS = new Set(['what', 'whats', 'is', 's', 'the', 'of', ...MEANING]);

/** "moon meaning" asks for the card, "full moon meaning" and "sun in leo meaning" for the sky. */
function isMeant(name: string, words: readonly string[]): boolean {
  if (words.some((word) => TAROT_WORDS.includes(word)) || UNMISTAKABLE.test(name)) return true;
  if (!words.some((word) => MEANING.includes(word))) return false;
  return (
    !BODIES.some((body) => body === name) || words.every((word) => word === name || SMALL_WORDS.has(word))
  );
}

function majorIn(words: readonly string[]): CardSlug | null {
  const line = ` ${words.join(' ')} `;
  const found = MAJORS.filter(([name]) => line.includes(` ${name} `) && isMeant(name, words)).sort(
    ([one], [other]) => other.length - one.length,
  );
  return found[0]?.[1] ?? null;
}

/** The card that a question names. A Moon without a word about tarot is the one in the sky. */
export function cardIn(words: readonly string[]): CardSlug | null {
  return minorIn(words) ?? majorIn(words);
}
