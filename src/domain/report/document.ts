import { seedOf } from '../calendar/seed.ts';
import type { NatalChart } from '../natal/chart.ts';
import type { Transit } from '../natal/transits.ts';
import { ageAt } from './ages.ts';
import type { ReportBank } from './bank.ts';
import { CHAPTER_TITLES, partOfDay, THEMES, type ChapterKey, type Theme } from './chapters.ts';
import { closingPage } from './closing.ts';
import { glossed } from './glosses.ts';
import { methodNotes, type Note } from './method.ts';
import { openingPage, type FramePage } from './opening.ts';
import { themePassages, type Passage, type ThemePassages } from './passages.ts';
import { Leads, type Lead, spineClosing, spineOf, spineOpening, type Spine } from './spine.ts';
import { positionRows, type PositionRow } from './positions.ts';
import { yearPart, type YearMonth } from './year.ts';
import type { YearSpan } from './year-span.ts';

/** What a report is made from. */
export interface ReportSubject {
  chart: NatalChart;
  /** How far the clocks of the birthplace were ahead of Greenwich. */
  offsetMs: number;
  year: YearSpan;
  /** Those of the year: see `yearTransits`. */
  transits: readonly Transit[];
}

interface ChapterHead<Key extends ChapterKey> {
  key: Key;
  /** From 1. */
  number: number;
  title: string;
  /** The line under the title. */
  lede: string;
}

export type ThemeChapter = ChapterHead<Theme> & { passages: readonly Passage[] };
export type YearChapter = ChapterHead<'year'> & {
  /** Its stories, told before the months. */
  overview: string;
  months: readonly YearMonth[];
};
export type MethodChapter = ChapterHead<'method'> & {
  notes: readonly Note[];
  positions: readonly PositionRow[];
};

/** A report as a book: the same for the page, the PDF and the sample. */
export interface ReportDocument {
  /** A portrait before the first chapter. */
  opening: FramePage;
  themes: readonly ThemeChapter[];
  year: YearChapter;
  /** What to take along, after the year. */
  closing: FramePage;
  method: MethodChapter;
  /** Titles of chapters that too little is sure for. */
  leftOut: readonly string[];
}

/** "The morning you came" */
function birthTitle({ birth, hourKnown }: NatalChart, offsetMs: number): string {
  const { atMs, marginMs } = birth.time;
  const hours = [atMs - marginMs, atMs + marginMs].map((ms) => new Date(ms + offsetMs).getUTCHours());
  return `The ${partOfDay(hourKnown ? hours : [])} you came`;
}

type ThemeTitles = Readonly<Record<Theme, string>>;

function themeTitles({ chart, offsetMs }: ReportSubject): ThemeTitles {
  return { ...CHAPTER_TITLES, birth: birthTitle(chart, offsetMs) };
}

/** The paragraphs of a chapter with what leads into them. */
function led(passages: readonly Passage[], leads: readonly Lead[]): Passage[] {
  return passages.map((passage, index) => {
    const own = leads.filter(({ at }) => at === index).map(({ text }) => text);
    const said = [...own, passage.link].filter((text) => text !== null);
    return { ...passage, link: said.length > 0 ? said.join(' ') : null };
  });
}

function ledeOf(chapter: ChapterKey, seed: string, { ledes }: ReportBank): string {
  return ledes[chapter][seedOf(seed) % ledes[chapter].length]!;
}

function themeChapters(
  { chart }: ReportSubject,
  chapters: readonly ThemePassages[],
  spine: Spine,
  titles: ThemeTitles,
  bank: ReportBank,
): ThemeChapter[] {
  const leads = new Leads(bank.spine, spine, chart.hourKnown);
  return chapters.map((chapter, index) => {
    const { theme, passages } = chapter;
    return {
      key: theme,
      number: index + 1,
      title: titles[theme],
      lede: ledeOf(theme, passages[0]!.id, bank),
      passages: led(passages, leads.next(chapter)),
    };
  });
}

/** From a chart and its year to the chapters of a book. */
export function reportDocument(subject: ReportSubject, bank: ReportBank): ReportDocument {
  const { chart, transits, year: span } = subject;
  const titles = themeTitles(subject);
  const chapters = themePassages(chart, ageAt(chart, span.fromMs), titles, bank);
  const spine = spineOf(chapters);
  const themes = glossed(themeChapters(subject, chapters, spine, titles, bank), bank.glosses);
  const told = themes.flatMap(({ passages }) => passages);
  const ids = told.map(({ id }) => id);
  const { main, ...year } = yearPart(chart, transits, span, ids, bank);
  const leftOut = THEMES.filter((theme) => !themes.some(({ key }) => key === theme));
  const leftOutTitles = leftOut.map((theme) => titles[theme]);
  const hasDates = year.months.some(({ events }) => events.length > 0);
  const seed = ids.join(' ');
  return {
    opening: openingPage(chart, span.fromMs, bank.opening, spineOpening(spine, bank.spine), seed),
    themes,
    year: {
      key: 'year',
      number: themes.length + 1,
      title: CHAPTER_TITLES.year,
      lede: ledeOf('year', seed, bank),
      ...year,
    },
    closing: closingPage(chart, told, main, spineClosing(spine, bank.spine), bank.closing, seed),
    method: {
      key: 'method',
      number: themes.length + 2,
      title: CHAPTER_TITLES.method,
      lede: ledeOf('method', seed, bank),
      notes: methodNotes(chart, leftOutTitles, hasDates, bank),
      positions: positionRows(chart),
    },
    leftOut: leftOutTitles,
  };
}
