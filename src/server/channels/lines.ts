import type { PostLine, SocialPicture } from '../../contract/desk-channel-posts.ts';
import type { DeskChannel } from '../../contract/desk-channels.ts';
import { newChannel } from '../../domain/channels/built-in.ts';
import { isVideo } from '../../domain/channels/channel.ts';
import { postHeading } from '../../domain/channels/post-heading.ts';
import { shortIdOf } from '../../domain/channels/short-id.ts';
import { sumsOf } from '../counting/store.ts';
import type { Connection } from '../db/database.ts';
import { listChannels, type ChannelRow } from './channel-store.ts';
import type { ChannelsParts } from './parts.ts';
import type { PostRow } from './post-store.ts';

/** For lists and pickers; twice as many dots as they are shown wide. */
export const THUMB_WIDTH = 320;
/** What every short id begins with. */
const SHORT_ID_MARK = 'p';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Where the signed-in owner sees a drawing, of a post or not: what is on it is in the address, so it never goes stale. */
export function pictureSource(picture: SocialPicture, width?: number): string {
  const asked = new URLSearchParams({ picture: JSON.stringify(picture) });
  if (width !== undefined) asked.set('width', String(width));
  return `/api/admin/channels/picture.png?${asked}`;
}

function videoOf({ kind, videoFile, videoSeconds }: PostRow): PostLine['video'] {
  return isVideo(kind) ? { seconds: videoSeconds ?? 0, isMade: videoFile !== null } : null;
}

export function postLine(post: PostRow, channel: ChannelRow, visits: number): PostLine {
  const { id, kind, state, at, sentBy, sentAt, remoteUrl, trouble, picture } = post;
  return {
    id,
    channel: channel.key,
    channelName: channel.name,
    network: channel.network,
    kind,
    state,
    at: at.toISOString(),
    heading: postHeading(post),
    thumb: pictureSource(picture, THUMB_WIDTH),
    sentBy,
    sentAt: iso(sentAt),
    remoteUrl,
    visits,
    trouble,
    video: videoOf(post),
  };
}

/** Turns stored posts into lines, with the visits that each has brought. */
export async function postLines(
  db: Connection,
  posts: readonly PostRow[],
  channels?: readonly ChannelRow[],
): Promise<PostLine[]> {
  const all = new Map((channels ?? (await listChannels(db))).map((channel) => [channel.key, channel]));
  const ids = posts.map(({ id }) => shortIdOf(id));
  const visits = await sumsOf(db, 'post', ids);
  return posts.map((post, index) => postLine(post, all.get(post.channel)!, visits.get(ids[index]!) ?? 0));
}

export async function deskChannel(
  row: ChannelRow,
  { config, connectionOf }: Pick<ChannelsParts, 'config' | 'connectionOf'>,
): Promise<DeskChannel> {
  const { key, name, network, niche, tone, board, slots, hashtags, way, pausedSince, isBuiltIn } = row;
  return {
    key,
    name,
    network,
    niche,
    tone,
    voice: newChannel(network, niche).voice,
    board,
    timeZone: row.timeZone ?? config.siteTimeZone,
    slots,
    hashtags,
    shortId: SHORT_ID_MARK,
    way,
    pausedSince: iso(pausedSince),
    connection: await connectionOf(row),
    isBuiltIn,
  };
}
