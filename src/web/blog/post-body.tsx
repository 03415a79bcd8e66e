import type { ReactNode } from 'react';
import type { BlogPost } from '../../contract/blog.ts';
import { postDate, readingTime } from '../../domain/blog/posts.ts';
import { useOwnClock } from './own-clock.ts';
import styles from './post-page.module.css';

/** When it was written, by whom, and how long it takes. */
export function PostBy({
  publishedAt,
  author,
  readingMinutes,
}: Pick<BlogPost, 'publishedAt' | 'author' | 'readingMinutes'>): ReactNode {
  return (
    <p className={styles.by}>
      <time dateTime={publishedAt}>{postDate(publishedAt)}</time>
      <span>{author}</span>
      <span>{readingTime(readingMinutes)}</span>
    </p>
  );
}

export function PostBody({ html }: Pick<BlogPost, 'html'>): ReactNode {
  const body = useOwnClock(html);
  return <div ref={body} className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />;
}
