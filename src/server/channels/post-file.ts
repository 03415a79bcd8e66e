import type { Readable } from 'node:stream';
import { isVideo } from '../../domain/channels/channel.ts';
import { kitFileName } from '../../domain/channels/kit.ts';
import { recordAudit } from '../audit/store.ts';
import { Conflict, Invalid, NotFound } from '../failures.ts';
import { findChannel } from './channel-store.ts';
import { kitPost } from './hand-out.ts';
import type { ChannelsParts } from './parts.ts';
import { addEvents, findPost, savePost, type PostRow } from './post-store.ts';
import { lockedPost } from './steps.ts';

export interface PostFile {
  /** "2026-11-18-0900-facebook-cats-p15.png" */
  name: string;
  type: string;
  bytes: number;
  body: Buffer | Readable;
}

/** What is handed out: the video once it is made, else the picture at its full size. */
export async function postFile(parts: ChannelsParts, id: number): Promise<PostFile> {
  const { db } = parts.database;
  const post = await findPost(db, id);
  if (!post) throw new NotFound('There is no such post.');
  const kit = kitPost(parts, (await findChannel(db, post.channel))!, post);
  const video = post.videoFile === null ? null : await parts.videos.find(post.videoFile);
  if (video)
    return { name: kitFileName(kit, 'mp4'), type: 'video/mp4', bytes: video.bytes, body: video.read() };
  const png = await parts.pictures.png(post.picture, { asker: 'desk' });
  return { name: kitFileName(kit, 'png'), type: 'image/png', bytes: png.length, body: png };
}

const HEAD_BYTES = 12;
/** Bytes 4 to 8 of every MP4 file name its first box. */
const isMp4 = (bytes: Buffer): boolean =>
  bytes.length >= HEAD_BYTES && bytes.toString('latin1', 4, 8) === 'ftyp';

/** The same pieces, if they begin as an MP4 does. */
async function* onlyMp4(film: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  for await (const piece of film) {
    if (head === null) {
      yield piece;
      continue;
    }
    head = Buffer.concat([head, piece]);
    if (head.length < HEAD_BYTES) continue;
    if (!isMp4(head)) break;
    yield head;
    head = null;
  }
  if (head !== null) throw new Invalid('This is no MP4 file.');
}

export interface KeptVideo {
  /** Its bytes, as they come in. */
  film: AsyncIterable<Buffer>;
  seconds: number;
  /** Of the storyboard it was made from. */
  edition?: string | undefined;
}

/** Takes a video that the owner's browser has made. */
export async function keepVideo(
  parts: ChannelsParts,
  id: number,
  { film, seconds, edition }: KeptVideo,
  by: string,
): Promise<PostRow> {
  const { name: file, bytes } = await parts.videos.keep(id, onlyMp4(film), edition);
  const now = new Date(parts.clock.nowMs());
  return parts.database.db.transaction(
    async (tx) => {
      const post = await lockedPost(tx, id);
      if (!isVideo(post.kind)) throw new Invalid('This post is a picture, not a video.');
      if (post.state === 'sent' || post.state === 'sending') throw new Conflict('It’s out already.');
      await addEvents(tx, [{ post: id, at: now, said: 'Its video is made.' }]);
      const after = { seconds, bytes };
      await recordAudit(tx, now, { by, action: 'video made', subject: `post ${id}`, after });
      const video = { videoFile: file, videoSeconds: seconds, videoBytes: bytes };
      return savePost(tx, id, { ...video, changedAt: now });
    },
    { isolationLevel: 'read committed' },
  );
}
