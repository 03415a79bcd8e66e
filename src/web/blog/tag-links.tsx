import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BlogList } from '../../contract/blog.ts';
import { tagName } from '../../domain/blog/posts.ts';
import styles from './tag-links.module.css';

/** All that is written about, with the number of articles; the current one is marked. */
export function TagLinks({ tags, tag: current }: Pick<BlogList, 'tags' | 'tag'>): ReactNode {
  return (
    <nav aria-label="Topics" className={styles.tags}>
      <Link to="/blog" aria-current={current === null ? 'page' : undefined}>
        All
      </Link>
      {tags.map(({ tag, posts }) => (
        <Link key={tag} to={`/blog/tag/${tag}`} aria-current={tag === current ? 'page' : undefined}>
          {tagName(tag)} <span className={styles.count}>{posts}</span>
        </Link>
      ))}
    </nav>
  );
}
