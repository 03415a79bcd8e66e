import type { ReactNode } from 'react';
import type { DeskChannelPost } from '../../../../contract/desk-channel-posts.ts';
import { kindsOf } from '../../../../domain/channels/channel-rules.ts';
import { Button, ButtonRow } from '../../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { useChannels } from '../calls.ts';
import { useNewPost } from '../week/use-new-post.ts';
import styles from './happened.module.css';
import type { PostDraft } from './use-post-draft.ts';

interface ElsewhereProps {
  post: DeskChannelPost;
  draft: PostDraft;
}

/** The same picture and words as a draft in another channel of the niche. */
export function Elsewhere({ post, draft }: ElsewhereProps): ReactNode {
  const { kind, id } = post.line;
  const { key: own, niche } = post.channel;
  const { isBusy, make } = useNewPost();
  const others = (useChannels().data?.channels ?? []).filter(
    (channel) =>
      channel.key !== own &&
      channel.niche === niche &&
      kindsOf(channel.niche, channel.network).includes(kind),
  );
  if (others.length === 0) return null;
  const use = async (channel: string): Promise<void> => {
    if (await draft.flush()) await make(channel, { at: draft.fields.at, kind, like: id });
  };
  return (
    <Section title="Use It Elsewhere Too">
      <p className={styles.words}>
        A draft with the same picture and words, in that channel’s format and its next free slot.
      </p>
      <div className={styles.row}>
        <ButtonRow>
          {others.map(({ key, name }) => (
            <Button key={key} kind="line" disabled={isBusy} onClick={() => void use(key)}>
              {name}
            </Button>
          ))}
        </ButtonRow>
      </div>
    </Section>
  );
}
