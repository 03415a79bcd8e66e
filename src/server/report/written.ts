import type { Birth } from '../../domain/natal/birth.ts';
import { natalChart, type NatalChart } from '../../domain/natal/chart.ts';
import type { HouseSystem } from '../../domain/natal/houses.ts';
import { yearTracks, yearTransits } from '../../domain/natal/transits.ts';
import type { ReportBank } from '../../domain/report/bank.ts';
import { reportDocument, type ReportDocument } from '../../domain/report/document.ts';
import type { YearSpan } from '../../domain/report/year-span.ts';

export interface ReportQuestion {
  birth: Birth;
  offsetSeconds: number;
  houses: HouseSystem;
  year: YearSpan;
}

/** A report with the chart that it is about. */
export interface WrittenReport {
  chart: NatalChart;
  document: ReportDocument;
}

/** Runs in a thread: the year takes a tenth of a second, the planning half of that. */
export function writtenReport(question: ReportQuestion, bank: ReportBank): WrittenReport {
  const { birth, offsetSeconds, houses, year } = question;
  const chart = natalChart(birth, houses);
  const transits = yearTransits(chart, yearTracks(year.fromMs, year.toMs));
  return { chart, document: reportDocument({ chart, offsetMs: offsetSeconds * 1000, year, transits }, bank) };
}
