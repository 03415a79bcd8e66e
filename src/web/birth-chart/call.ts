import type { BirthChartAnswer, ChartRequest, RepeatedHour } from '../../contract/chart.ts';
import { apiRequest, HttpFailure } from '../shell/api-client.ts';
import { deviceDate } from '../shell/device-date.ts';

/** Birth data travels in the body alone: addresses end up in histories and logs. */
export async function drawChart(request: ChartRequest): Promise<BirthChartAnswer> {
  const now = new Date();
  const body = { ...request, today: deviceDate(now), utcOffsetMinutes: -now.getTimezoneOffset() };
  const response = await apiRequest('POST', '/api/chart', { body });
  return (await response.json()) as BirthChartAnswer;
}

export type Choices = NonNullable<RepeatedHour['error']['choices']>;

export interface Refusal {
  code: string;
  message: string;
  choices?: Choices;
  before?: string;
  after?: string;
}

/** What the site says to a birth that it cannot place; null if something else went wrong. */
export function refusalIn(error: unknown): Refusal | null {
  if (!(error instanceof HttpFailure)) return null;
  try {
    const { error: refusal } = JSON.parse(error.message.slice(error.message.indexOf('{'))) as {
      error?: Refusal;
    };
    return refusal ?? null;
  } catch {
    return null;
  }
}
