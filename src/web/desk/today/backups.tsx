import type { ReactNode } from 'react';
import type { DeskToday } from '../../../contract/desk-today.ts';
import { shortDay } from '../../../domain/calendar/written-date.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { dateAt, dayWords, timeAt } from '../times.ts';
import { Section } from '../ui/section.tsx';
import { TableFold } from '../ui/table-fold.tsx';
import styles from './backups.module.css';
import { BackupScale } from './backup-scale.tsx';

type Backups = DeskToday['backups'];

const STATES: Record<Backups['days'][number]['state'], string> = {
  made: 'made',
  proven: 'made, restored and compared',
  missed: 'missed',
  none: 'none',
};

function megabytes(bytes: number): string {
  const size = bytes / 1_000_000;
  return size < 10 ? `${size.toFixed(1)} MB` : `${Math.round(size).toLocaleString('en-US')} MB`;
}

function Last({
  last,
  lastProven,
  today,
}: Pick<Backups, 'last' | 'lastProven'> & { today: string }): ReactNode {
  return (
    <>
      <p className={styles.words}>
        <b>Last backup</b>{' '}
        {last
          ? `${dayWords(dateAt(last.at), today)}, ${timeAt(last.at)}, ${megabytes(last.bytes)}, encrypted.`
          : 'hasn’t been made yet.'}
      </p>
      <p className={styles.words}>
        <b>Last proven restore</b>{' '}
        {lastProven
          ? `${dayWords(dateAt(lastProven.at), today)}: ${lastProven.rows.toLocaleString('en-US')} rows compared, all equal.`
          : 'hasn’t been done yet.'}
      </p>
    </>
  );
}

/** The last thirty nights on a scale, and when a backup was last proven by restoring it. */
export function BackupsSection({ backups, today }: { backups: Backups; today: string }): ReactNode {
  const { days, last, lastProven } = backups;
  return (
    <Section title="Backups">
      <BackupScale days={days} />
      <Last last={last} lastProven={lastProven} today={today} />
      <p className={styles.legend}>Filled: made. Ring: restored and compared. Hollow: missed.</p>
      <TableFold
        caption="The last thirty days of backups, the newest first"
        columns={['Day', 'Backup']}
        rows={[...days]
          .reverse()
          .map(({ date, state }) => ({ name: shortDay(date), cells: [STATES[state]] }))}
      />
      <div className={styles.way}>
        <ButtonLink to="/admin/backups" kind="line">
          Open backups
        </ButtonLink>
      </div>
    </Section>
  );
}
