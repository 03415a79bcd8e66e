import { SUITS } from './card-names.ts';
import { ELEMENT_PAIRS, type SynthesisTexts } from './bank.ts';
import { joined } from './running-name.ts';
import type { Table, TableCard } from './table-card.ts';

export type FindingKind = 'pair' | 'majors' | 'suit' | 'numbers' | 'reversals' | 'elements';

/** Something the cards on the table have in common or struggle over, with the wordings to choose from. */
export interface Finding {
  kind: FindingKind;
  wordings: readonly string[];
  slots: Readonly<Record<string, string>>;
  /** Whether it is about cards that nothing was said of so far. */
  isElsewhere?: boolean;
}

/** None, one or several of its kind. */
type Finder = (table: Table, texts: SynthesisTexts) => Finding[];

const isMost = (part: number, total: number): boolean => part * 2 > total;

const majorsOf = (cards: readonly TableCard[]): TableCard[] =>
  cards.filter(({ texts }) => texts.suit === null);

const mostlyMajors: Finder = ({ cards }, { majors }) => {
  const { length } = majorsOf(cards);
  if (!isMost(length, cards.length)) return [];
  return [{ kind: 'majors', wordings: length === cards.length ? majors.all : majors.most, slots: {} }];
};

const someMajors: Finder = ({ cards }, texts) => {
  const [major] = majorsOf(cards);
  if (!major) return [];
  return [{ kind: 'majors', wordings: texts.majors.some, slots: { card: major.runningName } }];
};

/** Two alike of three are no lead that a person would remark on. */
const LEAD = 3;

const leadingSuit: Finder = ({ cards }, texts) =>
  SUITS.flatMap((suit) => {
    const { length } = cards.filter((card) => card.texts.suit === suit);
    if (length < LEAD || !isMost(length, cards.length)) return [];
    return [{ kind: 'suit' as const, wordings: texts['suit-leads'][suit], slots: {} }];
  });

const COURTS = ['page', 'knight', 'queen', 'king'];
const RANKS = Array.from({ length: 14 }, (_, index) => index + 1);
const NUMBERS = ['aces', 'twos', 'threes', 'fours', 'fives', 'sixes', 'sevens', 'eights', 'nines', 'tens'];
const PLURALS = [...NUMBERS, ...COURTS.map((court) => `${court}s`)];

/** More than two names in a row are a list that nobody reads. */
function calledTogether(cards: readonly TableCard[], rank: number): string {
  return cards.length > 2 ? `so many ${PLURALS[rank - 1]}` : joined(cards.map((card) => card.runningName));
}

/** Among ten cards two of a number are no coincidence that a person would remark on. */
const repeatsWanted = ({ spread }: Table): number => (spread === 'celtic-cross' ? 3 : 2);

const numbers: Finder = (table, texts) =>
  RANKS.flatMap((rank) => {
    const same = table.cards.filter((card) => card.texts.suit !== null && card.texts.number === rank);
    if (same.length < repeatsWanted(table)) return [];
    const wordings = texts['number-repeats'][COURTS[rank - 11] ?? String(rank)]!;
    return [{ kind: 'numbers' as const, wordings, slots: { cards: calledTogether(same, rank) } }];
  });

const pairs: Finder = ({ cards }, texts) =>
  cards.flatMap((one, at) =>
    cards.slice(at + 1).flatMap((other) => {
      if (one.reversed || other.reversed) return [];
      const [a, b] = [one.texts.slug, other.texts.slug];
      const text = texts.pairs[`${a}+${b}`] ?? texts.pairs[`${b}+${a}`];
      return text ? [{ kind: 'pair' as const, wordings: [text], slots: {}, isElsewhere: at > 1 }] : [];
    }),
  );

/** Half of them are nothing to remark on. */
const MANY_REVERSED = 0.7;

const reversals: Finder = ({ cards }, texts) =>
  cards.filter(({ reversed }) => reversed).length >= cards.length * MANY_REVERSED
    ? [{ kind: 'reversals', wordings: texts.reversals, slots: {} }]
    : [];

/** Of the first two cards: what was and what is, the two people, or the matter and what crosses it. */
const elements: Finder = ({ spread, cards }, texts) => {
  const [one, other] = cards.map(({ element }) => element?.toLowerCase());
  const pair = ELEMENT_PAIRS.find((key) => key === `${one}-${other}` || key === `${other}-${one}`);
  if (!pair) return [];
  const { general, love } = texts.elements;
  const slots = { [one!]: cards[0]!.runningName, [other!]: cards[1]!.runningName };
  return [{ kind: 'elements', wordings: (spread === 'love' ? love : general)[pair], slots }];
};

/** The strongest first. Where two neighbors have no elements to meet, one of them is of the major arcana. */
export const FINDERS: readonly Finder[] = [
  pairs,
  mostlyMajors,
  leadingSuit,
  numbers,
  reversals,
  elements,
  someMajors,
];
