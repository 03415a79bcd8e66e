import type { MonthlyReading } from '../../src/contract/monthly.ts';
import type { WeeklyReading } from '../../src/contract/weekly.ts';
import { cutAtDays, dayInWords } from '../../src/domain/forecast/dated-words.ts';
import { periodOf } from '../../src/domain/forecast/period.ts';
import type { Section } from '../../src/domain/forecast/sections.ts';
import type { Page } from './site.ts';

type Reading = WeeklyReading | MonthlyReading;

/** The paragraphs of a section as this page's visitor reads them: the days they name are those of the own calendar. */
export async function ownParagraphs(page: Page, reading: Reading, section: Section): Promise<string[]> {
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  // It writes dates as we do: 2026-11-15.
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  const period =
    'week' in reading
      ? periodOf('weekly', reading.week.from)
      : periodOf('monthly', `${(reading as MonthlyReading).month}-01`);
  const days = reading.times!.filter((time) => time.section === section);
  const parts = cutAtDays((reading as never as Record<Section, string>)[section], days).map((part) =>
    typeof part === 'string' ? part : dayInWords(part, calendar.format(new Date(part.at)), period),
  );
  return parts.join('').split('\n\n');
}
