import type { ReactNode } from 'react';
import type { DeskChannelPost } from '../../../../contract/desk-channel-posts.ts';
import { MatterList } from '../../ui/matter-list.tsx';
import { mendButtons } from '../mend.tsx';
import styles from './post-trouble.module.css';

/** Why it stands before the owner, and what mends it. Editing needs no button here. */
export function PostTrouble({ post }: { post: DeskChannelPost }): ReactNode {
  const { id, trouble, state, channel } = post.line;
  if (!trouble && state !== 'asking') return null;
  const next = trouble?.next ?? ['answer' as const];
  return (
    <div className={styles.trouble}>
      <MatterList
        matters={[
          {
            id: String(id),
            title: state === 'asking' ? 'Did it go out?' : 'It didn’t go out',
            reason: trouble?.reason ?? 'The network never answered. Look there, and tell us.',
            state: state === 'failed' ? 'bad' : 'look',
            actions: mendButtons({ next: next.filter((step) => step !== 'edit'), channel, post: id }),
          },
        ]}
      />
    </div>
  );
}
