import type { ChannelRules } from '../../domain/channels/channel-rules.ts';
import type { PostFields, UsedPost } from '../../domain/channels/post.ts';
import type { ChannelRow } from './channel-store.ts';
import type { PostRow } from './post-store.ts';

/** Stored rows as the rules ask for them. */
export function channelRules(row: ChannelRow, siteTimeZone: string): ChannelRules {
  const { key, name, network, niche, way, slots, hashtags } = row;
  return { key, name, network, niche, way, slots, hashtags, timeZone: row.timeZone ?? siteTimeZone };
}

export function fieldsOf({ picture, title, text, alt, link, hashtags, at }: PostRow): PostFields {
  return { picture, title, text, alt, link, hashtags, at: at.toISOString() };
}

export const usedPost = ({ channel, picture, wordsId, text, at }: PostRow): UsedPost => ({
  channel,
  art: picture.art,
  words: wordsId,
  text,
  atMs: at.getTime(),
});
