import { useState, type ReactNode } from 'react';
import type { PostLine } from '../../../../contract/desk-channel-posts.ts';
import type { DeskChannel } from '../../../../contract/desk-channels.ts';
import { shortDay, weekdayName } from '../../../../domain/calendar/written-date.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { dateIn } from '../channel-times.ts';
import { PostItem } from '../post-item.tsx';
import styles from './post-section.module.css';

interface PostSectionProps {
  title: string;
  posts: readonly PostLine[];
  channel: DeskChannel;
  /** So many at first; the rest by a press. */
  most?: number;
}

/** Posts of one state; nothing at all where there are none. */
export function PostSection({ title, posts, channel, most = posts.length }: PostSectionProps): ReactNode {
  const [isWhole, setWhole] = useState(false);
  if (posts.length === 0) return null;
  const zone = channel.timeZone;
  const shown = isWhole ? posts : posts.slice(0, most);
  return (
    <Section title={title} note={posts.length}>
      <ul className={styles.list} aria-label={title}>
        {shown.map((post) => {
          const date = dateIn(zone, post.at);
          return (
            <PostItem
              key={post.id}
              post={post}
              zone={zone}
              way={channel.way}
              name={`${weekdayName(date, 'short')}, ${shortDay(date)}`}
            />
          );
        })}
      </ul>
      {shown.length < posts.length && (
        <Button kind="line" className={styles.more} onClick={() => setWhole(true)}>
          Show all {posts.length}
        </Button>
      )}
    </Section>
  );
}
