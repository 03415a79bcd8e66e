import type { ReactNode } from 'react';
import type { DeskBackups } from '../../../contract/desk-backups.ts';
import { KeyValues } from '../ui/key-values.tsx';
import { Section } from '../ui/section.tsx';
import styles from './backups-page.module.css';

/** What has to be kept somewhere else: a backup beside what it is a backup of is lost with it. */
export function KeepSafe({ folder, keyFile }: Pick<DeskBackups, 'folder' | 'keyFile'>): ReactNode {
  return (
    <Section title="Keep Safe">
      <KeyValues
        entries={[
          ['Backups', <span className={styles.path}>{folder}</span>],
          ['The key', <span className={styles.path}>{keyFile ?? 'your setting SECRET_KEY'}</span>],
        ]}
      />
      <p className={styles.words}>
        Both belong on another machine, and not in the same place. Without the key a backup can’t be opened by
        anybody, you included; with the key, anybody who has the file can read it. A password manager is a
        good home for the key.
      </p>
      <p className={styles.words}>
        To restore, run <code>npm run restore -- file</code> on a machine with an empty data folder and the
        same key. The newest backup of each of seven days and four weeks is kept here.
      </p>
    </Section>
  );
}
