import type { ReactNode } from 'react';
import type { DeskBackups } from '../../../contract/desk-backups.ts';
import { shortDay } from '../../../domain/calendar/written-date.ts';
import { clockTime } from '../../../domain/calendar/written-time.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { BackupScale } from '../today/backup-scale.tsx';
import { Answer } from '../ui/answer.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Section } from '../ui/section.tsx';
import { TableFold } from '../ui/table-fold.tsx';
import { useSending } from '../use-sending.ts';
import { BackupList } from './backup-list.tsx';
import { lastWords, missedWords, progressWords, provenWords } from './backup-words.ts';
import styles from './backups-page.module.css';
import { KeepSafe } from './keep-safe.tsx';
import { BACKUPS_KEY, useBackups } from './use-backups.ts';

const DAY_WORDS = { made: 'made', proven: 'made, restored and compared', missed: 'missed', none: 'none' };

function Presses({ now, last }: Pick<DeskBackups, 'now' | 'last'>): ReactNode {
  const make = useSending('POST', '/api/admin/backups', {
    done: 'The backup has begun.',
    failed: 'The backup didn’t begin.',
    changes: [BACKUPS_KEY],
  });
  const prove = useSending('POST', '/api/admin/backups/prove', {
    done: 'The newest backup is being restored and compared.',
    failed: 'The proof didn’t begin.',
    changes: [BACKUPS_KEY],
  });
  const isBusy = now !== null || make.isBusy || prove.isBusy;
  return (
    <>
      <p role="status" className={styles.progress}>
        {progressWords(now)}
      </p>
      <ButtonRow>
        <Button disabled={isBusy} onClick={() => void make.run()}>
          Back up now
        </Button>
        <Button kind="line" disabled={isBusy || last === null} onClick={() => void prove.run()}>
          Prove the newest
        </Button>
      </ButtonRow>
    </>
  );
}

function Whole({ backups }: { backups: DeskBackups }): ReactNode {
  const { days, last, lastProven, now, list, folder, keyFile } = backups;
  const today = days.at(-1)!.date;
  return (
    <>
      <Section title="Thirty Days" note={`${shortDay(days[0]!.date)} – ${shortDay(today)}`}>
        <BackupScale days={days} />
        <p className={styles.words}>
          <b>Last backup</b> {lastWords(last, today)}
        </p>
        <p className={styles.words}>
          <b>Last proven restore</b> {provenWords(lastProven, today)}
        </p>
        <p className={styles.legend}>Filled: made. Ring: restored and compared. {missedWords(backups)}</p>
        <TableFold
          caption="The last thirty days of backups, the newest first"
          columns={['Day', 'Backup']}
          rows={days
            .toReversed()
            .map(({ date, state }) => ({ name: shortDay(date), cells: [DAY_WORDS[state]] }))}
        />
        <Presses now={now} last={last} />
      </Section>
      <BackupList list={list} />
      <KeepSafe folder={folder} keyFile={keyFile} />
    </>
  );
}

function headWords({ nightlyAt }: DeskBackups): string {
  const proof = 'Once a week the newest is restored and compared, row by row.';
  if (nightlyAt === null) return 'None is made by night, as BACKUP_AT says. You can make one here.';
  const [hour, minute] = nightlyAt.split(':').map(Number) as [number, number];
  return `One is made every night at ${clockTime(hour, minute)}. ${proof}`;
}

/** Whether everything could be had back, and the buttons that make it so. */
export default function BackupsPage(): ReactNode {
  const query = useBackups();
  return (
    <>
      <PageHead title="Backups">{query.data && headWords(query.data)}</PageHead>
      <Answer query={query} loading="Looking into the folder…" failed="We couldn’t load the backups.">
        {(backups) => <Whole backups={backups} />}
      </Answer>
    </>
  );
}
