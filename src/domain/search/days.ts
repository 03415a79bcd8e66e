import { addDays, isCivilDate, weekdayIndex, weekStart, type CivilDate } from '../calendar/civil-date.ts';
import { MONTHS, WEEKDAYS } from './calendar-words.ts';

/** A day, week or month that somebody named, as it was read. */
export interface NamedTime {
  span: 'day' | 'week' | 'month';
  /** Its first day; of a date without a year, in the visitor's own year. */
  from: CivilDate;
  /** The words that named it. */
  said: string;
  /** Whether it hangs on what day it is where somebody asks. */
  isRelative: boolean;
  /** Whether a year stands there; without one, a date comes every year. */
  hasYear: boolean;
}

const SHORT = MONTHS.map((month) => (month === 'september' ? 'sept?' : month.slice(0, 3)));
const MONTH = `(${MONTHS.map((month, at) => `${month}|${SHORT[at]}`).join('|')})\\.?`;
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
/** "1990"; "'90" and "90" only as the last word, since two figures may be anything. */
const YEAR = "(?:,? +'?(\\d{4}|\\d{2}$))?";

const two = (number: number): string => String(number).padStart(2, '0');

function monthNumber(name: string): number {
  return MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1;
}

/** Written 3/21, the month comes first, as Americans write it; where that cannot be, the day does. */
function slashed(first: number, second: number): [month: number, day: number] {
  return first > 12 ? [second, first] : [first, second];
}

/** February 29 without a year is a day of leap years. */
const LEAP_YEAR = 2024;

/** A year of two figures is the last such year: nobody is born in the future. */
function wholeYear(year: string | undefined, today: CivilDate): string | undefined {
  if (year?.length !== 2) return year;
  return `20${year}` <= today.slice(0, 4) ? `20${year}` : `19${year}`;
}

interface Written {
  said: string;
  year: string | undefined;
  month: number;
  day: number;
}

function dated({ said, year, month, day }: Written, today: CivilDate): NamedTime | null {
  const text = (of: number | string): CivilDate => `${of}-${two(month)}-${two(day)}`;
  const inYear = wholeYear(year, today);
  const from = [inYear ?? today.slice(0, 4), ...(inYear ? [] : [LEAP_YEAR])].map(text).find(isCivilDate);
  return from ? { span: 'day', from, said, isRelative: false, hasYear: inYear !== undefined } : null;
}

type Pattern = readonly [form: RegExp, read: (match: RegExpExecArray) => Written];

const inFigures: Pattern[1] = ([said, first, second, year]) => {
  const [month, day] = slashed(Number(first), Number(second));
  return { said, year, month, day };
};

const DATES: readonly Pattern[] = [
  [
    /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/,
    ([said, year, month, day]) => ({ said, year, month: Number(month), day: Number(day) }),
  ],
  [/\b(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}|\d{2}))?(?![/.\d])/, inFigures],
  // Without its year it could be any two numbers: "10-12".
  [/\b(\d{1,2})-(\d{1,2})-(\d{4}|\d{2})(?![-\d])/, inFigures],
  [
    new RegExp(`\\b${MONTH} *(?:the +)?${DAY}\\b${YEAR}`),
    ([said, month, day, year]) => ({ said, year, month: monthNumber(month!), day: Number(day) }),
  ],
  [
    new RegExp(`\\b${DAY}(?: of)? +${MONTH}(?![a-z])${YEAR}`),
    ([said, day, month, year]) => ({ said, year, month: monthNumber(month!), day: Number(day) }),
  ],
];

function readDate(text: string, today: CivilDate): NamedTime | null {
  for (const [form, read] of DATES) {
    const match = form.exec(text);
    const found = match && dated(read(match), today);
    if (found) return found;
  }
  return null;
}

const ONE_MONTH = new RegExp(`\\b${MONTH}(?![a-z]| *\\d{1,2}\\b)(?: +(\\d{4}))?`);

/** "October 2026", "October"; "may" and "march" are words too, so they need a year or the end of the line. */
function readMonth(text: string, today: CivilDate): NamedTime | null {
  const match = ONE_MONTH.exec(text);
  if (!match) return null;
  const [said, name, year] = match as unknown as [string, string, string | undefined];
  const isWord = ['may', 'march', 'mar'].includes(name);
  if (isWord && year === undefined && !text.endsWith(said)) return null;
  const from = `${year ?? today.slice(0, 4)}-${two(monthNumber(name))}-01`;
  return { span: 'month', from, said, isRelative: false, hasYear: year !== undefined };
}

const STEPS: Record<string, number> = { last: -1, past: -1, previous: -1, next: 1, coming: 1, following: 1 };

function monthAfter(date: CivilDate, months: number): CivilDate {
  const [year, month] = date.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The next such day, today included; "next friday" is never today, "last friday" lies behind. */
function weekday(name: string, step: string | undefined, today: CivilDate): CivilDate {
  const ahead = (WEEKDAYS.indexOf(name) - weekdayIndex(today) + 7) % 7;
  if (STEPS[step ?? ''] === -1) return addDays(today, ahead === 0 ? -7 : ahead - 7);
  return addDays(today, step === 'next' && ahead === 0 ? 7 : ahead);
}

const DAYS_AWAY: readonly [RegExp, number][] = [
  [/\bday after tomorrow\b/, 2],
  [/\bday before yesterday\b/, -2],
  [/\btomorrow\b/, 1],
  [/\byesterday\b/, -1],
  [/\btoday\b|\btonight\b/, 0],
];
const SPAN = /\b(this|current|last|past|previous|next|coming|following) (week|month)\b/;
const WEEKDAY = new RegExp(
  `\\b(?:(this|last|past|previous|next|coming) )?(${WEEKDAYS.join('|')}|weekend)\\b`,
);

function readRelative(text: string, today: CivilDate): NamedTime | null {
  const relative = { isRelative: true, hasYear: true };
  for (const [form, days] of DAYS_AWAY) {
    const said = form.exec(text)?.[0];
    if (said) return { ...relative, span: 'day', from: addDays(today, days), said };
  }
  const spanned = SPAN.exec(text);
  if (spanned) {
    const [said, step, unit] = spanned as unknown as [string, string, 'week' | 'month'];
    const steps = STEPS[step] ?? 0;
    const from = unit === 'week' ? addDays(weekStart(today), 7 * steps) : monthAfter(today, steps);
    return { ...relative, span: unit, from, said };
  }
  const [said, step, name] = WEEKDAY.exec(text) ?? [];
  if (said === undefined) return null;
  const day = name === 'weekend' ? 'saturday' : name!;
  return { ...relative, span: 'day', from: weekday(day, step, today), said };
}

/** The day, week or month that a question names, reckoned from the visitor's own day. The text is folded already. */
export function timeIn(text: string, today: CivilDate): NamedTime | null {
  return readDate(text, today) ?? readRelative(text, today) ?? readMonth(text, today);
}
