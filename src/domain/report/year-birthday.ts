import type { NatalChart } from '../natal/chart.ts';
import type { YearEvent, YearTransit } from './year-events.ts';
import type { YearSpan } from './year-span.ts';

const DAY_MS = 86_400_000;
/** Ten, less the one by which a date at the birthplace may be another in Greenwich. */
const NEAR_DAYS = 9;
/** Below it are the days that many have about their birthday. */
const STRONG_FROM = 0.7;

function birthdaysIn({ birth }: NatalChart, { fromMs, toMs }: YearSpan): number[] {
  const born = new Date(birth.time.atMs);
  const years = [fromMs, toMs].map((ms) => new Date(ms).getUTCFullYear());
  return [...new Set(years)].map((year) => Date.UTC(year, born.getUTCMonth(), born.getUTCDate(), 12));
}

/** The strongest exact day within ten days of a birthday: a return, or something slower than Mars. */
export function birthdayEvent(
  chart: NatalChart,
  told: readonly YearTransit[],
  span: YearSpan,
): { transit: YearTransit; event: YearEvent } | null {
  const birthdays = birthdaysIn(chart, span);
  const isNear = ({ atMs }: YearEvent): boolean =>
    birthdays.some((ms) => Math.abs(atMs - ms) <= NEAR_DAYS * DAY_MS);
  const isReturn = ({ body, point, aspect }: YearTransit): boolean =>
    body === point && aspect === 'conjunction';
  return (
    told
      .filter((own) => isReturn(own) || (own.body !== 'mars' && own.strength >= STRONG_FROM))
      .toSorted((a, b) => b.strength - a.strength)
      .flatMap((transit) => transit.events.filter(isNear).map((event) => ({ transit, event })))[0] ?? null
  );
}
