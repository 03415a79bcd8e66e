import type { ReactNode } from 'react';
import type { DeskChannelView } from '../../../../contract/desk-channel-posts.ts';
import { shortDay } from '../../../../domain/calendar/written-date.ts';
import { formatCount } from '../../../ui/format-count.ts';
import { Plot } from '../../today/plot.tsx';
import { Section } from '../../ui/section.tsx';
import { TableFold } from '../../ui/table-fold.tsx';
import styles from './visits.module.css';

/** Who came by the links of its posts, day by day. */
export function Visits({ days, counts }: DeskChannelView['visits']): ReactNode {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0)
    return (
      <Section title="Visits">
        <p className={styles.nothing}>Nobody has come by its links yet.</p>
      </Section>
    );
  const span = `${shortDay(days[0]!)} – ${shortDay(days.at(-1)!)}`;
  return (
    <Section title="Visits" note={span}>
      <div className={styles.plot}>
        <Plot
          label={total === 1 ? 'visit' : 'visits'}
          figure={formatCount(total)}
          note="by its links, without cookies"
          kind="bars"
          values={counts}
        />
      </div>
      <TableFold
        caption={`Visits by the links of this channel, ${span}, the newest first`}
        columns={['Day', 'visits']}
        rows={days
          .map((day, index) => ({ name: shortDay(day), cells: [formatCount(counts[index] ?? 0)] }))
          .reverse()}
      />
    </Section>
  );
}
