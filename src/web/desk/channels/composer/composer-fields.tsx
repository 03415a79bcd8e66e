import type { ReactNode } from 'react';
import type { DeskChannelPost } from '../../../../contract/desk-channel-posts.ts';
import { isVideo } from '../../../../domain/channels/channel.ts';
import { ALT_LIMIT, outgoingOf, textLength } from '../../../../domain/channels/outgoing.ts';
import { KeptLine } from '../../drafts/kept-line.tsx';
import { CountedField } from '../../posts/counted-field.tsx';
import { VideoMaker } from '../video/video-maker.tsx';
import styles from './composer-fields.module.css';
import { CountedArea } from './counted-area.tsx';
import { FormatChoice } from './format-choice.tsx';
import { LinesField } from './lines-field.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { originOf } from './preview-words.ts';
import type { PostDraft } from './use-post-draft.ts';

interface ComposerFieldsProps {
  post: DeskChannelPost;
  draft: PostDraft;
}

const TITLES = { facebook: 'Title', pinterest: 'Pin title', youtube: 'Video title' } as const;

/** Its length as the network counts it, link and hashtags with it. */
function outgoingLength(post: DeskChannelPost, { fields }: PostDraft): number {
  const { network, id } = post.line;
  return textLength(network, outgoingOf(network, { ...fields, id }, originOf(post)).text);
}

/** The picture and the words. */
export function ComposerFields({ post, draft }: ComposerFieldsProps): ReactNode {
  const { fields, set, kept } = draft;
  const { limits, line } = post;
  return (
    <div className={styles.fields}>
      <PictureChoice post={post} draft={draft} />
      {line.network !== 'youtube' && (
        <FormatChoice
          format={fields.picture.format}
          onChoose={(format) => set({ picture: { ...fields.picture, format } })}
        />
      )}
      {isVideo(line.kind) && <VideoMaker post={post} />}
      <LinesField
        picture={fields.picture}
        onChange={(lines) => set({ picture: { ...fields.picture, lines } })}
      />
      {limits.title !== null && (
        <CountedField
          label={TITLES[line.network]}
          value={fields.title}
          most={limits.title}
          onChange={(title) => set({ title })}
        />
      )}
      <CountedArea
        label="Words"
        value={fields.text}
        length={outgoingLength(post, draft)}
        most={limits.text}
        hint={line.network === 'pinterest' ? 'Counted with the hashtags.' : 'Counted with link and hashtags.'}
        onChange={(text) => set({ text })}
      />
      <CountedArea
        label="Picture in words"
        value={fields.alt}
        length={fields.alt.length}
        most={ALT_LIMIT}
        onChange={(alt) => set({ alt })}
      />
      <KeptLine kept={kept} />
    </div>
  );
}
