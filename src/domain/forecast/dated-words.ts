import type { CivilDate } from '../calendar/civil-date.ts';
import { monthDay, monthDayYear, weekdayName } from '../calendar/written-date.ts';
import type { Period } from './period.ts';

/** A day that a text names, by UTC, with the instant it is the day of: in another zone that may be another day. */
export interface NamedDay {
  /** Where it begins in the text. */
  start: number;
  /** "Thursday", "November 22" */
  text: string;
  /** ISO instant. */
  at: string;
}

export interface DatedWords {
  text: string;
  days: NamedDay[];
}

/** Words one after the other; the days they name move along. */
export function joined(parts: readonly (string | DatedWords)[]): DatedWords {
  const whole: DatedWords = { text: '', days: [] };
  for (const part of parts) {
    const words = typeof part === 'string' ? { text: part, days: [] } : part;
    whole.days.push(...words.days.map((day) => ({ ...day, start: day.start + whole.text.length })));
    whole.text += words.text;
  }
  return whole;
}

/** "November 22", and the year where it is not the period's own. */
export function writtenDay(date: CivilDate, { from }: Pick<Period, 'from'>): string {
  return date.slice(0, 4) === from.slice(0, 4) ? monthDay(date) : monthDayYear(date);
}

/** A named day where its instant falls on this date. A bare weekday would be one of the week, so others say their date. */
export function dayInWords(
  { text }: Pick<NamedDay, 'text'>,
  date: CivilDate,
  period: Pick<Period, 'from' | 'to'>,
): string {
  if (/\d/.test(text)) return writtenDay(date, period);
  const isWithin = date >= period.from && date <= period.to;
  return isWithin ? weekdayName(date) : `${weekdayName(date)}, ${monthDay(date)}`;
}

/** The text cut at the days it names. */
export function cutAtDays(text: string, days: readonly NamedDay[]): (string | NamedDay)[] {
  const parts: (string | NamedDay)[] = [];
  let end = 0;
  for (const day of days) {
    parts.push(text.slice(end, day.start), day);
    end = day.start + day.text.length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== '');
}

const BETWEEN_PARAGRAPHS = '\n\n';

/** The paragraphs of a text, each with the days that it names. */
export function paragraphsOf({ text, days }: DatedWords): DatedWords[] {
  let from = 0;
  return text.split(BETWEEN_PARAGRAPHS).map((paragraph) => {
    const [start, end] = [from, from + paragraph.length];
    from = end + BETWEEN_PARAGRAPHS.length;
    const own = days.filter((day) => day.start >= start && day.start < end);
    return { text: paragraph, days: own.map((day) => ({ ...day, start: day.start - start })) };
  });
}
