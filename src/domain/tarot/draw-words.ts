import { DECK_SIZE } from './draw.ts';
import { numberWord } from './running-name.ts';

/** "7f3a 91c0 … e21b": enough to compare two seals by eye. */
export function shortSeal(seal: string): string {
  return `${seal.slice(0, 4)} ${seal.slice(4, 8)} … ${seal.slice(-4)}`;
}

/** "7f3a 91c0 55d2 …": a long number in groups that can be read aloud. */
export function inGroups(hex: string): string {
  return hex.replaceAll(/.{4}(?=.)/g, '$& ');
}

interface Table {
  reversals: boolean;
  reversed: number;
}

/** What follows "Drawn at 8:04 AM". */
export function deckWords({ reversals, reversed }: Table): string {
  const turned = reversals ? `${numberWord(reversed)} reversed` : 'reversals off';
  return `from a full deck of ${DECK_SIZE}, ${reversals && reversed === 0 ? 'none reversed' : turned}.`;
}
