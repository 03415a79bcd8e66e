import { figureSize, figureSvg } from '../../art/drawing/figures/measure.ts';
import type { MeasuredFigure } from '../../art/drawing/figures/measured.ts';
import type { SheetKind } from '../../art/drawing/figures/sheet.ts';
import type { BlogFigure } from '../../contract/blog.ts';
import { figureFrom, isDrawnFigure, type DrawnFigure } from '../../domain/blog/figure.ts';
import { BoundedMap } from '../../domain/bounded-map.ts';
import { Invalid } from '../failures.ts';
import { measured, readyFigure } from './figures.ts';

/** What the editor says of a figure: the line of front matter and its words. */
export interface WrittenFigure {
  line: string;
  caption: string;
  alt: string;
  /** Of the post: some figures are drawn for a year. */
  year: number;
}

/** Where a drawing of a line is to be had. */
export type DrawingAddress = (line: string, sheet: SheetKind, svg: () => string) => string;

export interface DeskDrawings {
  svg: (line: string, sheet: SheetKind, year: number) => Promise<string>;
  /** Null where the line means no figure. */
  figure: (written: WrittenFigure, addressOf: DrawingAddress) => Promise<BlogFigure | null>;
}

const MOST_KEPT = 100;

/** Drawings of lines that no published post may have: measured when they are first looked at, the last ones kept. */
export function deskDrawings(): DeskDrawings {
  const kept = new BoundedMap<string, Promise<MeasuredFigure>>(MOST_KEPT);

  function measuredLine(line: string, figure: DrawnFigure, year: number): Promise<MeasuredFigure> {
    return kept.getOrMake(`${line} ${year}`, () => measured(figure, year));
  }

  return {
    async svg(line, sheet, year) {
      const figure = figureFrom(line);
      if (!figure || !isDrawnFigure(figure)) throw new Invalid('This line means no drawing of ours.');
      return figureSvg(await measuredLine(line, figure, year), sheet);
    },
    async figure({ line, caption, alt, year }, addressOf) {
      const figure = figureFrom(line);
      if (!figure) return null;
      if (!isDrawnFigure(figure)) return readyFigure(figure, { figureCaption: caption, figureAlt: alt });
      const found = await measuredLine(line, figure, year);
      const sheet = (kind: SheetKind) => ({
        src: addressOf(line, kind, () => figureSvg(found, kind)),
        ...figureSize(found, kind),
      });
      return { kind: 'drawing', caption, alt: found.alt, wide: sheet('wide'), phone: sheet('phone') };
    },
  };
}
