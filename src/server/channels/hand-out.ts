import { Readable } from 'node:stream';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import type { PostState } from '../../domain/channels/post-state.ts';
import {
  kitFileName,
  kitList,
  kitText,
  LIST_NAME,
  zipName,
  type KitPost,
} from '../../domain/channels/kit.ts';
import { outgoingOf } from '../../domain/channels/outgoing.ts';
import { pinFile, type Pin, type PinFile } from '../../domain/channels/pinterest-file.ts';
import { postHeading } from '../../domain/channels/post-heading.ts';
import { recordAudit } from '../audit/store.ts';
import { reasonOf } from '../log.ts';
import { zipStream, type ZipEntry, type ZipFile } from '../zip.ts';
import { listChannels, type ChannelRow } from './channel-store.ts';
import type { ChannelsParts } from './parts.ts';
import { readPinFile } from './pin-file.ts';
import { addEvents, markHandedOut, postsWithin, type PostRow } from './post-store.ts';
import { publicPath } from './public-picture.ts';
import { askedWeek, cellsOf, spanOf } from './week.ts';

const ASKER = 'desk';

/** A post as it is handed out. */
export function kitPost(
  { config }: Pick<ChannelsParts, 'config'>,
  channel: ChannelRow,
  post: PostRow,
): KitPost {
  const { title, text, link, tags } = outgoingOf(channel.network, post, config.siteUrl);
  return {
    id: post.id,
    channel: channel.key,
    channelName: channel.name,
    network: channel.network,
    board: channel.board,
    timeZone: channel.timeZone ?? config.siteTimeZone,
    atMs: post.at.getTime(),
    heading: postHeading(post),
    title,
    text,
    link,
    tags,
    alt: post.alt,
    extension: post.videoFile === null ? 'png' : 'mp4',
  };
}

interface Handed {
  channel: ChannelRow;
  post: PostRow;
}

/** The posts of a week in these states, in the order of their slots. */
async function postsOf(
  parts: ChannelsParts,
  from: CivilDate,
  states: readonly PostState[],
): Promise<Handed[]> {
  const { db } = parts.database;
  const week = askedWeek(parts, from);
  const posts = await postsWithin(db, spanOf(week));
  return (await listChannels(db))
    .flatMap((channel) => {
      const own = posts.filter((post) => post.channel === channel.key);
      const cells = cellsOf(channel, week, own, parts.config.siteTimeZone);
      return cells.flatMap(({ post }) => (post && states.includes(post.state) ? [{ channel, post }] : []));
    })
    .toSorted((one, other) => one.post.at.getTime() - other.post.at.getTime());
}

export interface HandedOut {
  name: string;
  body: Readable;
}

async function fileOf(parts: ChannelsParts, post: PostRow, name: string): Promise<ZipEntry | ZipFile> {
  const video = post.videoFile === null ? null : await parts.videos.find(post.videoFile);
  if (video) return { name, read: video.read };
  return { name, bytes: await parts.pictures.png(post.picture, { asker: ASKER }) };
}

/** List, then each picture with its words: made one by one while the archive is on its way. */
async function* entriesOf(
  parts: ChannelsParts,
  handed: readonly Handed[],
  week: { from: CivilDate; to: CivilDate },
): AsyncGenerator<ZipEntry | ZipFile> {
  const kits = handed.map(({ channel, post }) => kitPost(parts, channel, post));
  yield { name: LIST_NAME, bytes: Buffer.from(kitList(kits, week)) };
  for (const [index, { post }] of handed.entries()) {
    const kit = kits[index]!;
    yield { name: kitFileName(kit, 'txt'), bytes: Buffer.from(kitText(kit)) };
    const file = await fileOf(parts, post, kitFileName(kit)).catch((error: unknown) => {
      parts.log.warn({ post: post.id, reason: reasonOf(error) }, 'channels: picture not in the zip');
      return null;
    });
    // One that can't be drawn must not cost the owner all the others.
    if (file) yield file;
  }
}

/** What its owner has said yes to and what is not out yet. */
const IN_ZIP: readonly PostState[] = ['ready', 'due', 'failed'];

/** What is to be posted of a week, to take along: pictures, words and a list. */
export async function weekZip(parts: ChannelsParts, asked?: CivilDate): Promise<HandedOut> {
  const { from, to } = askedWeek(parts, asked);
  const handed = await postsOf(parts, from, IN_ZIP);
  const body = Readable.from(zipStream(entriesOf(parts, handed, { from, to })), { objectMode: false });
  body.on('error', (error) => parts.log.warn({ reason: reasonOf(error) }, 'channels: zip not finished'));
  return { name: zipName(from), body };
}

function pinOf({ config }: ChannelsParts, { channel, post }: Handed): Pin {
  const { title, text, link } = outgoingOf('pinterest', post, config.siteUrl);
  return {
    post: post.id,
    title,
    description: text,
    link,
    board: channel.board,
    picture: `${config.siteUrl}${publicPath(post)}`,
    hashtags: post.hashtags,
    atMs: post.at.getTime(),
  };
}

/** Notes which posts the owner has taken along: from now on Pinterest's own clock posts them. */
async function handOut(parts: ChannelsParts, posts: readonly number[], by: string): Promise<void> {
  const now = new Date(parts.clock.nowMs());
  await parts.database.db.transaction(
    async (tx) => {
      const marked = await markHandedOut(tx, posts, now);
      const said = 'In the file for Pinterest, which posts it at its time.';
      await addEvents(
        tx,
        marked.map((post) => ({ post, at: now, said })),
      );
      const after = { posts: marked.length };
      await recordAudit(tx, now, { by, action: 'pins handed out', subject: 'Pinterest file', after });
    },
    { isolationLevel: 'read committed' },
  );
}

/** The week's ready pins that go out by file, as Pinterest's bulk upload wants them. */
export async function weekPins(
  parts: ChannelsParts,
  asked: CivilDate | undefined,
  by: string,
): Promise<PinFile & { name: string }> {
  const { from } = askedWeek(parts, asked);
  const ready = await postsOf(parts, from, ['ready']);
  const pins = ready.filter(({ channel }) => channel.network === 'pinterest' && channel.way === 'csv');
  const file = pinFile(
    pins.map((handed) => pinOf(parts, handed)),
    parts.clock.nowMs(),
    await readPinFile(parts.database.db),
  );
  if (file.posts.length > 0) await handOut(parts, file.posts, by);
  return { ...file, name: `zodiary-pins-${from}.csv` };
}
