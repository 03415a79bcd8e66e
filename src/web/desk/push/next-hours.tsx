import type { ReactNode } from 'react';
import type { DeskPush } from '../../../contract/desk-push.ts';
import { formatCount } from '../../ui/format-count.ts';
import { whenAt } from '../times.ts';
import { Register } from '../ui/register.tsx';
import { Section } from '../ui/section.tsx';
import styles from './push-page.module.css';

interface NextHoursProps {
  next: DeskPush['next'];
  isPaused: boolean;
}

/** How many messages come due in each of the next hours. */
export function NextHours({ next, isPaused }: NextHoursProps): ReactNode {
  const total = next.reduce((sum, { due }) => sum + due, 0);
  return (
    <Section title="Next" note="24 hours, by the hour">
      {total === 0 ? (
        <p className={styles.nothing}>No message comes due within a day.</p>
      ) : (
        <Register
          columns={next.length > 6 ? 2 : 1}
          lines={next.map(({ at, due }) => ({
            name: whenAt(at),
            value: `${formatCount(due)} ${isPaused ? 'paused' : 'due'}`,
          }))}
        />
      )}
    </Section>
  );
}
