import type { Outlook, SynthesisTexts } from './bank.ts';
import { chosenBy } from './draw.ts';
import { FINDERS, type FindingKind } from './findings.ts';
import type { MultiCardSpread } from './spreads.ts';
import { calledName, kindOf, type Table, type TableCard } from './table-card.ts';

export type Tally = Record<'majors' | 'wands' | 'cups' | 'swords' | 'pentacles' | 'reversed', number>;

/** One paragraph of what the cards say together. */
export interface SynthesisPart {
  /** What the paragraph rests on; saved readings and the API have it under this name. */
  ground: FindingKind | 'path' | 'closing';
  text: string;
}

export function tallyOf(cards: readonly TableCard[]): Tally {
  const tally: Tally = { majors: 0, wands: 0, cups: 0, swords: 0, pentacles: 0, reversed: 0 };
  for (const { texts, reversed } of cards) {
    tally[texts.suit ?? 'majors'] += 1;
    if (reversed) tally.reversed += 1;
  }
  return tally;
}

function oneOf<T>(choices: readonly T[], { seed }: Table, use: string): T {
  return choices[chosenBy(`${seed} ${use}`, choices.length)]!;
}

function filled(wording: string, slots: Readonly<Record<string, string>>): string {
  return wording.replaceAll(/\{([\w-]+)\}/g, (whole, slot: string) => slots[slot] ?? whole);
}

const wayOf = ({ reversed }: TableCard) => (reversed ? 'reversed' : 'upright');

function gistOf(card: TableCard, { gists }: SynthesisTexts): string {
  return gists[card.texts.slug]![wayOf(card)];
}

function outlookOf(card: TableCard, { gists }: SynthesisTexts): Outlook {
  return gists[card.texts.slug]!.outlook[wayOf(card)];
}

/** The first card, the last, and how the one turns into the other. */
function opening(table: Table, texts: SynthesisTexts): SynthesisPart {
  const [first, last] = [table.cards[0]!, table.cards.at(-1)!];
  const outlook = outlookOf(last, texts);
  const turns = texts.turns[`${kindOf(first)}-${kindOf(last)}`].filter(({ unless }) => unless !== outlook);
  const { turn, means } = oneOf(turns, table, 'turn');
  const sentence = filled(oneOf(texts.openings[table.spread], table, 'opening'), {
    first: calledName(first),
    'first-gist': gistOf(first, texts),
    last: calledName(last),
    'last-gist': gistOf(last, texts),
    turn,
  });
  const ending = outlook === 'mixed' ? [] : [oneOf(texts.outlooks[outlook], table, 'outlook')];
  return { ground: 'path', text: [sentence, means, ...ending].join(' ') };
}

/** The second card, in love the one between the two as well. */
function aboutMiddle(table: Table, texts: SynthesisTexts): string[] {
  const [, second, third] = table.cards;
  const slotsOf = (card: TableCard) => ({ card: calledName(card), gist: gistOf(card, texts) });
  const about = filled(oneOf(texts.middles[table.spread], table, 'middle'), slotsOf(second!));
  if (table.spread !== 'love') return [about];
  return [about, filled(oneOf(texts.between, table, 'between'), slotsOf(third!))];
}

/** Then the strongest thing the cards have in common or struggle over. */
function middle(table: Table, texts: SynthesisTexts): SynthesisPart {
  const found = FINDERS.map((find) => find(table, texts)).find(({ length }) => length > 0)!;
  const { kind, wordings, slots, isElsewhere } = oneOf(found, table, 'finding');
  const bridge = isElsewhere ? [oneOf(texts.bridges, table, 'bridge')] : [];
  const finding = filled(oneOf(wordings, table, kind), slots);
  return { ground: kind, text: [...aboutMiddle(table, texts), ...bridge, finding].join(' ') };
}

/** The place whose card shows what the visitor could do: with you, what helps, you in this. */
const COUNSEL_PLACES: Readonly<Record<MultiCardSpread, number>> = { three: 1, love: 3, 'celtic-cross': 6 };

/** What the visitor asked, and what to do or ask next. */
function closing(table: Table, texts: SynthesisTexts): SynthesisPart {
  const { spread, cards } = table;
  const card = cards[COUNSEL_PLACES[spread]]!;
  const answer = oneOf(texts.answers[spread === 'love' ? 'love' : 'general'][kindOf(card)], table, 'answer');
  // Of three cards the one with you has just been spoken of.
  if (spread === 'three') return { ground: 'closing', text: answer };
  const slots = { card: calledName(card), gist: gistOf(card, texts) };
  const about = filled(oneOf(texts.counsels[spread], table, 'counsel'), slots);
  return { ground: 'closing', text: `${about} ${answer}` };
}

/** What the cards say together: one answer in three paragraphs, from the first card to the visitor's question. */
export function synthesisOf(table: Table, texts: SynthesisTexts): SynthesisPart[] {
  return [opening(table, texts), middle(table, texts), closing(table, texts)];
}
