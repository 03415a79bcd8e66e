import type { SignKey } from '../../domain/zodiac/signs.ts';
import type { Cut } from './plate-burin.ts';
import { libra, gemini, aquarius } from './plate-emblems-air.ts';
import { taurus, virgo, capricorn } from './plate-emblems-earth.ts';
import { aries, leo, sagittarius } from './plate-emblems-fire.ts';
import { cancer, pisces, scorpio } from './plate-emblems-water.ts';
import { path } from './plate-engraving.ts';

const EMBLEMS: Record<SignKey, () => Cut[]> = {
  aries,
  taurus,
  gemini,
  cancer,
  leo,
  virgo,
  libra,
  scorpio,
  sagittarius,
  capricorn,
  aquarius,
  pisces,
};

/** The sign's emblem, engraved behind its figure; each piece hides what lies under it. */
export function emblem(sign: SignKey, light: string): string {
  const pieces = EMBLEMS[sign]().map(({ body, outline, fine }) =>
    [
      body ? path(body, { fill: 'url(#sky)' }) : '',
      fine ? path(fine, { stroke: light, width: 0.9, opacity: 0.36 }) : '',
      outline ? path(outline, { stroke: light, width: 1.3, opacity: 0.56 }) : '',
    ].join(''),
  );
  return `<g>${pieces.join('')}</g>`;
}
