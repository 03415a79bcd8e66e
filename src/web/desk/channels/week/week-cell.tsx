import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PostLine } from '../../../../contract/desk-channel-posts.ts';
import { classes } from '../../../ui/classes.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { composerPage } from '../calls.ts';
import { timeIn } from '../channel-times.ts';
import { NoThumb, PostThumb } from '../post-thumb.tsx';
import { POST_MARKS, stateWord } from '../post-words.ts';
import { useNewPost } from './use-new-post.ts';
import styles from './week-cell.module.css';
import type { Cell } from './week-days.ts';

interface WeekCellProps {
  cell: Cell;
  channel: string;
  zone: string;
  nowMs: number;
}

function Filled({ post, zone }: { post: PostLine; zone: string }): ReactNode {
  const { id, at, state, heading } = post;
  return (
    <Link to={composerPage(id)} className={styles.slot}>
      <PostThumb post={post} shape="strip" />
      <time dateTime={at} className={styles.time}>
        {timeIn(zone, at)}
      </time>
      <span className={classes(styles.state, state === 'failed' && styles.failed)}>
        <span className={styles.mark}>
          <StateMark state={POST_MARKS[state]} word="" />
        </span>
        {stateWord(post)}
      </span>
      <VisuallyHidden> {heading}</VisuallyHidden>
    </Link>
  );
}

function Free({ at, zone, word }: { at: string; zone: string; word: string }): ReactNode {
  return (
    <>
      <NoThumb shape="strip">
        <Glyph name="star4" size={14} />
      </NoThumb>
      <time dateTime={at} className={styles.time}>
        {timeIn(zone, at)}
      </time>
      <span className={styles.state}>
        <span className={styles.mark}>
          <StateMark state="none" word="" />
        </span>
        {word}
      </span>
    </>
  );
}

/** One slot of the calendar. An empty one that is still to come can be pressed to write for it. */
export function WeekCell({ cell: { at, kind, post }, channel, zone, nowMs }: WeekCellProps): ReactNode {
  const { isBusy, make } = useNewPost();
  if (post) return <Filled post={post} zone={zone} />;
  if (Date.parse(at) <= nowMs)
    return (
      <div className={classes(styles.slot, styles.free)}>
        <Free at={at} zone={zone} word="Passed" />
      </div>
    );
  return (
    <button
      type="button"
      className={classes(styles.slot, styles.free)}
      disabled={isBusy}
      onClick={() => void make(channel, { at, kind })}
    >
      <Free at={at} zone={zone} word="Empty" />
      <VisuallyHidden>, write a post for it</VisuallyHidden>
    </button>
  );
}
