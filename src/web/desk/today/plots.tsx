import type { ReactNode } from 'react';
import type { DeskToday } from '../../../contract/desk-today.ts';
import { shortDay } from '../../../domain/calendar/written-date.ts';
import { Section } from '../ui/section.tsx';
import { TableFold } from '../ui/table-fold.tsx';
import { Plot } from './plot.tsx';
import styles from './plots.module.css';

/** Small multiples of the last thirty days, and underneath them the same as a table. */
export function Plots({ days, plots }: Pick<DeskToday, 'days' | 'plots'>): ReactNode {
  const span = `${shortDay(days[0]!)} – ${shortDay(days.at(-1)!)}`;
  const rows = days
    .map((day, index) => ({
      name: shortDay(day),
      cells: plots.map(({ values }) => (values[index] ?? 0).toLocaleString('en-US')),
    }))
    .reverse();
  return (
    <Section title="Thirty Days" note={span}>
      <div className={styles.plots}>
        {plots.map((plot) => (
          <Plot key={plot.label} {...plot} />
        ))}
      </div>
      <TableFold
        caption={`Every day from ${span}, today first`}
        columns={['Day', ...plots.map(({ label }) => label.replace(/ today$/, ''))]}
        rows={rows}
      />
    </Section>
  );
}
