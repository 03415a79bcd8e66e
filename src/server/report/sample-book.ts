import { PAGE_SIZES, type PageSize } from '../../art/report/page-size.ts';
import { monthDayYear } from '../../domain/calendar/written-date.ts';
import { birthTimeWords } from '../../domain/report/birth-words.ts';
import { SAMPLE } from '../../domain/report/sample.ts';
import { sampleBirth } from '../../domain/report/sample-birth.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import { keptOnce } from './kept-once.ts';
import type { BookOrder } from './pdf/order.ts';
import type { Printer } from './pdf/printer.ts';
import type { ReportService } from './service.ts';

/** The sample as PDF: set when it is first asked for, the same for everyone. */
export type SampleBook = Record<PageSize, () => Promise<Buffer>>;

interface SampleBookParts {
  report: Pick<ReportService, 'writtenSample'>;
  printer: Pick<Printer, 'print'>;
  calendar: Pick<SiteCalendar, 'today'>;
  siteName: string;
}

/** All who ask wait for one book: it is the site that has it set. */
const ASKER = 'sample';

export function sampleBook({ report, printer, calendar, siteName }: SampleBookParts): SampleBook {
  const [hour, minute] = SAMPLE.time.split(':').map(Number) as [number, number];
  const order = async (page: PageSize): Promise<BookOrder> => ({
    ...(await report.writtenSample()),
    offsetMs: sampleBirth().offsetSeconds * 1000,
    front: {
      name: SAMPLE.firstName,
      place: SAMPLE.place,
      date: monthDayYear(SAMPLE.date),
      time: birthTimeWords(hour, minute),
      made: monthDayYear(calendar.today()),
    },
    page,
    siteName,
  });
  const books = PAGE_SIZES.map((page) => [page, keptOnce(() => printer.print(() => order(page), ASKER))]);
  return Object.fromEntries(books) as SampleBook;
}
