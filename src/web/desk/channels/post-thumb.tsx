import type { ReactNode } from 'react';
import type { PostLine } from '../../../contract/desk-channel-posts.ts';
import { classes } from '../../ui/classes.ts';
import styles from './post-thumb.module.css';

interface PostThumbProps {
  post: Pick<PostLine, 'thumb' | 'kind' | 'state'>;
  /** As high as the picture, or a strip of it. */
  shape: 'whole' | 'strip';
}

/** A post's picture in small; what is over is dimmed. The words beside it say what it is of. */
export function PostThumb({ post: { thumb, kind, state }, shape }: PostThumbProps): ReactNode {
  const isOver = state === 'sent' || state === 'skipped';
  return (
    <img
      src={thumb}
      alt=""
      loading="lazy"
      className={classes(
        styles.thumb,
        styles[shape],
        kind === 'verse' && styles.scene,
        isOver && shape === 'strip' && styles.over,
        state === 'failed' && styles.failed,
      )}
    />
  );
}

/** Where there could be one. */
export function NoThumb({ shape, children }: { shape: 'whole' | 'strip'; children: ReactNode }): ReactNode {
  return <span className={classes(styles.none, styles[shape])}>{children}</span>;
}
