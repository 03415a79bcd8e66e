import { MONTHS } from '../calendar/written-date.ts';
import { capitalized } from '../horoscope/fact-text.ts';
import type { NatalChart } from '../natal/chart.ts';
import type { Transit } from '../natal/transits.ts';
import { ageAt } from './ages.ts';
import type { ReportBank } from './bank.ts';
import { choiceFor } from './choice.ts';
import type { Fact } from './facts.ts';
import { cycleText, ownPoint, placeText, pointOf } from './margin-words.ts';
import type { Passage } from './passages.ts';
import {
  exactDaysText,
  feltText,
  monthOfEvent,
  yearTransitsOf,
  type YearEvent,
  type YearTransit,
} from './year-events.ts';
import { besideText } from './year-arcs.ts';
import { bridgeText } from './year-bridges.ts';
import { headText, mainDateOf, type MainDate } from './year-head.ts';
import { YearLines } from './year-lines.ts';
import { YearNotes } from './year-notes.ts';
import type { YearSpan } from './year-span.ts';
import { tellingsOf, type Telling } from './year-tellings.ts';

export interface YearMonth {
  /** "2026-11" */
  month: string;
  /** "November" */
  name: string;
  year: number;
  /** What is exact and has words, in order of time. */
  events: readonly YearEvent[];
  passages: readonly Passage[];
  /** Where no paragraph is told, or hard days have none. */
  note: string | null;
  /** Whether the note stands before the paragraphs, since it speaks of earlier days. */
  noteLeads: boolean;
}

export interface YearPart {
  /** Its stories, told before the months. */
  overview: string;
  months: readonly YearMonth[];
  /** The strongest date of the year; null in a year without one. */
  main: MainDate | null;
}

const monthName = (month: string): string => MONTHS[Number(month.slice(5)) - 1]!;

function transitFact(transit: YearTransit, chart: NatalChart, span: YearSpan): Fact {
  const { point, aspect, label, body } = transit;
  const place = placeText(pointOf(chart, point)!);
  const where = place ? `${capitalized(ownPoint(point))} is at ${place}.` : null;
  const cycle = body === point ? cycleText(body, aspect) : null;
  const detail = [exactDaysText(transit), feltText(transit, span), cycle, where].filter(Boolean).join(' ');
  return { points: [point], aspect, headline: label, detail };
}

function passageOf(
  telling: Telling,
  chart: NatalChart,
  span: YearSpan,
  lines: YearLines,
  { yearArcs }: ReportBank,
): Passage {
  const { id, key, leans, text } = telling.paragraph;
  return {
    id,
    key,
    leans,
    traits: [],
    text,
    fact: transitFact(telling.transit, chart, span),
    link: bridgeText(telling, span, lines, yearArcs),
    bridges: [],
  };
}

/** When a telling's planet is first exact in its month; before anything else where it is only near. */
function firstMs({ transit, month }: Telling, span: YearSpan): number {
  return transit.events.find((event) => monthOfEvent(event, span) === month)?.atMs ?? 0;
}

/** The year month by month: what is exact, told once in words; `taken` are the paragraphs that the report has already. */
export function yearPart(
  chart: NatalChart,
  transits: readonly Transit[],
  span: YearSpan,
  taken: readonly string[],
  bank: ReportBank,
): YearPart {
  const all = yearTransitsOf(transits, span);
  const told = tellingsOf(all, span, ageAt(chart, span.fromMs), taken, bank);
  const lines = new YearLines(bank.year, taken.join(' '));
  const notes = new YearNotes(chart, span, lines, bank.yearArcs, all, told);
  const events = Map.groupBy(
    all.flatMap((transit) => transit.events),
    (event) => monthOfEvent(event, span),
  );
  const months = span.months.map((month): YearMonth => {
    const tellings = told
      .filter((one) => one.month === month)
      .toSorted((a, b) => firstMs(a, span) - firstMs(b, span));
    const exact = (events.get(month) ?? []).toSorted((a, b) => a.atMs - b.atMs);
    const { note, events: noted } = notes.noteOf(month, exact);
    const passages = tellings.map((telling) => passageOf(telling, chart, span, lines, bank));
    // A date stands in a month only with words to it.
    const own = exact.filter(
      (event) => noted.includes(event) || tellings.some(({ transit }) => transit.events.includes(event)),
    );
    const noteLeads = tellings.length > 0 && noted.length > 0 && noted[0]!.atMs < firstMs(tellings[0]!, span);
    const year = Number(month.slice(0, 4));
    return { month, name: monthName(month), year, events: own, passages, note, noteLeads };
  });
  const arcs = told.map(({ transit }) => transit);
  const main = mainDateOf(arcs, span);
  const beside = main && besideText(arcs, main.transit, span, bank.yearArcs, choiceFor(taken.join(' ')));
  const head = headText(main, span, lines, bank.yearArcs);
  const overview = [head, beside].filter((text) => text !== null).join(' ');
  return { overview, months, main };
}
