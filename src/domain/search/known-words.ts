import { RANKS, SUITS } from '../tarot/card-names.ts';
import { QUOTE_TOPICS } from '../quotes/topics.ts';
import { BODIES } from '../sky/bodies.ts';
import { SIGN_KEYS } from '../zodiac/signs.ts';
import { MONTHS, WEEKDAYS } from './calendar-words.ts';
import { SIGN_NICKNAMES } from './names.ts';

const OTHERS = `
  horoscope horoscopes daily weekly monthly today tonight tomorrow yesterday week month year compatibility compatible
  match zodiac sign signs astrology tarot card cards reading readings reversed upright spread celtic cross meaning quote
  quotes author retrograde direct moon full new eclipse solar lunar equinox solstice planet planets birthday born cusp
  element ascendant house houses aspect archive settings notifications career money health finance friendship
  relationship major minor arcana fool magician priestess empress emperor hierophant lovers chariot strength hermit
  wheel fortune justice hanged death temperance devil tower star judgement world transit conjunction opposition square
  trine sextile phase blog article weekend horoscopes starsign starsigns bday birthdays compatible equinoxes solstices
  eclipses retrogrades beginners spring summer autumn fall winter notification privacy terms policy service
  jan feb mar apr jun jul aug sep sept oct nov dec sun mon tue wed thu fri sat`;

/** Words the site is about; a mistyped word is sooner taken for one of these. */
export const KNOWN_WORDS: readonly string[] = [
  ...new Set([
    ...SIGN_KEYS,
    ...Object.keys(SIGN_NICKNAMES),
    ...BODIES,
    ...SUITS,
    ...RANKS,
    ...QUOTE_TOPICS,
    ...MONTHS,
    ...WEEKDAYS,
    ...OTHERS.trim().split(/\s+/),
  ]),
];
