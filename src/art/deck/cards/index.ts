import type { CardPicture } from '../card.ts';
import type { CardSlug } from '../../../domain/tarot/card-names.ts';
import { aceOfCups } from './ace-of-cups.ts';
import { aceOfPentacles } from './ace-of-pentacles.ts';
import { aceOfSwords } from './ace-of-swords.ts';
import { aceOfWands } from './ace-of-wands.ts';
import { death } from './death.ts';
import { eightOfCups } from './eight-of-cups.ts';
import { eightOfPentacles } from './eight-of-pentacles.ts';
import { eightOfSwords } from './eight-of-swords.ts';
import { eightOfWands } from './eight-of-wands.ts';
import { fiveOfCups } from './five-of-cups.ts';
import { fiveOfPentacles } from './five-of-pentacles.ts';
import { fiveOfSwords } from './five-of-swords.ts';
import { fiveOfWands } from './five-of-wands.ts';
import { fourOfCups } from './four-of-cups.ts';
import { fourOfPentacles } from './four-of-pentacles.ts';
import { fourOfSwords } from './four-of-swords.ts';
import { fourOfWands } from './four-of-wands.ts';
import { judgement } from './judgement.ts';
import { justice } from './justice.ts';
import { kingOfCups } from './king-of-cups.ts';
import { kingOfPentacles } from './king-of-pentacles.ts';
import { kingOfSwords } from './king-of-swords.ts';
import { kingOfWands } from './king-of-wands.ts';
import { knightOfCups } from './knight-of-cups.ts';
import { knightOfPentacles } from './knight-of-pentacles.ts';
import { knightOfSwords } from './knight-of-swords.ts';
import { knightOfWands } from './knight-of-wands.ts';
import { nineOfCups } from './nine-of-cups.ts';
import { nineOfPentacles } from './nine-of-pentacles.ts';
import { nineOfSwords } from './nine-of-swords.ts';
import { nineOfWands } from './nine-of-wands.ts';
import { pageOfCups } from './page-of-cups.ts';
import { pageOfPentacles } from './page-of-pentacles.ts';
import { pageOfSwords } from './page-of-swords.ts';
import { pageOfWands } from './page-of-wands.ts';
import { queenOfCups } from './queen-of-cups.ts';
import { queenOfPentacles } from './queen-of-pentacles.ts';
import { queenOfSwords } from './queen-of-swords.ts';
import { queenOfWands } from './queen-of-wands.ts';
import { sevenOfCups } from './seven-of-cups.ts';
import { sevenOfPentacles } from './seven-of-pentacles.ts';
import { sevenOfSwords } from './seven-of-swords.ts';
import { sevenOfWands } from './seven-of-wands.ts';
import { sixOfCups } from './six-of-cups.ts';
import { sixOfPentacles } from './six-of-pentacles.ts';
import { sixOfSwords } from './six-of-swords.ts';
import { sixOfWands } from './six-of-wands.ts';
import { strength } from './strength.ts';
import { temperance } from './temperance.ts';
import { tenOfCups } from './ten-of-cups.ts';
import { tenOfPentacles } from './ten-of-pentacles.ts';
import { tenOfSwords } from './ten-of-swords.ts';
import { tenOfWands } from './ten-of-wands.ts';
import { theChariot } from './the-chariot.ts';
import { theDevil } from './the-devil.ts';
import { theEmperor } from './the-emperor.ts';
import { theEmpress } from './the-empress.ts';
import { theFool } from './the-fool.ts';
import { theHangedMan } from './the-hanged-man.ts';
import { theHermit } from './the-hermit.ts';
import { theHierophant } from './the-hierophant.ts';
import { theHighPriestess } from './the-high-priestess.ts';
import { theLovers } from './the-lovers.ts';
import { theMagician } from './the-magician.ts';
import { theMoon } from './the-moon.ts';
import { theStar } from './the-star.ts';
import { theSun } from './the-sun.ts';
import { theTower } from './the-tower.ts';
import { theWorld } from './the-world.ts';
import { threeOfCups } from './three-of-cups.ts';
import { threeOfPentacles } from './three-of-pentacles.ts';
import { threeOfSwords } from './three-of-swords.ts';
import { threeOfWands } from './three-of-wands.ts';
import { twoOfCups } from './two-of-cups.ts';
import { twoOfPentacles } from './two-of-pentacles.ts';
import { twoOfSwords } from './two-of-swords.ts';
import { twoOfWands } from './two-of-wands.ts';
import { wheelOfFortune } from './wheel-of-fortune.ts';

/** One line per card, in the order of the deck. */
export const PICTURES: Record<CardSlug, CardPicture> = {
  'the-fool': theFool,
  'the-magician': theMagician,
  'the-high-priestess': theHighPriestess,
  'the-empress': theEmpress,
  'the-emperor': theEmperor,
  'the-hierophant': theHierophant,
  'the-lovers': theLovers,
  'the-chariot': theChariot,
  strength,
  'the-hermit': theHermit,
  'wheel-of-fortune': wheelOfFortune,
  justice,
  'the-hanged-man': theHangedMan,
  death,
  temperance,
  'the-devil': theDevil,
  'the-tower': theTower,
  'the-star': theStar,
  'the-moon': theMoon,
  'the-sun': theSun,
  judgement,
  'the-world': theWorld,
  'ace-of-wands': aceOfWands,
  'two-of-wands': twoOfWands,
  'three-of-wands': threeOfWands,
  'four-of-wands': fourOfWands,
  'five-of-wands': fiveOfWands,
  'six-of-wands': sixOfWands,
  'seven-of-wands': sevenOfWands,
  'eight-of-wands': eightOfWands,
  'nine-of-wands': nineOfWands,
  'ten-of-wands': tenOfWands,
  'page-of-wands': pageOfWands,
  'knight-of-wands': knightOfWands,
  'queen-of-wands': queenOfWands,
  'king-of-wands': kingOfWands,
  'ace-of-cups': aceOfCups,
  'two-of-cups': twoOfCups,
  'three-of-cups': threeOfCups,
  'four-of-cups': fourOfCups,
  'five-of-cups': fiveOfCups,
  'six-of-cups': sixOfCups,
  'seven-of-cups': sevenOfCups,
  'eight-of-cups': eightOfCups,
  'nine-of-cups': nineOfCups,
  'ten-of-cups': tenOfCups,
  'page-of-cups': pageOfCups,
  'knight-of-cups': knightOfCups,
  'queen-of-cups': queenOfCups,
  'king-of-cups': kingOfCups,
  'ace-of-swords': aceOfSwords,
  'two-of-swords': twoOfSwords,
  'three-of-swords': threeOfSwords,
  'four-of-swords': fourOfSwords,
  'five-of-swords': fiveOfSwords,
  'six-of-swords': sixOfSwords,
  'seven-of-swords': sevenOfSwords,
  'eight-of-swords': eightOfSwords,
  'nine-of-swords': nineOfSwords,
  'ten-of-swords': tenOfSwords,
  'page-of-swords': pageOfSwords,
  'knight-of-swords': knightOfSwords,
  'queen-of-swords': queenOfSwords,
  'king-of-swords': kingOfSwords,
  'ace-of-pentacles': aceOfPentacles,
  'two-of-pentacles': twoOfPentacles,
  'three-of-pentacles': threeOfPentacles,
  'four-of-pentacles': fourOfPentacles,
  'five-of-pentacles': fiveOfPentacles,
  'six-of-pentacles': sixOfPentacles,
  'seven-of-pentacles': sevenOfPentacles,
  'eight-of-pentacles': eightOfPentacles,
  'nine-of-pentacles': nineOfPentacles,
  'ten-of-pentacles': tenOfPentacles,
  'page-of-pentacles': pageOfPentacles,
  'knight-of-pentacles': knightOfPentacles,
  'queen-of-pentacles': queenOfPentacles,
  'king-of-pentacles': kingOfPentacles,
};
