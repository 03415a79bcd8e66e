import { PAPER } from '../../../art/brand/paper.ts';
import { INK } from '../../../art/drawing/ink.ts';
import { coverLayout } from '../../../art/report/cover-layout.ts';
import { focusOn, type Focus } from '../../../art/report/focus.ts';
import { BAND } from '../../../art/report/headpiece-sky.ts';
import { PAGES } from '../../../art/report/page-size.ts';
import { shortDay } from '../../../domain/calendar/written-date.ts';
import type { Point } from '../../../domain/natal/points.ts';
import type { ReportDocument, ThemeChapter } from '../../../domain/report/document.ts';
import type { Fact } from '../../../domain/report/facts.ts';
import { houseName, ownPoint, placeText, pointOf, signName } from '../../../domain/report/margin-words.ts';
import { overheadCaption, overheadRows } from '../../../domain/report/overhead-words.ts';
import type { Passage } from '../../../domain/report/passages.ts';
import type { PositionRow } from '../../../domain/report/positions.ts';
import type { Turn, YearEvent } from '../../../domain/report/year-events.ts';
import type { YearMonth } from '../../../domain/report/year.ts';
import { chapterPoint } from './chapter-points.ts';
import { Marks, toneOf } from './marks.ts';
import type { BookOrder } from './order.ts';
import { printable } from './printable.ts';
import { shownOverhead, shownWhen, skyAlt, skyWords } from './shown-sky.ts';

const NUMBERS = 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');
const TITLE = 'Personal Destiny Report';
const WHEEL_ALT =
  'The wheel of signs, houses and planets at the birth. The table of positions at the end says the same in words.';
/** Whose plates end the pages before and after the chapters, and the year. */
export const FRAMING_POINTS = ['sun', 'moon'] as const;
const TURN_WORDS: Record<Turn, string> = { once: '', first: '', again: ', again', last: ', last time' };

function factData({ points, aspect, headline, detail }: Fact, marks: Marks): object {
  const tone = toneOf(aspect);
  const drawn = points.map((point) => marks.point(point, tone));
  const between = aspect && drawn.length > 1 ? [marks.aspect(aspect, tone)] : [];
  const shown = drawn.length > 2 ? [] : [...drawn.slice(0, 1), ...between, ...drawn.slice(1)];
  return { marks: shown, tone, headline, detail };
}

function passageData({ link, text, fact }: Passage, marks: Marks): object {
  return { link, text, fact: factData(fact, marks) };
}

/** "The zodiac around your Mars, at 11°54′ Scorpio, and the stars behind it." */
function headpieceAlt(chapter: ThemeChapter, { chart }: BookOrder): string {
  const focus = focusOn(chart, chapterPoint(chapter, chart));
  const place = focus.point && placeText(pointOf(chart, focus.point)!);
  const what = focus.point ? `${ownPoint(focus.point)}, at ${place}` : signName(focus.sign);
  return `The zodiac around ${what}, and the stars behind it.`;
}

const tailpieceFile = ({ sign }: Focus): string => `tailpiece-${sign}.svg`;

function chapterData(chapter: ThemeChapter, order: BookOrder, marks: Marks): object {
  const { key, number, title, lede, passages } = chapter;
  return {
    number: NUMBERS[number - 1],
    title,
    lede,
    headpiece: { file: `headpiece-${key}.svg`, alt: headpieceAlt(chapter, order) },
    initial: `initial-${key}.svg`,
    wheel: `wheel-${key}.svg`,
    tailpiece: tailpieceFile(focusOn(order.chart, chapterPoint(chapter, order.chart))),
    passages: passages.map((passage) => passageData(passage, marks)),
  };
}

function eventData({ label, turn, aspect, earliest, latest }: YearEvent): object {
  const days = earliest === latest ? shortDay(earliest) : `${shortDay(earliest)} – ${shortDay(latest)}`;
  return { label: `${label}${TURN_WORDS[turn]}`, days, tone: toneOf(aspect) };
}

function monthData(month: YearMonth, marks: Marks): object {
  const { name, year, events, passages, note, noteLeads } = month;
  return {
    name,
    year: String(year),
    events: events.map(eventData),
    passages: passages.map((passage) => passageData(passage, marks)),
    note,
    noteLeads,
  };
}

function yearData({ document, chart }: BookOrder, marks: Marks): object {
  const { number, title, lede, overview, months } = document.year;
  const hasEvents = months.some(({ events }) => events.length > 0);
  return {
    number: NUMBERS[number - 1],
    title,
    lede,
    overview,
    timeline: hasEvents ? 'timeline.svg' : null,
    tailpiece: tailpieceFile(focusOn(chart, 'sun')),
    months: months.map((month) => monthData(month, marks)),
  };
}

function rowData(row: PositionRow, marks: Marks): object {
  const { point, label, sign, degree, house, retrograde, dignity } = row;
  const remarks = [retrograde ? 'retrograde' : null, dignity].filter(Boolean);
  return {
    mark: marks.point(point, 'ink'),
    label,
    sign,
    degree: degree ?? '',
    house: house ? houseName(house).replace(/^the /, '') : '',
    remark: remarks.join(', '),
  };
}

function methodData({ method }: ReportDocument, marks: Marks): object {
  const { title, lede, notes, positions } = method;
  return {
    title,
    lede,
    notes: notes.map(({ title: head, text }) => ({ title: head, text })),
    positions: positions.map((row) => rowData(row, marks)),
  };
}

/** "born in Lyon, France, November 3, 1991, at 6:40 in the morning" */
function frontData({ front, siteName }: BookOrder): object {
  const name = front.name === null ? null : printable(front.name);
  const place = printable(front.place).text;
  const when = [front.date, front.time].filter(Boolean).join(', ');
  return {
    title: TITLE,
    name: name?.text ?? null,
    nameInCinzel: name?.inCinzel ?? false,
    born: ['born', place && `in ${place},`, when].filter(Boolean).join(' '),
    // On a cover without a name the date stands in its place.
    date: front.date,
    bornThere: ['born', [place && `in ${place}`, front.time].filter(Boolean).join(', ')].join(' '),
    place: place?.split(',')[0] ?? null,
    placeInCinzel: place ? printable(place).inCinzel : false,
    when,
    made: front.made,
    site: siteName,
  };
}

function skyData(order: BookOrder, marks: Marks): object {
  const { hourKnown } = order.chart;
  const overhead = shownOverhead(order);
  return {
    alt: skyAlt(overhead, hourKnown),
    when: shownWhen(order),
    words: skyWords(overhead, hourKnown),
    // That the Sun was up is told beside it.
    caption: overheadCaption({ light: overhead.light === 'day' ? 'night' : overhead.light }),
    rows: overheadRows(overhead).map(({ body, label, place }) => ({
      mark: marks.point(body, 'ink'),
      label,
      place,
    })),
  };
}

type Framing = NonNullable<BookOrder['document']['opening']>;

function framingData(page: Framing | undefined, { chart }: BookOrder, point: Point): object | null {
  if (!page) return null;
  const { title, paragraphs } = page;
  return { title, paragraphs, tailpiece: tailpieceFile(focusOn(chart, point)) };
}

/** Everything the template reads, as data: nothing that somebody typed ever becomes source. */
export function bookData(order: BookOrder): { data: object; marks: Marks } {
  const { document, page } = order;
  const marks = new Marks();
  const data = {
    page: { ...PAGES[page], cover: coverLayout(page) },
    headpiece: BAND,
    inks: { paper: PAPER, night: INK },
    front: frontData(order),
    demo: order.demo ?? false,
    hourKnown: order.chart.hourKnown,
    wheel: WHEEL_ALT,
    sky: skyData(order, marks),
    opening: framingData(document.opening, order, FRAMING_POINTS[0]),
    chapters: document.themes.map((chapter) => chapterData(chapter, order, marks)),
    year: yearData(order, marks),
    closing: framingData(document.closing, order, FRAMING_POINTS[1]),
    method: methodData(document, marks),
  };
  return { data, marks };
}
