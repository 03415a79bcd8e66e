import type { ReactNode } from 'react';
import type { DeskChannelPost } from '../../../../contract/desk-channels.ts';
import { StateMark } from '../../ui/state-mark.tsx';
import styles from './video-maker.module.css';

/** Where the film of a video post is made; until then, whether it is there. */
export function VideoMaker({ post }: { post: DeskChannelPost }): ReactNode {
  const { video } = post.line;
  if (video === null) return null;
  return (
    <section aria-label="Video" className={styles.maker}>
      <p className={styles.words}>
        <StateMark state={video.isMade ? 'good' : 'none'} word="" />
        {video.isMade ? `The video is made, ${Math.round(video.seconds)} s.` : 'The video isn’t made yet.'}
      </p>
    </section>
  );
}
