import type { ReactNode } from 'react';
import type { BlogEntry } from '../../contract/blog.ts';
import styles from './thumbnail.module.css';

/**
 * An article's figure in small. The title beside it says what it is, and comes first: React would have figures of a usual
 * priority fetched before styles and letters.
 */
export function Thumbnail({ pictures, eager }: Pick<BlogEntry, 'pictures'> & { eager?: boolean }): ReactNode {
  const isCards = pictures.length > 1;
  return (
    <span className={isCards ? styles.cards : styles.drawing}>
      {pictures.map((src) => (
        <img
          key={src}
          src={src}
          alt=""
          width={isCards ? 335 : 360}
          height={isCards ? 585 : 240}
          loading={eager ? undefined : 'lazy'}
          fetchPriority="low"
          decoding="async"
        />
      ))}
    </span>
  );
}
