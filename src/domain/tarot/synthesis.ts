import type { SynthesisTexts } from './bank.ts';
import { chosenBy } from './draw.ts';
import { FINDERS, type Finding, type FindingKind } from './findings.ts';
import type { Table, TableCard } from './table-card.ts';

export type Tally = Record<'majors' | 'wands' | 'cups' | 'swords' | 'pentacles' | 'reversed', number>;

/** One paragraph over the whole table, and the fact it rests on. */
export interface SynthesisPart {
  /** The kind of finding; saved readings and the API have it under this name. */
  ground: FindingKind | 'closing';
  /** The fact in a few words: "4 of 10 are major arcana"; none for the last line. */
  basis?: string;
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

/** More cards carry more remarks. */
function findingLimit(cards: number): number {
  return cards <= 3 ? 3 : cards <= 5 ? 4 : 6;
}

const RARE_FIRST: readonly FindingKind[] = [
  'pair',
  'numbers',
  'majors',
  'suit',
  'elements',
  'reversals',
  'path',
  'missing',
];

function worded({ kind, basis, wordings, slots }: Finding, seed: string): SynthesisPart {
  const wording = wordings[chosenBy(`${seed} ${kind} ${basis}`, wordings.length)]!;
  return {
    ground: kind,
    basis,
    text: wording.replaceAll(/\{(\w+)\}/g, (whole, slot: string) => slots[slot] ?? whole),
  };
}

/** What the cards say together: the rarest findings are kept, in the order of the finders. */
export function synthesisOf(table: Table, texts: SynthesisTexts): SynthesisPart[] {
  const found = FINDERS.flatMap((find) => find(table, texts));
  const byRarity = found.toSorted((a, b) => RARE_FIRST.indexOf(a.kind) - RARE_FIRST.indexOf(b.kind));
  const kept = new Set(byRarity.slice(0, findingLimit(table.cards.length)));
  const closing = texts.closing[chosenBy(`${table.seed} closing`, texts.closing.length)]!;
  return [
    ...found.filter((finding) => kept.has(finding)).map((finding) => worded(finding, table.seed)),
    { ground: 'closing', text: closing },
  ];
}
