import { accuracyFigure } from './accuracy.ts';
import { aspectsFigure } from './aspects.ts';
import { celticCrossFigure } from './celtic-cross.ts';
import { constellationsFigure } from './constellations.ts';
import { cuspFigure } from './cusp.ts';
import { eclipsesFigure } from './eclipses.ts';
import { elementWheelFigure } from './element-wheel.ts';
import { ephemerisFigure } from './ephemeris.ts';
import type { DrawnFigure } from '../../../domain/blog/figure.ts';
import { housesFigure } from './houses.ts';
import { loopFigure } from './loop.ts';
import { matchBillFigure } from './match-bill.ts';
import type { MeasuredFigure, Measuring } from './measured.ts';
import { moonPathFigure } from './moon-path.ts';
import { phasesFigure } from './phases.ts';
import { quoteComparedFigure } from './quote-compared.ts';
import { roomsFigure } from './rooms.ts';
import { finished, sheetOf, type SheetKind } from './sheet.ts';
import { spiralFigure } from './spiral.ts';
import { weekStarFigure } from './week-star.ts';
import { yearRingFigure } from './year-ring.ts';
import { zodiacHistoryFigure } from './zodiac-history.ts';
import { zonesFigure } from './zones.ts';

/** Figures that need nothing of the sky are measured in one step. */
function* atOnce(figure: MeasuredFigure): Measuring {
  yield;
  return figure;
}

type FigureOf<Kind> = Extract<DrawnFigure, { kind: Kind }>;
type Measure<Kind> = (figure: FigureOf<Kind>, year: number) => Measuring;

const FIGURES: { [Kind in DrawnFigure['kind']]: Measure<Kind> } = {
  accuracy: () => accuracyFigure(),
  aspects: () => atOnce(aspectsFigure()),
  'celtic-cross': () => atOnce(celticCrossFigure()),
  constellations: () => atOnce(constellationsFigure()),
  cusp: cuspFigure,
  eclipses: eclipsesFigure,
  'element-wheel': () => atOnce(elementWheelFigure()),
  ephemeris: ephemerisFigure,
  houses: (figure) => atOnce(housesFigure(figure)),
  loop: loopFigure,
  'match-bill': (figure) => atOnce(matchBillFigure(figure)),
  'moon-path': moonPathFigure,
  phases: phasesFigure,
  'quote-compared': () => atOnce(quoteComparedFigure()),
  rooms: (figure) => atOnce(roomsFigure(figure)),
  spiral: spiralFigure,
  'week-star': () => atOnce(weekStarFigure()),
  'year-ring': (_, year) => yearRingFigure(year),
  'zodiac-history': () => atOnce(zodiacHistoryFigure()),
  zones: () => atOnce(zonesFigure()),
};

/** What a figure needs to know of the sky, in steps. `year` is the one whose Sun a ring of the year shows. */
export function measuring(figure: DrawnFigure, year: number): Measuring {
  return (FIGURES[figure.kind] as Measure<DrawnFigure['kind']>)(figure, year);
}

export function figureSize({ heights }: MeasuredFigure, kind: SheetKind): { width: number; height: number } {
  const { width, height } = sheetOf(kind, heights);
  return { width, height };
}

export function figureSvg({ heights, draw }: MeasuredFigure, kind: SheetKind): string {
  const sheet = sheetOf(kind, heights);
  return finished(sheet, draw(sheet));
}
