import { useState, type ReactNode } from 'react';
import type { DeskBackup } from '../../../contract/desk-backups.ts';
import { Button } from '../../ui/button.tsx';
import { whenWithin } from '../times.ts';
import { useSending } from '../use-sending.ts';
import { Empty } from '../ui/empty.tsx';
import { Section } from '../ui/section.tsx';
import { Timeline } from '../ui/timeline.tsx';
import { noteOf, proofWords, stateOf } from './backup-words.ts';
import styles from './backups-page.module.css';

const AT_FIRST = 12;

/** The server asks first who it is; then the browser takes the file like any other. */
function Download({ id, madeAt }: Pick<DeskBackup, 'id' | 'madeAt'>): ReactNode {
  const path = `/api/admin/backups/${id}`;
  const { isBusy, run } = useSending('POST', `${path}/download`, {
    done: 'The download begins.',
    failed: 'The download didn’t begin.',
    onDone: () => location.assign(`${path}/file`),
  });
  return (
    <Button
      kind="text"
      glyph="download"
      disabled={isBusy}
      aria-label={`Download the backup of ${whenWithin(madeAt)}`}
      onClick={() => void run()}
    >
      Download
    </Button>
  );
}

function More({ backup }: { backup: DeskBackup }): ReactNode {
  const proof = proofWords(backup);
  return (
    <>
      {proof !== null && <p>{proof}</p>}
      {backup.reason !== null && <p>{backup.reason}</p>}
      {backup.isKept && <Download {...backup} />}
    </>
  );
}

/** Every try of thirty days, and what became of it. */
export function BackupList({ list }: { list: readonly DeskBackup[] }): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const kept = list.filter(({ isKept }) => isKept).length;
  if (list.length === 0) {
    return (
      <Empty glyph="download" title="No backup yet.">
        <p>A new site makes its first one within the hour. You can make one now.</p>
      </Empty>
    );
  }
  const shown = isWhole ? list : list.slice(0, AT_FIRST);
  return (
    <Section title="Every Backup" note={`${kept} kept`}>
      <Timeline
        events={shown.map((backup) => ({
          id: backup.id,
          title: stateOf(backup).title,
          note: noteOf(backup),
          state: stateOf(backup).mark,
          children: <More backup={backup} />,
        }))}
      />
      {shown.length < list.length && (
        <p className={styles.older}>
          <Button kind="line" onClick={() => setWhole(true)}>
            Show older
          </Button>
        </p>
      )}
    </Section>
  );
}
