import { reportText } from '../src/domain/report/plain-text.ts';
import { askedReport } from './asked-report.ts';

const USAGE = `node scripts/write-report-sample.ts 1991-11-03T06:40+01:00 45.764 4.8357 [--about minutes] [--from 2026-11-16]
A date without a time is a birth on that day of Greenwich at an unknown hour.`;

console.log(reportText(askedReport(USAGE).document));
