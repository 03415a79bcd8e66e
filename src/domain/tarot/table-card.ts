import type { CardTexts } from './bank.ts';
import type { DrawnCard } from './draw.ts';
import { runningName } from './running-name.ts';
import type { MultiCardSpread } from './spreads.ts';

/** A drawn card with all that a reading may say about it. */
export interface TableCard {
  texts: CardTexts;
  reversed: boolean;
  runningName: string;
}

/** All cards of a spread, and what the choice of words depends on. */
export interface Table {
  spread: MultiCardSpread;
  cards: readonly TableCard[];
  seed: string;
}

export function onTable(all: ReadonlyMap<string, CardTexts>, { slug, reversed }: DrawnCard): TableCard {
  const texts = all.get(slug)!;
  return { texts, reversed, runningName: runningName(texts.name) };
}

/** As a reader of cards says it: the Hermit, or the Hermit reversed. */
export function calledName({ runningName: name, reversed }: TableCard): string {
  return reversed ? `${name} reversed` : name;
}
