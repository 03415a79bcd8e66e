import { aspectsFigure } from './aspects.ts';
import { eclipsesFigure } from './eclipses.ts';
import { elementWheelFigure } from './element-wheel.ts';
import { ephemerisFigure } from './ephemeris.ts';
import type { Figure } from '../../../domain/blog/figure.ts';
import { housesFigure } from './houses.ts';
import { loopFigure } from './loop.ts';
import type { MeasuredFigure, Measuring } from './measured.ts';
import { moonPathFigure } from './moon-path.ts';
import { phasesFigure } from './phases.ts';
import { finished, sheetOf, type SheetKind } from './sheet.ts';
import { speedsFigure } from './speeds.ts';
import { yearRingFigure } from './year-ring.ts';
import { zonesFigure } from './zones.ts';

/** Everything but cards, which are pictures already. */
export type DrawnFigure = Exclude<Figure, { kind: 'cards' }>;

/** Figures that need nothing of the sky are measured in one step. */
function* atOnce(figure: MeasuredFigure): Measuring {
  yield;
  return figure;
}

/** What a figure needs to know of the sky, in steps. `year` is the one whose Sun a ring of the year shows. */
export function measuring(figure: DrawnFigure, year: number): Measuring {
  switch (figure.kind) {
    case 'loop':
      return loopFigure(figure);
    case 'year-ring':
      return yearRingFigure(year);
    case 'phases':
      return phasesFigure(figure);
    case 'moon-path':
      return moonPathFigure(figure);
    case 'houses':
      return atOnce(housesFigure(figure));
    case 'ephemeris':
      return ephemerisFigure(figure);
    case 'eclipses':
      return eclipsesFigure(figure);
    case 'speeds':
      return atOnce(speedsFigure());
    case 'aspects':
      return atOnce(aspectsFigure());
    case 'element-wheel':
      return atOnce(elementWheelFigure());
    case 'zones':
      return atOnce(zonesFigure());
  }
}

export function figureSize({ heights }: MeasuredFigure, kind: SheetKind): { width: number; height: number } {
  const { width, height } = sheetOf(kind, heights);
  return { width, height };
}

export function figureSvg({ heights, draw }: MeasuredFigure, kind: SheetKind): string {
  const sheet = sheetOf(kind, heights);
  return finished(sheet, draw(sheet));
}
