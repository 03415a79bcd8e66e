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
    ['Same sign', 'conjunction', 'two of a kind, one set of keys'],
    ['Next door', 'semisextile', 'neighbors who borrow things'],
    ['Sextile', 'sextile', 'easy company, if someone telephones'],
    ['Square', 'square', 'friction, and the heat that comes of it'],
    ['Trine', 'trine', 'the same element, few explanations'],
    ['Quincunx', 'quincunx', 'two clocks in one kitchen'],
    ['Opposition', 'opposition', 'the sign across the table'],
  ] as const
).map(([name, glyph, gloss], apart) => ({ apart, name, degrees: apart * 30, glyph, gloss }));

export function angleBetween(a: SignKey, b: SignKey): SignAngle {
  return SIGN_ANGLES[signsApart(a, b)]!;
}

/** The signs that stand at an angle from one: one sign or two, the later in the zodiac first. */
export function signsAt(sign: SignKey, apart: number): SignKey[] {
  return [...new Set([signAfter(sign, apart), signAfter(sign, -apart)])];
}

/** The corners that would close the regular figure over two signs; none where no simple figure does. */
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
    `Two of ${one} stand on the same spot of the circle, so there is no line to draw.`,
    `${one} and ${other} are neighbors, a twelfth of the circle apart.`,
    `${one} and ${other} stand a sixth of the circle apart: one side of a hexagon.`,
    `${one} and ${other} stand a quarter of the circle apart. ${rest.join(' and ')} would close the square.`,
    `${one} and ${other} stand a third of the circle apart. ${rest[0]}, the other ${element} sign, would close the triangle.`,
    `${one} and ${other} stand five signs apart: a line that closes no simple figure.`,
    `${one} and ${other} face each other across the whole circle.`,
  ][signsApart(a, b)]!;
}
