import { SIGN_KEYS } from '../../domain/zodiac/signs.ts';
import { coverParts } from './cover-parts.ts';
import { plateParts } from './plate-parts.ts';
import { plateStars } from './plate-stars.ts';

/**
 * Everything engraved on the page of a birth chart, in one file. One for all births: a file for each sign would tell the
 * log of every proxy on the way what somebody's Sun, Moon and rising sign are.
 */
export function chartEngravings(): string {
  const parts = [plateParts(), ...SIGN_KEYS.map(plateStars), coverParts()];
  return `<svg xmlns="http://www.w3.org/2000/svg">\n<defs>\n${parts.join('\n')}\n</defs>\n</svg>\n`;
}
