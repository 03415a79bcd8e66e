import type { DeskChannelPost } from '../../contract/desk-channel-posts.ts';
import { dateInZone } from '../../domain/calendar/zones.ts';
import { linkWith } from '../../domain/channels/short-id.ts';
import { kitFileName } from '../../domain/channels/kit.ts';
import { limitsOf, outgoingOf } from '../../domain/channels/outgoing.ts';
import { pinPage } from '../../domain/channels/pinterest-file.ts';
import { findChannel, type ChannelRow } from './channel-store.ts';
import { altOf, checksFor, othersNear } from './checking.ts';
import { kitPost } from './hand-out.ts';
import { deskChannel, pictureSource, postLines, THUMB_WIDTH } from './lines.ts';
import type { ChannelsParts } from './parts.ts';
import { choicesFor } from './picker.ts';
import { eventsOf, type PostRow } from './post-store.ts';
import { isPublic, publicPath } from './public-picture.ts';

type Pictures = DeskChannelPost['pictures'];

/** When each picture was or will be last shown on the channel. */
function lastShown(used: readonly PostRow[], timeZone: string): ReadonlyMap<string, string> {
  return new Map(used.map(({ picture, at }) => [picture.art, dateInZone(at.getTime(), timeZone)]));
}

function picturesFor(
  parts: ChannelsParts,
  post: PostRow,
  used: readonly PostRow[],
  timeZone: string,
): Pictures {
  const shown = lastShown(used, timeZone);
  const alts = parts.altTexts();
  const all = choicesFor(post.kind, post.picture.art).map(({ art, name }) => ({
    art,
    name,
    thumb: pictureSource({ ...post.picture, art }, THUMB_WIDTH),
    alt: altOf(art, alts) ?? (art === post.picture.art ? post.alt : ''),
    usedOn: shown.get(art) ?? null,
  }));
  return [...all.filter(({ usedOn }) => usedOn === null), ...all.filter(({ usedOn }) => usedOn !== null)];
}

function fileOf(parts: ChannelsParts, channel: ChannelRow, post: PostRow): DeskChannelPost['file'] {
  const kit = kitPost(parts, channel, post);
  const isVideo = post.videoFile !== null;
  return {
    src: `/api/admin/channel-posts/${post.id}/file?revision=${post.revision}`,
    name: kitFileName(kit),
    type: isVideo ? 'video/mp4' : 'image/png',
    bytes: isVideo ? post.videoBytes : parts.pictures.bytesOf(post.picture),
  };
}

function pinPageOf(channel: ChannelRow, post: PostRow, siteUrl: string): string | null {
  if (channel.network !== 'pinterest' || !isPublic(post)) return null;
  const { link, text } = outgoingOf('pinterest', post, siteUrl);
  return pinPage(link, `${siteUrl}${publicPath(post)}`, text);
}

export async function deskPost(parts: ChannelsParts, post: PostRow): Promise<DeskChannelPost> {
  const { db } = parts.database;
  const { siteUrl, siteTimeZone } = parts.config;
  const channel = (await findChannel(db, post.channel))!;
  const used = await othersNear(db, post);
  const [line] = await postLines(db, [post], [channel]);
  const { picture, title, text, alt, link, hashtags, at } = post;
  return {
    line: line!,
    channel: await deskChannel(channel, parts),
    revision: post.revision,
    fields: { picture, title, text, alt, link, hashtags, at: at.toISOString() },
    why: post.why,
    checks: await checksFor(parts, channel, post, used),
    fullLink: link === '' ? '' : `${siteUrl}${linkWith(link, post.id)}`,
    outgoing: outgoingOf(channel.network, post, siteUrl).text,
    limits: limitsOf(channel.network, channel.way),
    pictures: picturesFor(parts, post, used, channel.timeZone ?? siteTimeZone),
    file: fileOf(parts, channel, post),
    pinPage: pinPageOf(channel, post, siteUrl),
    events: (await eventsOf(db, post.id)).map(({ at: when, said }) => ({ at: when.toISOString(), said })),
  };
}
