import { isSignKey, SIGN_KEYS, type SignKey } from '../zodiac/signs.ts';

export type Pair = readonly [SignKey, SignKey];

/** The two in the order of the zodiac: a pair has one name, whoever is named first. */
export function inZodiacOrder(one: SignKey, other: SignKey): Pair {
  return SIGN_KEYS.indexOf(one) <= SIGN_KEYS.indexOf(other) ? [one, other] : [other, one];
}

/** "aries-and-leo" */
export function pairKey(one: SignKey, other: SignKey): string {
  return inZodiacOrder(one, other).join('-and-');
}

export function pairAddress(one: SignKey, other: SignKey): string {
  return `/compatibility/${pairKey(one, other)}`;
}

/** The two signs of "leo-and-aries", as they stand there. */
export function pairFrom(text: string | undefined): Pair | null {
  const [first, second, ...rest] = (text ?? '').split('-and-');
  return isSignKey(first) && isSignKey(second) && rest.length === 0 ? [first, second] : null;
}

/** All 78, in zodiac order. */
export const PAIRS: readonly Pair[] = SIGN_KEYS.flatMap((one, index) =>
  SIGN_KEYS.slice(index).map((other): Pair => [one, other]),
);
