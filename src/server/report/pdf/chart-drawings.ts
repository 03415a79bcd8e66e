import { birthSkyDisc, birthSkySvg, type BirthInstant } from '../../../art/drawing/birth-sky/birth-sky.ts';
import type { WheelChart } from '../../../art/drawing/chart-wheel/chart.ts';
import type { WheelHighlight } from '../../../art/drawing/chart-wheel/highlight.ts';
import { wheelSvg } from '../../../art/drawing/chart-wheel/svg-file.ts';
import type { Theme } from '../../../domain/report/chapters.ts';
import type { ThemeChapter } from '../../../domain/report/document.ts';
import { chartAnswer } from '../../chart/answer.ts';
import type { BookOrder } from './order.ts';
import { shownInstant } from './shown-sky.ts';

/** Drawings of the chart itself, beside those of the book. */
export interface ChartDrawings {
  wheel: string;
  /** The stars over the birthplace, at the birth or in the evening of its day. */
  sky: string;
  /** The same without letters, for the middle of the cover. */
  coverSky: string;
  /** Small wheels that show what a chapter is about. */
  chapterWheels: Partial<Record<Theme, string>>;
}

/** More would light the whole wheel. */
const LIT_FACTS = 3;

/** What the first paragraphs of a chapter speak of. */
function highlightOf({ passages }: ThemeChapter): WheelHighlight {
  const facts = passages.slice(0, LIT_FACTS).map(({ fact }) => fact);
  return {
    points: [...new Set(facts.flatMap(({ points }) => points))],
    aspects: facts.flatMap(({ aspect, points: [one, other] }) =>
      aspect && one && other ? [[one, other]] : [],
    ),
  };
}

function chapterWheels(wheel: WheelChart, { document }: BookOrder): ChartDrawings['chapterWheels'] {
  return Object.fromEntries(
    document.themes.map((chapter) => [
      chapter.key,
      wheelSvg(wheel, { kind: 'mini', palette: 'paper', highlight: highlightOf(chapter), id: chapter.key }),
    ]),
  );
}

/** Made where the book is set: together they take a tenth of a second. */
export function chartDrawings(order: BookOrder): ChartDrawings {
  const { chart, offsetMs } = order;
  const { place } = chart.birth;
  const wheel: WheelChart = chartAnswer(chart, offsetMs / 1000);
  const born: BirthInstant = {
    instantMs: shownInstant(order),
    latDeg: place.latitudeDeg,
    lonDeg: place.longitudeDeg,
  };
  return {
    wheel: wheelSvg(wheel, { palette: 'paper' }),
    sky: birthSkySvg(born, 'paper'),
    coverSky: birthSkyDisc(born),
    chapterWheels: chapterWheels(wheel, order),
  };
}
