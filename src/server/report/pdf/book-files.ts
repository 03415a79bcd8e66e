import { cover } from '../../../art/report/cover.ts';
import { focusOn } from '../../../art/report/focus.ts';
import { headpiece } from '../../../art/report/headpiece.ts';
import { initialGround } from '../../../art/report/initial.ts';
import { tailpiece } from '../../../art/report/tailpiece.ts';
import { yearTimeline } from '../../../art/report/year-timeline.ts';
import { daylightOf } from '../../../domain/natal/daylight.ts';
import { bookData, FRAMING_POINTS } from './book.ts';
import { chartDrawings } from './chart-drawings.ts';
import { chapterPoint } from './chapter-points.ts';
import { flatOpacity } from './flat-opacity.ts';
import type { BookOrder } from './order.ts';

const HOUR_MS = 3_600_000;

function coverFile({ chart, offsetMs, page }: BookOrder): string {
  const { atMs } = chart.birth.time;
  const clockHour = ((((atMs + offsetMs) / HOUR_MS) % 24) + 24) % 24;
  const day = { daylight: daylightOf(chart, offsetMs), bornHour: chart.hourKnown ? clockHour : null };
  return cover(chart, day, page);
}

/** A plate for every sign that a chapter ends with. */
function tailpieces({ document, chart }: BookOrder): [string, string][] {
  const points = [...document.themes.map((chapter) => chapterPoint(chapter, chart)), ...FRAMING_POINTS];
  const signs = new Set(points.map((point) => focusOn(chart, point).sign));
  return [...signs].map((sign) => [`tailpiece-${sign}.svg`, tailpiece(sign)]);
}

function chapterFiles({ document, chart }: BookOrder): [string, string][] {
  return document.themes.flatMap((chapter): [string, string][] => {
    const focus = focusOn(chart, chapterPoint(chapter, chart));
    return [
      [`headpiece-${chapter.key}.svg`, headpiece(chart, focus)],
      [`initial-${chapter.key}.svg`, initialGround(focus)],
    ];
  });
}

/** None where nothing is exact in a year. */
function timelineFile({ document }: BookOrder): [string, string][] {
  const svg = yearTimeline(document.year.months);
  return svg ? [['timeline.svg', svg]] : [];
}

/** The files that the template reads, by name: its data and every drawing. */
export function bookFiles(order: BookOrder): Map<string, string> {
  const drawings = chartDrawings(order);
  const { data, marks } = bookData(order);
  const { wheel, sky, coverSky, chapterWheels } = drawings;
  const drawn: [string, string][] = [
    ['cover.svg', coverFile(order)],
    ['cover-sky.svg', coverSky],
    ['wheel.svg', wheel],
    ['sky.svg', sky],
    ...Object.entries(chapterWheels).map(([key, svg]): [string, string] => [`wheel-${key}.svg`, svg]),
    ...timelineFile(order),
    ...chapterFiles(order),
    ...tailpieces(order),
    ...marks.files,
  ];
  return new Map([
    ['book.json', JSON.stringify(data)],
    ...drawn.map(([name, svg]): [string, string] => [name, flatOpacity(svg)]),
  ]);
}
