import type { Lean, TarotBank, SpreadTexts } from './bank.ts';
import { chosenBy, type DrawnCard } from './draw.ts';
import { hasSeveralCards, type SpreadKey } from './spreads.ts';
import { synthesisOf, tallyOf, type SynthesisPart, type Tally } from './synthesis.ts';
import { calledName, onTable, type TableCard } from './table-card.ts';

export interface WovenCard {
  position: string;
  positionName: string;
  asks: string;
  slug: string;
  name: string;
  reversed: boolean;
  keywords: readonly string[];
  lead: string;
  text: string;
}

/** The text of a reading: card by card, then over the whole table. */
export interface WovenReading {
  spread: SpreadKey | 'day';
  spreadName: string;
  cards: WovenCard[];
  tally: Tally;
  synthesis: SynthesisPart[];
  /** Of the yes-or-no table only. */
  answer?: { lean: Lean; why: string; closing: string };
}

export interface Draw {
  spread: SpreadKey | 'day';
  cards: readonly DrawnCard[];
  /** Decides which of several wordings is used; the same draw always gets the same. */
  seed: string;
}

function wovenCard(table: SpreadTexts, card: TableCard, place: number, seed: string): WovenCard {
  const { key, name, asks, aspect, withAdvice, leads } = table.positions[place]!;
  const { texts, reversed } = card;
  const meaning = reversed ? texts.reversed : texts.upright;
  const lead = leads[chosenBy(`${seed} lead ${place}`, leads.length)]!;
  return {
    position: key,
    positionName: name,
    asks,
    slug: texts.slug,
    name: texts.name,
    reversed,
    keywords: reversed ? texts.reversedKeywords : texts.keywords,
    lead: lead.replaceAll('{card}', calledName(card)),
    text: withAdvice ? `${meaning[aspect]} ${meaning.advice}` : meaning[aspect],
  };
}

function answerOf(table: SpreadTexts, { texts }: TableCard, seed: string): WovenReading['answer'] {
  const closings = table.closing?.[texts.yesNo];
  if (!closings) return undefined;
  const closing = closings[chosenBy(`${seed} answer`, closings.length)]!;
  return { lean: texts.yesNo, why: texts.yesNoWhy, closing };
}

export function weave({ spread, cards, seed }: Draw, { cards: all, weaving }: TarotBank): WovenReading {
  const table = weaving.spreads[spread];
  const drawn = cards.map((card) => onTable(all, card));
  const answer = answerOf(table, drawn[0]!, seed);
  return {
    spread,
    spreadName: table.name,
    cards: drawn.map((card, place) => wovenCard(table, card, place, seed)),
    tally: tallyOf(drawn),
    synthesis: hasSeveralCards(spread) ? synthesisOf({ spread, cards: drawn, seed }, weaving) : [],
    ...(answer && { answer }),
  };
}
