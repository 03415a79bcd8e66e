import { writeFileSync } from 'node:fs';
import type { PageSize } from '../src/art/report/page-size.ts';
import { monthDayYear } from '../src/domain/calendar/written-date.ts';
import { birthTimeWords } from '../src/domain/report/birth-words.ts';
import type { BookOrder } from '../src/server/report/pdf/order.ts';
import { NotSet, setBook } from '../src/server/report/pdf/set-book.ts';
import { askedReport, optionOf } from './asked-report.ts';

const USAGE = `node scripts/write-report-pdf.ts 1991-11-03T06:40+01:00 45.764 4.8357 [--out report.pdf] [--page letter|a4]
  [--name Clara] [--place "Lyon, France"] [--about minutes] [--ahead hours] [--from 2026-11-16]
Sets a whole report as PDF and prints what it took. Without an hour, --ahead says how far the clocks were from Greenwich.`;
const TIMEOUT_MS = 120_000;

const { document, chart, offsetMs } = askedReport(USAGE);
const wall = process.argv[2]!;
const [hour, minute] = wall.slice(11, 16).split(':').map(Number);
const order: BookOrder = {
  document,
  chart,
  offsetMs,
  siteName: 'Zodiary',
  page: optionOf('page', 'letter') as PageSize,
  front: {
    name: optionOf('name', '') || null,
    place: optionOf('place', `${process.argv[3]}, ${process.argv[4]}`),
    date: monthDayYear(wall.slice(0, 10)),
    time: chart.hourKnown ? birthTimeWords(hour!, minute!, chart.birth.time.marginMs > 0) : null,
    made: monthDayYear(new Date().toISOString().slice(0, 10)),
  },
};
const out = optionOf('out', 'report.pdf');
const startedMs = performance.now();
try {
  const pdf = await setBook(order, TIMEOUT_MS);
  writeFileSync(out, pdf);
  console.log(
    `${out}: ${Math.round(pdf.length / 1000)} kB in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`,
  );
} catch (error) {
  console.error(error instanceof NotSet ? `${error.message}\n${error.said}` : error);
  process.exitCode = 1;
}
