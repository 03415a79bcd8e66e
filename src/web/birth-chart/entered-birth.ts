import { inSession } from '../shell/storage.ts';
import { EMPTY_VALUES, type ChartValues } from './chart-values.ts';
import { rememberedChart } from './remembered-chart.ts';

const KEY = 'entered_birth';

/** For the report's page, which asks before it uses it; gone with the tab. */
export function keepEnteredBirth(values: ChartValues): void {
  inSession.set(KEY, JSON.stringify(values));
}

export function forgetEnteredBirth(): void {
  inSession.forget(KEY);
}

function parsed(text: string): ChartValues | null {
  try {
    const kept = JSON.parse(text) as Partial<ChartValues> | null;
    const isWhole = typeof kept?.date === 'string' && Boolean(kept.place ?? kept.coordinates);
    return isWhole ? { ...EMPTY_VALUES, ...kept } : null;
  } catch {
    return null;
  }
}

/** The birth of the last chart: of this tab, or else the one that the device remembers. */
export function enteredBirth(): ChartValues | null {
  return parsed(inSession.get(KEY) ?? '') ?? rememberedChart()?.values ?? null;
}
