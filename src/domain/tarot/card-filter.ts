import { SUITS, type Suit } from './card-names.ts';

export const CARD_GROUPS = ['majors', ...SUITS] as const;
export type CardGroup = (typeof CARD_GROUPS)[number];

export interface CardFilter {
  group: CardGroup | null;
  /** Majors 0 to 21; pips 1 to 10, then page, knight, queen and king to 14. */
  number: number | null;
}

const LAST_MAJOR = 21;
const LAST_OF_SUIT = 14;

export function isCardGroup(value: unknown): value is CardGroup {
  return CARD_GROUPS.includes(value as CardGroup);
}

/** The numbers that some card of the group has. */
export function numbersOf(group: CardGroup | null): number[] {
  const [first, last] = group === null || group === 'majors' ? [0, LAST_MAJOR] : [1, LAST_OF_SUIT];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** What an address asks for, as far as there are such cards. */
export function cardFilterFrom(suit: unknown, number: unknown): CardFilter {
  const group = isCardGroup(suit) ? suit : null;
  return { group, number: numbersOf(group).find((one) => String(one) === number) ?? null };
}

/** The filter as a query, without its question mark. */
export function cardFilterQuery({ group, number }: CardFilter): string {
  return [group && `suit=${group}`, number !== null && `number=${number}`].filter(Boolean).join('&');
}

/** Another group keeps the number, where it has it. */
export function withGroup({ number }: CardFilter, group: CardGroup | null): CardFilter {
  return { group, number: number !== null && numbersOf(group).includes(number) ? number : null };
}

interface Findable {
  name: string;
  number: number;
  suit: Suit | null;
  keywords: readonly string[];
  reversedKeywords: readonly string[];
}

/** Every word must begin a word of the card's name or of its keywords. */
function hasWords({ name, keywords, reversedKeywords }: Findable, words: readonly string[]): boolean {
  const own = [name, ...keywords, ...reversedKeywords]
    .join(' ')
    .toLowerCase()
    .split(/[^a-z’'-]+/);
  return words.every((word) => own.some((one) => one.startsWith(word)));
}

export function filteredCards<T extends Findable>(
  cards: readonly T[],
  { group, number }: CardFilter,
  search: string,
): T[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter(
    (card) =>
      (group === null || (card.suit ?? 'majors') === group) &&
      (number === null || card.number === number) &&
      hasWords(card, words),
  );
}
