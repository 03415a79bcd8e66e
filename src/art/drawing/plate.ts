import { signOf } from '../../domain/zodiac/signs.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { ELEMENT_INK } from './ink.ts';
import { emblem } from './plate-emblems.ts';
import { PLATE, circle } from './plate-engraving.ts';
import { definitions, ground } from './plate-ground.ts';
import { greatRing, roundel, windowRim } from './plate-ring.ts';
import {
  eclipticScale,
  fieldStars,
  figureOnPlate,
  graticule,
  litFigure,
  neighbours,
  projectionOf,
} from './plate-sky.ts';

/** The picture of a sign: its true stars in a round window, its glyph, its emblem; no lettering. */
export function signPlate(sign: SignKey): string {
  const ink = ELEMENT_INK[signOf(sign).element];
  const project = projectionOf(sign);
  const { size, x, y, window } = PLATE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">`,
    definitions(ink),
    `<rect width="${size}" height="${size}" fill="url(#ground)"/>`,
    ground(),
    greatRing(sign, ink),
    circle([x, y], window, { fill: 'url(#sky)' }),
    '<g clip-path="url(#window)">',
    emblem(sign, ink.light),
    graticule(project),
    eclipticScale(project),
    neighbours(project, sign),
    fieldStars(project),
    litFigure(figureOnPlate(project, sign), ink.light),
    '</g>',
    windowRim(),
    roundel(sign),
    '</svg>',
  ].join('');
}
