import type { BirthChartAnswer, ChartAnswer, ChartDay } from '../../contract/chart.ts';
import { daysBetween } from '../../domain/calendar/civil-date.ts';
import type { ChartBank } from '../../domain/chart/bank.ts';
import { EVEN, todayKey } from '../../domain/chart/keys.ts';
import type { Body } from '../../domain/sky/bodies.ts';
import type { ComputedChart } from './computed.ts';

interface Balanced {
  name: string;
  count: number | null;
  judgment: 'much' | 'little' | null;
}

/** What outweighs first, then what is missing; null where something is unsure and nothing stands out. */
function balanceWords(
  balances: readonly Balanced[],
  texts: ReadonlyMap<string, string>,
  most: number,
): string | null {
  const judged = balances
    .filter(({ judgment }) => judgment !== null)
    .sort((one, other) => (other.count ?? 0) - (one.count ?? 0));
  const keys = judged.map(({ name, judgment }) => `${name}/${judgment}`);
  if (keys.length > 0)
    return keys
      .slice(0, most)
      .map((key) => texts.get(key)!)
      .join(' ');
  return balances.every(({ count }) => count !== null) ? texts.get(EVEN)! : null;
}

function wordsOf(chart: ChartAnswer, bank: ChartBank): BirthChartAnswer['words'] {
  const signOf = (body: Body) => chart.bodies.find((one) => one.body === body)!.sign;
  const [sun, moon, { rising }] = [signOf('sun'), signOf('moon'), chart];
  return {
    sun: sun && bank.sun.get(sun)!,
    moon: moon && bank.moon.get(moon)!,
    rising: rising && bank.rising.get(rising)!,
    elements: balanceWords(
      chart.elements.map(({ element: name, ...rest }) => ({ name, ...rest })),
      bank.elements,
      2,
    ),
    modes: balanceWords(
      chart.modes.map(({ mode: name, ...rest }) => ({ name, ...rest })),
      bank.modes,
      1,
    ),
  };
}

const EPOCH = '2000-01-01';

function toldDay({ date, transits }: ComputedChart['days'][number], { today, quiet }: ChartBank): ChartDay {
  return {
    date,
    transits: transits.map((transit) => ({ ...transit, ...today.get(todayKey(transit))! })),
    quiet: transits.length > 0 ? null : quiet[daysBetween(EPOCH, date) % quiet.length]!,
  };
}

/** Facts and words together, as they go over the wire. */
export function toldChart({ chart, days, passes }: ComputedChart, bank: ChartBank): BirthChartAnswer {
  const [today, ...comingDays] = days.map((day) => toldDay(day, bank));
  return { ...chart, words: wordsOf(chart, bank), today: today!, comingDays, passes };
}
