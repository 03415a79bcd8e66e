import { readReportFiles } from '../../../../scripts/compile-content.ts';
import { reportBankFrom } from '../../../../src/content/report.ts';
import { timeAbout, timeWithin, type Birth } from '../../../../src/domain/natal/birth.ts';
import type { BookFront, BookOrder } from '../../../../src/server/report/pdf/order.ts';
import { reportOf } from '../random-births.ts';

const BANK = reportBankFrom(readReportFiles());
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const LYON: Birth = {
  time: timeAbout(Date.parse('1991-11-03T06:40+01:00')),
  place: { latitudeDeg: 45.764, longitudeDeg: 4.8357 },
};
/** The Sun changes signs on that day, so that not even its sign is sure. */
const SOLSTICE_MS = Date.UTC(1970, 5, 21);
const SOLSTICE: Birth = {
  time: timeWithin(SOLSTICE_MS, SOLSTICE_MS + DAY_MS),
  place: { latitudeDeg: -33.87, longitudeDeg: 151.2 },
};

export const FRONT: BookFront = {
  name: 'Clara',
  place: 'Lyon, France',
  date: 'November 3, 1991',
  time: 'at 6:40 in the morning',
  made: 'November 17, 2026',
};

function orderOf(birth: Birth, changed: Partial<BookOrder>): BookOrder {
  const { document, subject } = reportOf({ ...birth, clock: 'known' }, BANK);
  return {
    document,
    chart: subject.chart,
    offsetMs: HOUR_MS,
    front: FRONT,
    page: 'letter',
    siteName: 'Zodiary',
    ...changed,
  };
}

/** A birth with its minute. */
export const timedOrder = (changed: Partial<BookOrder> = {}): BookOrder => orderOf(LYON, changed);

/** A birth of which only the day is known. */
export const untimedOrder = (changed: Partial<BookOrder> = {}): BookOrder => orderOf(SOLSTICE, changed);
