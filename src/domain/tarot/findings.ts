import { SUITS, type Suit } from './card-names.ts';
import type { MeetingKey, SynthesisTexts } from './bank.ts';
import { joined, numberWord } from './running-name.ts';
import type { Table, TableCard } from './table-card.ts';

export type FindingKind =
  'majors' | 'suit' | 'missing' | 'numbers' | 'pair' | 'elements' | 'reversals' | 'path';

/** A fact about the cards on the table, with the wordings to choose from. */
export interface Finding {
  kind: FindingKind;
  basis: string;
  wordings: readonly string[];
  slots: Readonly<Record<string, string>>;
}

type Finder = (table: Table, texts: SynthesisTexts) => Finding[];

const namesOf = (cards: readonly TableCard[]): string => joined(cards.map((card) => card.runningName));

const share = (count: number, total: number): Record<string, string> => ({
  count: numberWord(count),
  total: numberWord(total),
});

const majors: Finder = ({ cards }, texts) => {
  const great = cards.filter(({ texts: { suit } }) => suit === null);
  const [count, total] = [great.length, cards.length];
  const key = count === 0 ? 'none' : count === 1 ? 'one' : count * 2 <= total ? 'some' : 'most';
  const basis = `${count} of ${total} ${count === 1 ? 'is major arcana' : 'are major arcana'}`;
  const slots = { ...share(count, total), cards: namesOf(great) };
  return [{ kind: 'majors', basis, wordings: texts.majors[key], slots }];
};

const countOf = (cards: readonly TableCard[], suit: Suit): number =>
  cards.filter(({ texts }) => texts.suit === suit).length;

const suits: Finder = ({ cards }, texts) => {
  const counts = SUITS.map((suit) => ({ suit, count: countOf(cards, suit) })).sort(
    (a, b) => b.count - a.count,
  );
  const [most, next] = [counts[0]!, counts[1]!];
  if (most.count >= 2 && most.count > next.count) {
    const basis = `${most.count} of ${cards.length} are ${most.suit}`;
    const slots = share(most.count, cards.length);
    return [{ kind: 'suit', basis, wordings: texts['suit-leads'][most.suit], slots }];
  }
  if (counts.filter(({ count }) => count > 0).length < 2) return [];
  return [{ kind: 'suit', basis: 'No suit leads', wordings: texts.balanced, slots: {} }];
};

/** On a small table some suit is always missing, and that says nothing. */
const LARGE_TABLE = 5;

const missing: Finder = ({ cards }, texts) => {
  if (cards.length < LARGE_TABLE) return [];
  return SUITS.filter((suit) => countOf(cards, suit) === 0)
    .slice(0, 1)
    .map((suit) => ({
      kind: 'missing',
      basis: `No ${suit}`,
      wordings: texts['suit-missing'][suit],
      slots: {},
    }));
};

const COURTS = ['page', 'knight', 'queen', 'king'];
const PLURALS = ['aces', 'twos', 'threes', 'fours', 'fives', 'sixes', 'sevens', 'eights', 'nines', 'tens'];
const RANK_PLURALS = [...PLURALS, ...COURTS.map((court) => `${court}s`)];

const numbers: Finder = ({ cards }, texts) => {
  const minors = cards.filter(({ texts: { suit } }) => suit !== null);
  return RANK_PLURALS.flatMap((plural, index) => {
    const same = minors.filter((card) => card.texts.number === index + 1);
    if (same.length < 2) return [];
    const wordings = texts['number-repeats'][COURTS[index - 10] ?? String(index + 1)]!;
    const slots = { ...share(same.length, cards.length), cards: namesOf(same) };
    const basis = `${same.length} ${plural}`;
    return [{ kind: 'numbers' as const, basis: basis, wordings, slots }];
  });
};

const pairs: Finder = ({ cards }, texts) =>
  cards.flatMap((one, at) =>
    cards.slice(at + 1).flatMap((other) => {
      const [a, b] = [one.texts.slug, other.texts.slug];
      const text = texts.pairs[`${a}+${b}`] ?? texts.pairs[`${b}+${a}`];
      const basis = `${one.texts.name} with ${other.texts.name}`;
      return text ? [{ kind: 'pair' as const, basis, wordings: [text], slots: {} }] : [];
    }),
  );

const MEETINGS: readonly MeetingKey[] = [
  'fire-water',
  'fire-air',
  'fire-earth',
  'water-air',
  'water-earth',
  'air-earth',
];

/** The first two neighbors that both have an element. */
const elements: Finder = ({ cards }, texts) => {
  const at = cards.findIndex((card, index) => index > 0 && card.element && cards[index - 1]!.element);
  if (at < 0) return [];
  const [first, second] = [cards[at - 1]!, cards[at]!];
  const [one, other] = [first.element!.toLowerCase(), second.element!.toLowerCase()] as Lowercase<'Fire'>[];
  const meeting = MEETINGS.find((key) => key === `${one}-${other}` || key === `${other}-${one}`);
  const wordings = meeting ? texts['element-meets'][meeting] : texts['same-element'][one!];
  const basis = meeting ? `${first.element} beside ${other}` : `${first.element} beside ${one}`;
  return [
    { kind: 'elements', basis, wordings, slots: { first: first.runningName, second: second.runningName } },
  ];
};

const reversals: Finder = ({ cards, reversals: allowed }, texts) => {
  if (!allowed) return [];
  const [count, total] = [cards.filter(({ reversed }) => reversed).length, cards.length];
  const part = count / total;
  const key = count === 0 ? 'none' : part < 0.4 ? 'few' : part <= 0.6 ? 'half' : 'most';
  const basis = `${count} of ${total} reversed`;
  return [{ kind: 'reversals', basis, wordings: texts.reversals[key], slots: share(count, total) }];
};

function pathOf({ texts: first }: TableCard, { texts: last }: TableCard): keyof SynthesisTexts['first-last'] {
  if (first.suit === null && last.suit !== null) return 'falls';
  if (first.suit !== null && last.suit === null) return 'rises';
  if (first.suit !== last.suit) return first.number === last.number ? 'returns' : 'turns';
  return first.number < last.number ? 'rises' : 'falls';
}

const path: Finder = ({ cards }, texts) => {
  const [first, last] = [cards[0]!, cards.at(-1)!];
  const wordings = texts['first-last'][pathOf(first, last)];
  const basis = `From ${first.runningName} to ${last.runningName}`;
  return [{ kind: 'path', basis, wordings, slots: { first: first.runningName, last: last.runningName } }];
};

/** In the order in which a reading mentions them. */
export const FINDERS: readonly Finder[] = [majors, suits, missing, numbers, pairs, elements, reversals, path];
