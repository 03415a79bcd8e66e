import type { CardPicture } from '../card.ts';
import type { CardSlug } from '../names.ts';
import { aceOfCups } from './ace-of-cups.ts';
import { queenOfSwords } from './queen-of-swords.ts';
import { sevenOfCups } from './seven-of-cups.ts';
import { strength } from './strength.ts';
import { tenOfWands } from './ten-of-wands.ts';
import { theFool } from './the-fool.ts';
import { theHighPriestess } from './the-high-priestess.ts';
import { theMoon } from './the-moon.ts';
import { threeOfSwords } from './three-of-swords.ts';
import { twoOfPentacles } from './two-of-pentacles.ts';
import { wheelOfFortune } from './wheel-of-fortune.ts';

/** One line per card, in the order of the deck. */
export const PICTURES: Partial<Record<CardSlug, CardPicture>> = {
  'the-fool': theFool,
  'the-high-priestess': theHighPriestess,
  strength,
  'wheel-of-fortune': wheelOfFortune,
  'the-moon': theMoon,
  'ten-of-wands': tenOfWands,
  'ace-of-cups': aceOfCups,
  'seven-of-cups': sevenOfCups,
  'three-of-swords': threeOfSwords,
  'queen-of-swords': queenOfSwords,
  'two-of-pentacles': twoOfPentacles,
};
