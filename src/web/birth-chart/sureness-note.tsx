import type { ReactNode } from 'react';
import type { ChartAnswer } from '../../contract/chart.ts';
import styles from './chart-result.module.css';

function words({ uncertainMinutes, polar, rising }: ChartAnswer): string {
  const houses = polar
    ? ' So far north or south there are no Placidus houses, so the houses are whole signs.'
    : '';
  if (uncertainMinutes === null)
    return 'Without a time we tell only what held all day long. Degrees marked “about” may be off by as much as the last column says.';
  if (uncertainMinutes === 0)
    return `Everything here is as sure as the time you gave. Four minutes more or less move the rising degree by about one.${houses}`;
  const lost = rising ? 'the rising degree' : 'the rising sign and the houses';
  return `Your time may be off by ${Math.round(uncertainMinutes)} minutes either way, so we leave out ${lost} and whatever else would have changed meanwhile.${houses}`;
}

/** How far the lines of the chart can be trusted. */
export function SurenessNote({ chart }: { chart: ChartAnswer }): ReactNode {
  return <p className={styles.sureness}>{words(chart)}</p>;
}
