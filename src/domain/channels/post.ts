import type { PostKind } from './channel.ts';
import type { SocialFormat } from './picture.ts';

/** What is drawn: `cat:sign-leo@window`, `scene:lamp`, `quote:hope/slug@2`, `card:the-star`, `sky:2026-11-18`, `week:leo-2026-11-15`. */
export interface PostPicture {
  art: string;
  format: SocialFormat;
  lines: string[];
  reference: string | null;
  edition: string | null;
}

/** What the owner can change of a post, as the wire has it. */
export interface PostFields {
  picture: PostPicture;
  title: string;
  text: string;
  alt: string;
  /** A page of this site, by path; the short id is added when it goes out. */
  link: string;
  hashtags: string[];
  /** ISO. */
  at: string;
}

/** A post that takes up its picture and words: whatever stands on a channel and was not skipped, before and after. */
export interface UsedPost {
  channel: string;
  art: string;
  /** The unit of a bank; null for what the owner wrote. */
  words: string | null;
  text: string;
  atMs: number;
}

/** What a slot is filled with. */
export interface Draft {
  channel: string;
  kind: PostKind;
  atMs: number;
  words: string | null;
  /** "Moon in Aquarius until 6:12 PM", "Psalm 119:105, King James Version" */
  why: string | null;
  fields: PostFields;
  /** Of a video. */
  seconds: number | null;
}
