import type { ReactNode } from 'react';
import type { MethodChapter as Method } from '../../contract/report.ts';
import { Chapter, type ChapterPlace } from './chapter.tsx';
import styles from './method-chapter.module.css';
import { Positions } from './positions.tsx';

/** What the table rests on, how it was worked out, and what nobody should expect of it. */
export function MethodChapter({ chapter, ...place }: { chapter: Method } & ChapterPlace): ReactNode {
  return (
    <div className={styles.appendix}>
      {' '}
      <Chapter chapter={chapter} {...place}>
        <Positions rows={chapter.positions} />
        {chapter.notes.map(({ id, title, text }) => (
          <section key={id} className={styles.note}>
            <h3>{title}</h3>
            <p>{text}</p>
          </section>
        ))}
        <section className={styles.note}>
          <h3>Credits</h3>
          <p>
            Places and their coordinates are from <a href="https://www.geonames.org/">GeoNames</a>, under{' '}
            <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>. Which clock a place goes by
            is in part from <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>’s contributors
            (<a href="https://opendatacommons.org/licenses/odbl/1-0/">ODbL</a>), what clocks showed from the
            time zone database. For entertainment only.
          </p>
        </section>
      </Chapter>
    </div>
  );
}
