import { monthDayYear } from '../../calendar/written-date.ts';
import type { BodyPosition } from '../../sky/sky.ts';
import { signOf, type SignKey } from '../../zodiac/signs.ts';

/** "December 9, 2026", by UTC */
export function dayWords(atMs: number): string {
  return monthDayYear(new Date(atMs).toISOString().slice(0, 10));
}

export const signName = (sign: SignKey): string => signOf(sign).name;

/** "25° Leo": whole degrees passed, as an ephemeris prints them. */
export function placeWords({ degreeInSign, sign }: Pick<BodyPosition, 'degreeInSign' | 'sign'>): string {
  return `${Math.floor(degreeInSign)}° ${signName(sign)}`;
}
