import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PostLine } from '../../../contract/desk-channel-posts.ts';
import type { WayOut } from '../../../domain/channels/channel.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { StateMark } from '../ui/state-mark.tsx';
import { composerPage, kitPage } from './calls.ts';
import { timeIn } from './channel-times.ts';
import { mendButtons } from './mend.tsx';
import styles from './post-item.module.css';
import { PostThumb } from './post-thumb.tsx';
import { POST_MARKS, stateWords } from './post-words.ts';

interface PostItemProps {
  post: PostLine;
  zone: string;
  way?: WayOut | undefined;
  /** Above its words: the channel on a day's list, the day on a channel's. */
  name: string;
  /** Beside the name; its time unless told. */
  when?: string;
}

function waitWords({ trouble }: PostLine, zone: string): string {
  if (!trouble) return '';
  const again = trouble.retryAt === null ? '' : ` It’s tried again at ${timeIn(zone, trouble.retryAt)}.`;
  return trouble.reason + again;
}

function Actions({ post: { id, channel, state, trouble } }: Pick<PostItemProps, 'post'>): ReactNode {
  if (trouble) return mendButtons({ next: trouble.next, channel, post: id });
  if (state === 'asking') return mendButtons({ next: ['answer', 'kit'], channel, post: id });
  if (state !== 'due') return null;
  return (
    <ButtonLink kind="line" glyph="share" to={kitPage(id)}>
      Post now
    </ButtonLink>
  );
}

/** One post in a list: what it is, how it stands, and what mends it. */
export function PostItem({ post, zone, way, name, when }: PostItemProps): ReactNode {
  const { id, heading, state, at, trouble } = post;
  return (
    <li className={styles.item}>
      <Link to={composerPage(id)} className={styles.link}>
        <PostThumb post={post} shape="whole" />
        <span className={styles.words}>
          <span className={styles.head}>
            <b>{name}</b> · {when ?? timeIn(zone, at)}
          </span>
          <span className={styles.heading}>{heading === '' ? 'No words yet' : heading}</span>
          <span className={classes(styles.state, state === 'failed' && styles.failed)}>
            <span className={styles.mark}>
              <StateMark state={POST_MARKS[state]} word="" />
            </span>
            {stateWords(post, zone, way)}
          </span>
        </span>
      </Link>
      {trouble && <p className={styles.why}>{waitWords(post, zone)}</p>}
      <div className={styles.actions}>
        <Actions post={post} />
      </div>
    </li>
  );
}
