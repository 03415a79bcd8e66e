import type { Body } from '../sky/bodies.ts';
import { SIGN_KEYS, type SignKey } from '../zodiac/signs.ts';

/**
 * The old seven rulers. Uranus, Neptune and Pluto, which the sign pages name as modern rulers, stay in a sign for years:
 * a chart that they ruled would be ruled alike for a whole class at school.
 */
const RULERS: Record<SignKey, Body> = {
  aries: 'mars',
  taurus: 'venus',
  gemini: 'mercury',
  cancer: 'moon',
  leo: 'sun',
  virgo: 'mercury',
  libra: 'venus',
  scorpio: 'mars',
  sagittarius: 'jupiter',
  capricorn: 'saturn',
  aquarius: 'saturn',
  pisces: 'jupiter',
};

const EXALTED_IN: Partial<Record<Body, SignKey>> = {
  sun: 'aries',
  moon: 'taurus',
  mercury: 'virgo',
  venus: 'pisces',
  mars: 'capricorn',
  jupiter: 'cancer',
  saturn: 'libra',
};

export const DIGNITIES = ['domicile', 'exaltation', 'detriment', 'fall'] as const;
export type Dignity = (typeof DIGNITIES)[number];

const opposite = (sign: SignKey): SignKey => SIGN_KEYS[(SIGN_KEYS.indexOf(sign) + 6) % 12]!;

export function rulerOf(sign: SignKey): Body {
  return RULERS[sign];
}

/** Null where a planet is neither strong nor weak by its sign. Mercury, at home and exalted in Virgo, is at home there. */
export function dignityOf(body: Body, sign: SignKey): Dignity | null {
  if (rulerOf(sign) === body) return 'domicile';
  if (rulerOf(opposite(sign)) === body) return 'detriment';
  if (EXALTED_IN[body] === sign) return 'exaltation';
  return EXALTED_IN[body] === opposite(sign) ? 'fall' : null;
}
