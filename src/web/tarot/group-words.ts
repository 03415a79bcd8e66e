import { RANKS } from '../../domain/tarot/card-names.ts';
import type { CardGroup } from '../../domain/tarot/card-filter.ts';
import type { Lean } from '../../domain/tarot/bank.ts';

export const GROUP_NAMES: Record<CardGroup, string> = {
  majors: 'Major Arcana',
  wands: 'Wands',
  cups: 'Cups',
  swords: 'Swords',
  pentacles: 'Pentacles',
};

export const LEAN_NAMES: Record<Lean, string> = { yes: 'Yes', no: 'No', maybe: 'Maybe' };

/** In a suit the first is the ace and the last four are persons; else a number is a number. */
export function numberName(number: number, group: CardGroup | null): string {
  const isNamed = group !== null && group !== 'majors' && (number === 1 || number > 10);
  if (!isNamed) return String(number);
  const rank = RANKS[number - 1]!;
  return rank.charAt(0).toUpperCase() + rank.slice(1);
}
