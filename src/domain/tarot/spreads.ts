/** How many cards each table asks for. */
export const SPREAD_SIZES = { one: 1, three: 3, love: 5, 'celtic-cross': 10, 'yes-no': 1 } as const;

export type SpreadKey = keyof typeof SPREAD_SIZES;

export const SPREAD_KEYS = Object.keys(SPREAD_SIZES) as SpreadKey[];

/** These are also read together: their cards make one answer. */
export const MULTI_CARD_SPREADS = ['three', 'love', 'celtic-cross'] as const;

export type MultiCardSpread = (typeof MULTI_CARD_SPREADS)[number];

export function hasSeveralCards(spread: string): spread is MultiCardSpread {
  return (MULTI_CARD_SPREADS as readonly string[]).includes(spread);
}

/** What the table is laid for when nobody has chosen. */
export const DEFAULT_SPREAD: SpreadKey = 'three';

export function isSpreadKey(value: unknown): value is SpreadKey {
  return SPREAD_KEYS.includes(value as SpreadKey);
}

/** A card that leans toward yes would lean nowhere when turned: this table is always read upright. */
export function readsReversals(spread: SpreadKey): boolean {
  return spread !== 'yes-no';
}
