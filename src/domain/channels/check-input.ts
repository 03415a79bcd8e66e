import type { PostKind } from './channel.ts';
import type { ChannelRules } from './channel-rules.ts';
import type { PostFields, UsedPost } from './post.ts';

export type CheckId = 'picture' | 'words-new' | 'picture-new' | 'limits' | 'link' | 'alt' | 'tone';

export interface Check {
  id: CheckId;
  isPassed: boolean;
  /** What holds, or what is wrong and what helps. */
  said: string;
  /** A press that mends it. */
  fix: { label: string; fields: Partial<PostFields> } | null;
}

/** A picture that could stand in; `alt` describes it. */
export interface OtherPicture {
  art: string;
  name: string;
  alt: string;
}

export interface CheckInput {
  nowMs: number;
  channel: Omit<ChannelRules, 'slots' | 'hashtags'>;
  post: { id: number; kind: PostKind; words: string | null; fields: PostFields };
  /** Everything else on this channel that takes up pictures and words; not this post itself. */
  used: readonly UsedPost[];
  /** Those of them that say nearly the same (`saysTheSameAs`). */
  sameWords: readonly UsedPost[];
  /** The picture as it is drawn, of a video its frame; null where it can't be drawn. */
  file: { width: number; height: number; bytes: number | null } | null;
  /** Whether the link's page exists: a fact of the server. */
  isLinkAlive: boolean;
  /** "https://zodiary.example" */
  origin: string;
  /** Our own description of the post's picture; null where there is none. */
  ownAlt: string | null;
  /** Best first. */
  others: readonly OtherPicture[];
}
