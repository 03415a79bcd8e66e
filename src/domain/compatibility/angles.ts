import { SIGN_KEYS, signOf, type SignKey } from '../zodiac/signs.ts';

/** Signs between two on the circle, the shorter way: 0 to 6. */
export function signsApart(a: SignKey, b: SignKey): number {
  const apart = Math.abs(SIGN_KEYS.indexOf(a) - SIGN_KEYS.indexOf(b));
  return Math.min(apart, 12 - apart);
}

/** The sign so many places further along the zodiac. */
export function signAfter(sign: SignKey, places: number): SignKey {
  return SIGN_KEYS[(SIGN_KEYS.indexOf(sign) + places + 24) % 12]!;
}

export interface SignAngle {
  /** How many signs apart: 0 to 6. */
  apart: number;
  name: string;
  degrees: number;
  glyph: 'conjunction' | 'semisextile' | 'sextile' | 'square' | 'trine' | 'quincunx' | 'opposition';
  gloss: string;
}

/** Every angle two signs can make, by signs apart. */
export const SIGN_ANGLES: readonly SignAngle[] = (
  [
    ['Same sign', 'conjunction', 'two of a kind'],
    ['Next door', 'semisextile', 'neighbors, not much alike'],
    ['Sextile', 'sextile', 'easy, if someone calls first'],
    ['Square', 'square', 'friction, and some sparks'],
    ['Trine', 'trine', 'same element, easy company'],
    ['Quincunx', 'quincunx', 'two different rhythms'],
    ['Opposition', 'opposition', 'opposites that attract'],
  ] as const
).map(([name, glyph, gloss], apart) => ({ apart, name, degrees: apart * 30, glyph, gloss }));

export function angleBetween(a: SignKey, b: SignKey): SignAngle {
  return SIGN_ANGLES[signsApart(a, b)]!;
}

/** The signs that stand at an angle from one: one sign or two, the later in the zodiac first. */
export function signsAt(sign: SignKey, apart: number): SignKey[] {
  return [...new Set([signAfter(sign, apart), signAfter(sign, -apart)])];
}

/** The corners that would complete the regular figure over two signs; none where no simple figure does. */
export function closingSigns(a: SignKey, b: SignKey): SignKey[] {
  const apart = signsApart(a, b);
  if (![2, 3, 4].includes(apart)) return [];
  const corners = Array.from({ length: 12 / apart }, (_, index) => signAfter(a, index * apart));
  return corners.filter((corner) => corner !== a && corner !== b);
}

/** The angle in words, as the figure beside it shows it. */
export function angleSentence(a: SignKey, b: SignKey): string {
  const [one, other] = [signOf(a).name, signOf(b).name];
  const rest = closingSigns(a, b).map((sign) => signOf(sign).name);
  const element = signOf(a).element.toLowerCase();
  return [
    `Two ${one} signs share one spot on the zodiac wheel, so there’s no line to draw.`,
    `${one} and ${other} are neighbors on the zodiac wheel, 30° apart.`,
    `${one} and ${other} are 60° apart on the zodiac wheel: a sextile.`,
    `${one} and ${other} are 90° apart on the zodiac wheel. ${rest.join(' and ')} would complete the square.`,
    `${one} and ${other} are 120° apart on the zodiac wheel. ${rest[0]}, the other ${element} sign, would complete the triangle.`,
    `${one} and ${other} are 150° apart on the zodiac wheel: a quincunx, which completes no simple shape.`,
    `${one} and ${other} are opposites: 180° apart on the zodiac wheel.`,
  ][signsApart(a, b)]!;
}
