import { SIGN_KEYS } from '../zodiac/signs.ts';
import type { SignKey } from '../zodiac/signs.ts';
import { RANKS } from './card-names.ts';
import type { Attribution, CardName, Planet, Rank, Suit } from './card-names.ts';

/** A third of a sign. The pips from two to ten of the four suits are the 36 decans of the year. */
export interface Decan {
  planet: Planet;
  sign: SignKey;
  /** 0 for the first ten degrees of Aries, 35 for the last of Pisces. */
  place: number;
  /** First, second or third of its sign. */
  third: 0 | 1 | 2;
}

/** The three signs of each suit in the order of its pips: cardinal, fixed, mutable. */
const SIGNS_OF: Record<Suit, readonly [SignKey, SignKey, SignKey]> = {
  wands: ['aries', 'leo', 'sagittarius'],
  cups: ['cancer', 'scorpio', 'pisces'],
  swords: ['libra', 'aquarius', 'gemini'],
  pentacles: ['capricorn', 'taurus', 'virgo'],
};

/** The planets in the order the Golden Dawn lets them run through the decans, beginning at 0° Aries. */
const ORDER: readonly Planet[] = ['mars', 'sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter'];

export function decanOf(suit: Suit, rank: Rank): Decan | undefined {
  const pip = RANKS.indexOf(rank) - 1;
  if (pip < 0 || pip > 8) return undefined;
  const sign = SIGNS_OF[suit][Math.floor(pip / 3)]!;
  const third = (pip % 3) as 0 | 1 | 2;
  const place = SIGN_KEYS.indexOf(sign) * 3 + third;
  return { planet: ORDER[place % 7]!, sign, place, third };
}

/** First of the nine decans each ace governs. */
export const ACE_QUARTER: Record<Suit, number> = { pentacles: 0, wands: 9, cups: 18, swords: 27 };

const ELEMENT_OF = { wands: 'Fire', cups: 'Water', swords: 'Air', pentacles: 'Earth' } as const;

/** The sign where most of a court card's thirty degrees lie; pages share the quarter of the ace. */
function courtSign(suit: Suit, rank: Rank): SignKey | undefined {
  const [cardinal, fixed, mutable] = SIGNS_OF[suit];
  if (rank === 'queen') return cardinal;
  if (rank === 'knight') return fixed;
  return rank === 'king' ? mutable : undefined;
}

/** What the card's ground is painted after. */
export function attributionOf(name: CardName): Attribution {
  if (name.kind === 'major') return name.attribution;
  const { suit, rank } = name;
  return decanOf(suit, rank)?.sign ?? courtSign(suit, rank) ?? ELEMENT_OF[suit];
}
