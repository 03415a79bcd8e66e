import type { ReactNode } from 'react';
import type { ThemeChapter } from '../../contract/report.ts';
import styles from './chapter.module.css';

type ChapterHead = Pick<ThemeChapter, 'key' | 'number' | 'title' | 'lede'>;

/** What every chapter is shown with. */
export interface ChapterPlace {
  /** How many chapters there are. */
  count: number;
  before: ChapterHead | undefined;
  after: ChapterHead | undefined;
}

interface ChapterProps extends ChapterPlace {
  chapter: ChapterHead;
  children: ReactNode;
}

export function Chapter({ chapter, count, before, after, children }: ChapterProps): ReactNode {
  const { key, number, title, lede } = chapter;
  return (
    <section id={key} data-chapter={key} aria-labelledby={`${key}-title`} className={styles.chapter}>
      <p className={styles.number}>
        Chapter {number} of {count}
      </p>
      <h2 id={`${key}-title`} className={styles.title}>
        {title}
      </h2>
      <p className={styles.lede}>{lede}</p>
      <div className={styles.body}>{children}</div>
      <p className={styles.onward}>
        {before && <a href={`#${before.key}`}>{before.title}</a>}
        {after && <a href={`#${after.key}`}>Next: {after.title}</a>}
      </p>
    </section>
  );
}
