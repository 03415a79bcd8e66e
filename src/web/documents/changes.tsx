import type { ReactNode } from 'react';
import type { SiteDocument } from '../../contract/documents.ts';
import { monthDayYear } from '../../domain/calendar/written-date.ts';
import styles from './changes.module.css';

/** Every version of a text, newest first, and what it changed. */
export function Changes({ changes }: Pick<SiteDocument, 'changes'>): ReactNode {
  return (
    <dl className={styles.changes}>
      {changes.map(({ version, date, what }) => (
        <div key={version} className={styles.change}>
          <dt>
            Version {version}, <time dateTime={date}>{monthDayYear(date)}</time>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
