import { useSyncExternalStore } from 'react';
import type { BirthChartAnswer, ChartDay } from '../../contract/chart.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { drawChart } from './call.ts';
import { requestOf } from './chart-values.ts';
import { forgetText, keepText, keptText } from './kept-text.ts';
import type { DrawnChart } from './use-chart.ts';

/** With fewer days left, the next connection brings more: a week offline is then seldom without its days. */
const LEAST_DAYS_LEFT = 4;

function isChart(kept: unknown): kept is DrawnChart {
  const { values, answer } = (kept ?? {}) as Partial<DrawnChart>;
  return typeof values?.date === 'string' && Array.isArray(answer?.comingDays) && answer.today !== undefined;
}

function parsed(text: string): DrawnChart | null {
  try {
    const kept: unknown = JSON.parse(text);
    return isChart(kept) ? kept : null;
  } catch {
    return null;
  }
}

let known: { text: string; chart: DrawnChart | null } = { text: '', chart: null };

/** Read anew when the text has changed: another tab may remember, and the settings may delete. */
export function rememberedChart(): DrawnChart | null {
  const text = keptText();
  if (text !== known.text) known = { text, chart: parsed(text) };
  return known.chart;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Birth and chart together, so that it is read without a connection too. */
export function rememberChart(chart: DrawnChart): void {
  keepText(JSON.stringify(chart));
  tell();
}

export function forgetChart(): void {
  forgetText();
  tell();
}

/** Null where nothing is remembered, and until the device has been asked, which the server cannot do. */
export function useRememberedChart(): DrawnChart | null {
  return useSyncExternalStore(subscribe, rememberedChart, () => null);
}

const daysOf = ({ today, comingDays }: BirthChartAnswer): ChartDay[] => [today, ...comingDays];

/** The day of a chart, as far ahead as it was worked out. */
export function chartDay(answer: BirthChartAnswer, date: CivilDate): ChartDay | null {
  return daysOf(answer).find((day) => day.date === date) ?? null;
}

/** Whether the days that were worked out are nearly over. */
function isRunningOut(answer: BirthChartAnswer, today: CivilDate): boolean {
  return daysOf(answer).filter(({ date }) => date >= today).length < LEAST_DAYS_LEFT;
}

/** Births are sent seldom: only when the device's own days run out. Without a connection the old ones stay. */
export async function renewChart(today: CivilDate): Promise<void> {
  const chart = rememberedChart();
  if (!chart || !navigator.onLine || !isRunningOut(chart.answer, today)) return;
  const answer = await drawChart(requestOf(chart.values));
  // Somebody may have deleted it meanwhile.
  if (rememberedChart() === chart) rememberChart({ ...chart, answer });
}
