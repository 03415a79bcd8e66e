import { SUITS, type Suit } from './card-names.ts';
import type { MeetingKey, SynthesisTexts } from './bank.ts';
import { joined, numberWord } from './running-name.ts';
import type { Table } from './synthesis.ts';
import type { TableCard } from './table-card.ts';

export type GroundName =
  'majors' | 'suit' | 'missing' | 'numbers' | 'pair' | 'elements' | 'reversals' | 'path';

/** A fact about the table, with the ways to tell it. */
export interface Finding {
  ground: GroundName;
  basis: string;
  wordings: readonly string[];
  slots: Readonly<Record<string, string>>;
}

type Ground = (table: Table, texts: SynthesisTexts) => Finding[];

const namesOf = (cards: readonly TableCard[]): string => joined(cards.map((card) => card.runningName));

const share = (count: number, total: number): Record<string, string> => ({
  count: numberWord(count),
  total: numberWord(total),
});

const majors: Ground = ({ cards }, texts) => {
  const great = cards.filter(({ texts: { suit } }) => suit === null);
  const [count, total] = [great.length, cards.length];
  const key = count === 0 ? 'none' : count === 1 ? 'one' : count * 2 <= total ? 'some' : 'most';
  const basis = `${count} of ${total} ${count === 1 ? 'is a great card' : 'are great cards'}`;
  const slots = { ...share(count, total), cards: namesOf(great) };
  return [{ ground: 'majors', basis, wordings: texts.majors[key], slots }];
};

const countOf = (cards: readonly TableCard[], suit: Suit): number =>
  cards.filter(({ texts }) => texts.suit === suit).length;

const suits: Ground = ({ cards }, texts) => {
  const counts = SUITS.map((suit) => ({ suit, count: countOf(cards, suit) })).sort(
    (a, b) => b.count - a.count,
  );
  const [most, next] = [counts[0]!, counts[1]!];
  if (most.count >= 2 && most.count > next.count) {
    const basis = `${most.count} of ${cards.length} are ${most.suit}`;
    const slots = share(most.count, cards.length);
    return [{ ground: 'suit', basis, wordings: texts['suit-leads'][most.suit], slots }];
  }
  if (counts.filter(({ count }) => count > 0).length < 2) return [];
  return [{ ground: 'suit', basis: 'No suit leads', wordings: texts.balanced, slots: {} }];
};

/** On a small table some suit is always missing, and that says nothing. */
const LARGE_TABLE = 5;

const missing: Ground = ({ cards }, texts) => {
  if (cards.length < LARGE_TABLE) return [];
  return SUITS.filter((suit) => countOf(cards, suit) === 0)
    .slice(0, 1)
    .map((suit) => ({
      ground: 'missing',
      basis: `No ${suit}`,
      wordings: texts['suit-missing'][suit],
      slots: {},
    }));
};

const COURTS = ['page', 'knight', 'queen', 'king'];
const PLURALS = ['aces', 'twos', 'threes', 'fours', 'fives', 'sixes', 'sevens', 'eights', 'nines', 'tens'];
const RANK_PLURALS = [...PLURALS, ...COURTS.map((court) => `${court}s`)];

const numbers: Ground = ({ cards }, texts) => {
  const minors = cards.filter(({ texts: { suit } }) => suit !== null);
  return RANK_PLURALS.flatMap((plural, index) => {
    const same = minors.filter((card) => card.texts.number === index + 1);
    if (same.length < 2) return [];
    const wordings = texts['number-repeats'][COURTS[index - 10] ?? String(index + 1)]!;
    const slots = { ...share(same.length, cards.length), cards: namesOf(same) };
    const basis = `${same.length} ${plural}`;
    return [{ ground: 'numbers' as const, basis: basis, wordings, slots }];
  });
};

const pairs: Ground = ({ cards }, texts) =>
  cards.flatMap((one, at) =>
    cards.slice(at + 1).flatMap((other) => {
      const [a, b] = [one.texts.slug, other.texts.slug];
      const text = texts.pairs[`${a}+${b}`] ?? texts.pairs[`${b}+${a}`];
      const basis = `${one.texts.name} with ${other.texts.name}`;
      return text ? [{ ground: 'pair' as const, basis, wordings: [text], slots: {} }] : [];
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
const elements: Ground = ({ cards }, texts) => {
  const at = cards.findIndex((card, index) => index > 0 && card.element && cards[index - 1]!.element);
  if (at < 0) return [];
  const [first, second] = [cards[at - 1]!, cards[at]!];
  const [one, other] = [first.element!.toLowerCase(), second.element!.toLowerCase()] as Lowercase<'Fire'>[];
  const meeting = MEETINGS.find((key) => key === `${one}-${other}` || key === `${other}-${one}`);
  const wordings = meeting ? texts['element-meets'][meeting] : texts['same-element'][one!];
  const basis = meeting ? `${first.element} beside ${other}` : `${first.element} beside ${one}`;
  return [
    { ground: 'elements', basis, wordings, slots: { first: first.runningName, second: second.runningName } },
  ];
};

const reversals: Ground = ({ cards, reversals: allowed }, texts) => {
  if (!allowed) return [];
  const [count, total] = [cards.filter(({ reversed }) => reversed).length, cards.length];
  const part = count / total;
  const key = count === 0 ? 'none' : part < 0.4 ? 'few' : part <= 0.6 ? 'half' : 'most';
  const basis = `${count} of ${total} reversed`;
  return [{ ground: 'reversals', basis, wordings: texts.reversals[key], slots: share(count, total) }];
};

function pathOf({ texts: first }: TableCard, { texts: last }: TableCard): keyof SynthesisTexts['first-last'] {
  if (first.suit === null && last.suit !== null) return 'falls';
  if (first.suit !== null && last.suit === null) return 'rises';
  if (first.suit !== last.suit) return first.number === last.number ? 'returns' : 'turns';
  return first.number < last.number ? 'rises' : 'falls';
}

const path: Ground = ({ cards }, texts) => {
  const [first, last] = [cards[0]!, cards.at(-1)!];
  const wordings = texts['first-last'][pathOf(first, last)];
  const basis = `From ${first.runningName} to ${last.runningName}`;
  return [{ ground: 'path', basis, wordings, slots: { first: first.runningName, last: last.runningName } }];
};

/** In the order in which they are told. */
export const GROUNDS: readonly Ground[] = [majors, suits, missing, numbers, pairs, elements, reversals, path];
