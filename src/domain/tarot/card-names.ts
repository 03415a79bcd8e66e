import type { Element, SignKey } from '../zodiac/signs.ts';

export const SUITS = ['wands', 'cups', 'swords', 'pentacles'] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = [
  'ace',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'page',
  'knight',
  'queen',
  'king',
] as const;
export type Rank = (typeof RANKS)[number];

/** The seven planets of the old sky, the only ones the deck's tables know. */
export type Planet = 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn';

/** What a card is painted after: a sign, a planet, or an element in its pure state. */
export type Attribution = SignKey | Planet | Element;

/** The 22 majors in order, with what the Golden Dawn gives them; Strength is 8 and Justice 11. */
const MAJORS = [
  ['the-fool', 'Air'],
  ['the-magician', 'mercury'],
  ['the-high-priestess', 'moon'],
  ['the-empress', 'venus'],
  ['the-emperor', 'aries'],
  ['the-hierophant', 'taurus'],
  ['the-lovers', 'gemini'],
  ['the-chariot', 'cancer'],
  ['strength', 'leo'],
  ['the-hermit', 'virgo'],
  ['wheel-of-fortune', 'jupiter'],
  ['justice', 'libra'],
  ['the-hanged-man', 'Water'],
  ['death', 'scorpio'],
  ['temperance', 'sagittarius'],
  ['the-devil', 'capricorn'],
  ['the-tower', 'mars'],
  ['the-star', 'aquarius'],
  ['the-moon', 'pisces'],
  ['the-sun', 'sun'],
  ['judgement', 'Fire'],
  ['the-world', 'saturn'],
] as const satisfies readonly (readonly [string, Attribution])[];

export type MajorSlug = (typeof MAJORS)[number][0];
export type CardSlug = MajorSlug | `${Rank}-of-${Suit}`;

export type CardName =
  | { slug: CardSlug; kind: 'major'; number: number; attribution: Attribution }
  | { slug: CardSlug; kind: 'minor'; number: number; suit: Suit; rank: Rank };

export const CARD_NAMES: readonly CardName[] = [
  ...MAJORS.map(([slug, attribution], number): CardName => ({ slug, kind: 'major', number, attribution })),
  ...SUITS.flatMap((suit) =>
    RANKS.map((rank, i): CardName => ({
      slug: `${rank}-of-${suit}`,
      kind: 'minor',
      number: i + 1,
      suit,
      rank,
    })),
  ),
];

export function nameOf(slug: CardSlug): CardName {
  return CARD_NAMES.find((name) => name.slug === slug)!;
}

const COURT_LETTERS: Partial<Record<Rank, string>> = { page: 'P', knight: 'KN', queen: 'Q', king: 'K' };
const ROMAN: readonly [number, string][] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function roman(number: number): string {
  if (number === 0) return '';
  const [value, letters] = ROMAN.find(([step]) => step <= number)!;
  return letters + roman(number - value);
}

/** What stands in the cartouche: 0, a Roman number, or the letter of a court. */
export function numeralOf(name: CardName): string {
  if (name.kind === 'minor') return COURT_LETTERS[name.rank] ?? roman(name.number);
  return roman(name.number) || '0';
}
