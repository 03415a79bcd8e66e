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

/** You and they take the same forms of a verb, so the pronouns are all that changes. */
export function ofThem(deed: string): string {
  return deed.replaceAll(/\byour\b/g, 'their').replaceAll(/\byou\b/g, 'they');
}

function slotsOf(card: TableCard, { gists }: SynthesisTexts) {
  const way = wayOf(card);
  const gist = gists[card.texts.slug]!;
  const deed = gist.deed[way];
  return { card: calledName(card), gist: gist[way], deed, 'their-deed': ofThem(deed) };
}

function outlookOf(card: TableCard, { gists }: SynthesisTexts): Outlook {
  return gists[card.texts.slug]!.outlook[wayOf(card)];
}

/** The first card, the last, and how the one turns into the other. */
function opening(table: Table, texts: SynthesisTexts): SynthesisPart {
  const [first, last] = [table.cards[0]!, table.cards.at(-1)!];
  const [from, to] = [slotsOf(first, texts), slotsOf(last, texts)];
  const outlook = outlookOf(last, texts);
  const turns = texts.turns[`${kindOf(first)}-${kindOf(last)}`].filter(({ unless }) => unless !== outlook);
  const { turn, means } = oneOf(turns, table, 'turn');
  const sentences = filled(oneOf(texts.openings[table.spread], table, 'opening'), {
    first: from.card,
    'first-gist': from.gist,
    'first-deed': from.deed,
    last: to.card,
    'last-gist': to.gist,
    'last-deed': to.deed,
  });
  const ending = outlook === 'mixed' ? [] : [oneOf(texts.outlooks[outlook], table, 'outlook')];
  const way = filled(oneOf(texts.ways, table, 'way'), { turn });
  return { ground: 'path', text: [sentences, ...ending, way, means].join(' ') };
}

/** The second card, in love the one between the two as well. */
function aboutMiddle(table: Table, texts: SynthesisTexts): string[] {
  const [, second, third] = table.cards;
  const about = filled(oneOf(texts.middles[table.spread], table, 'middle'), slotsOf(second!, texts));
  if (table.spread !== 'love') return [about];
  return [about, filled(oneOf(texts.between, table, 'between'), slotsOf(third!, texts))];
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
  const about = filled(oneOf(texts.counsels[spread], table, 'counsel'), slotsOf(card, texts));
  return { ground: 'closing', text: `${about} ${answer}` };
}

/** What the cards say together: one answer in three paragraphs, from the first card to the visitor's question. */
export function synthesisOf(table: Table, texts: SynthesisTexts): SynthesisPart[] {
  return [opening(table, texts), middle(table, texts), closing(table, texts)];
}
