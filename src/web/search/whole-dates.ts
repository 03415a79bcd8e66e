import { MONTHS } from '../../domain/calendar/written-date.ts';

const DATE = new RegExp(`\\b(${MONTHS.join('|')}) (\\d{1,2})(?:, (\\d{4}))?\\b`, 'g');

/** No line ends within a date: "October" alone would be read as the month, and "7, 2027" as nothing at all. */
export function wholeDates(text: string): string {
  return text.replace(DATE, (_, month: string, day: string, year?: string) => {
    const short = `${month}\u00a0${day}`;
    return year === undefined ? short : `${short},\u00a0${year}`;
  });
}
