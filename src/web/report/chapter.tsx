import type { ReactNode } from 'react';
import type { ThemeChapter } from '../../contract/report.ts';
import styles from './chapter.module.css';

type ChapterHead = Pick<ThemeChapter, 'key' | 'title' | 'lede'>;
interface Neighbor {
  /** The id of its section. */
  key: string;
  title: string;
}

/** What every chapter is shown with. */
export interface ChapterPlace {
  /** “Chapter 2 of 9” */
  place: string;
  before: Neighbor | undefined;
  after: Neighbor | undefined;
}

interface ChapterProps extends ChapterPlace {
  chapter: ChapterHead;
  children: ReactNode;
}

export function Chapter({ chapter, place, before, after, children }: ChapterProps): ReactNode {
  const { key, title, lede } = chapter;
  return (
    <section id={key} data-chapter={key} aria-labelledby={`${key}-title`} className={styles.chapter}>
      <p className={styles.place}>{place}</p>
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
