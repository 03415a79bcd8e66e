import type { PostKind } from './channel.ts';
import type { ChannelRules } from './channel-rules.ts';
import type { PostFields, UsedPost } from './post.ts';

export const CHECK_IDS = ['picture', 'words-new', 'picture-new', 'limits', 'link', 'alt', 'tone'] as const;
export type CheckId = (typeof CHECK_IDS)[number];

export interface Check {
  id: CheckId;
  isPassed: boolean;
  said: string;
  fix: { label: string; fields: Partial<PostFields> } | null;
}

/** A picture that could stand in, best first; `alt` describes it. */
export interface OtherPicture {
  art: string;
  name: string;
  alt: string;
}

export interface CheckInput {
  channel: Omit<ChannelRules, 'slots' | 'hashtags'>;
  post: { id: number; kind: PostKind; words: string | null; fields: PostFields };
  /** Everything else on this channel that takes up pictures and words; not this post itself. */
  used: readonly UsedPost[];
  /** As drawn, or as far as it is known: null where it isn't drawn yet. A video's own frame counts. */
  file: { width: number; height: number; bytes: number | null } | null;
  /** Whether the link's page exists; a fact of the server. */
  isLinkAlive: boolean;
  origin: string;
  others: readonly OtherPicture[];
}

export function checksOf(input: CheckInput): Check[] {
  throw new Error(`not written yet: ${input.post.id}`);
}
