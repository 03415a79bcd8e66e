import { reportBankFrom } from '../src/content/report.ts';
import { timeAbout, timeWithin, type BirthTime } from '../src/domain/natal/birth.ts';
import { natalChart, type NatalChart } from '../src/domain/natal/chart.ts';
import { yearTracks, yearTransits } from '../src/domain/natal/transits.ts';
import { reportDocument, type ReportDocument } from '../src/domain/report/document.ts';
import { yearFrom } from '../src/domain/report/year-span.ts';
import { readReportFiles } from './compile-content.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The report of a birth given on the command line. */
interface AskedReport {
  document: ReportDocument;
  chart: NatalChart;
  offsetMs: number;
}

interface AskedTime {
  time: BirthTime;
  offsetMs: number;
}

/** "1991-11-03T06:40+01:00", or "1991-11-03" of the clocks that went so many hours ahead of Greenwich */
function askedTime(text: string, aboutMinutes: number): AskedTime {
  if (!text.includes('T')) {
    const offsetMs = Number(optionOf('ahead', '0')) * HOUR_MS;
    const fromMs = Date.parse(text) - offsetMs;
    return { time: timeWithin(fromMs, fromMs + DAY_MS), offsetMs };
  }
  const atMs = Date.parse(text);
  const wallMs = Date.parse(`${text.slice(0, 16)}Z`);
  return { time: timeAbout(atMs, aboutMinutes), offsetMs: wallMs - atMs };
}

export function optionOf(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1]!;
}

/** Instant, latitude and longitude are the first arguments; without them `usage` is printed and nothing done. */
export function askedReport(usage: string): AskedReport {
  const [text, latitude, longitude] = process.argv.slice(2);
  if (!text || Number.isNaN(Number(latitude)) || Number.isNaN(Number(longitude))) {
    console.error(usage);
    process.exit(1);
  }
  const { time, offsetMs } = askedTime(text, Number(optionOf('about', '0')));
  const place = { latitudeDeg: Number(latitude), longitudeDeg: Number(longitude) };
  const chart = natalChart({ time, place });
  const year = yearFrom(optionOf('from', new Date().toISOString().slice(0, 10)), 'UTC');
  const transits = yearTransits(chart, yearTracks(year.fromMs, year.toMs));
  const bank = reportBankFrom(readReportFiles());
  return { document: reportDocument({ chart, offsetMs, year, transits }, bank), chart, offsetMs };
}
