import { SUITS } from './card-names.ts';
import type { SynthesisTexts } from './bank.ts';
import { joined } from './running-name.ts';
import { calledName, type Table, type TableCard } from './table-card.ts';

export type FindingKind = 'pair' | 'majors' | 'suit' | 'numbers' | 'reversals';

/** Something the cards on the table have in common, with the wordings to choose from. */
export interface Finding {
  kind: FindingKind;
  wordings: readonly string[];
  slots: Readonly<Record<string, string>>;
  /** Of a pair: the last card is one of the two. */
  hasLast?: boolean;
}

/** None, one or several of its kind. */
type Finder = (table: Table, texts: SynthesisTexts) => Finding[];

/** Two alike of three are no lead that a person would remark on. */
const LEAD = 3;
const leads = (part: number, total: number): boolean => part >= LEAD && part * 2 > total;

const mostlyMajors: Finder = ({ cards }, { majors }) => {
  const { length } = cards.filter(({ texts }) => texts.suit === null);
  if (!leads(length, cards.length)) return [];
  return [{ kind: 'majors', wordings: length === cards.length ? majors.all : majors.most, slots: {} }];
};

const leadingSuit: Finder = ({ cards }, texts) =>
  SUITS.flatMap((suit) => {
    const { length } = cards.filter((card) => card.texts.suit === suit);
    if (!leads(length, cards.length)) return [];
    return [{ kind: 'suit' as const, wordings: texts['suit-leads'][suit], slots: {} }];
  });

const COURTS = ['page', 'knight', 'queen', 'king'];
const RANKS = Array.from({ length: 14 }, (_, index) => index + 1);
const NUMBERS = ['aces', 'twos', 'threes', 'fours', 'fives', 'sixes', 'sevens', 'eights', 'nines', 'tens'];
const PLURALS = [...NUMBERS, ...COURTS.map((court) => `${court}s`)];

/** More than two names in a row are a list that nobody reads. */
function calledTogether(cards: readonly TableCard[], rank: number): string {
  return cards.length > 2 ? `so many ${PLURALS[rank - 1]}` : joined(cards.map(calledName));
}

/** Among five cards two of a number are no coincidence that a person would remark on. */
const repeatsWanted = ({ spread }: Table): number => (spread === 'three' ? 2 : 3);

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
      const hasLast = other === cards.at(-1);
      return text ? [{ kind: 'pair' as const, wordings: [text], slots: {}, hasLast }] : [];
    }),
  );

/** Half of them are nothing to remark on. */
const MANY_REVERSED = 0.7;

const reversals: Finder = ({ cards }, texts) =>
  cards.filter(({ reversed }) => reversed).length >= cards.length * MANY_REVERSED
    ? [{ kind: 'reversals', wordings: texts.reversals, slots: {} }]
    : [];

/** The strongest first. */
export const FINDERS: readonly Finder[] = [pairs, mostlyMajors, leadingSuit, numbers, reversals];
