import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { onPaper } from '../brand/paper.ts';
import { ELEMENT_INK } from '../drawing/ink.ts';
import { emblem } from '../drawing/plate-emblems.ts';
import { circle, PLATE } from '../drawing/plate-engraving.ts';
import { definitions } from '../drawing/plate-ground.ts';
import { greatRing, roundel, windowRim } from '../drawing/plate-ring.ts';
import { figureOnPlate, litFigure, neighbours, projectionOf } from '../drawing/plate-sky.ts';
import { picture, tag } from '../drawing/svg.ts';

/** A sign's plate in the inks of the page, without its ground: what ends a chapter that leaves room. */
export function tailpiece(sign: SignKey): string {
  const ink = ELEMENT_INK[signOf(sign).element];
  const project = projectionOf(sign);
  const { size, x, y, window } = PLATE;
  const sky = [
    emblem(sign, ink.light),
    neighbours(project, sign),
    litFigure(figureOnPlate(project, sign), ink.light),
  ];
  return onPaper(
    picture(
      size,
      size,
      definitions(ink),
      greatRing(sign, ink),
      circle([x, y], window, { fill: 'url(#sky)' }),
      tag('g', { 'clip-path': 'url(#window)' }, sky.join('')),
      windowRim(),
      roundel(sign),
    ),
  );
}
