import { z } from 'zod';
import type { Reply } from './call.ts';
import { silence } from './failure.ts';
import {
  namesLink,
  type Access,
  type Connector,
  type Found,
  type SentPost,
  type Published,
  type UploadSession,
} from './network.ts';
import { foundOr, publishedOr } from './outcome.ts';
import { addressOfVideo, youtubeFailure } from './youtube-calls.ts';
import { askUpload, beginUpload, continueUpload, foundOf, type UploadParts } from './youtube-upload.ts';

const Uploads = z.object({
  items: z.array(
    z.object({
      snippet: z.object({ description: z.string(), publishedAt: z.string() }),
      contentDetails: z.object({ videoId: z.string() }),
    }),
  ),
  nextPageToken: z.string().optional(),
});

/** The newest come first: 500 since the try are more than the network takes in five days. */
const PAGES = 10;
const EARLIER_MS = 10 * 60_000;

export interface YoutubeParts extends UploadParts {
  /** "https://www.googleapis.com/youtube/v3" */
  api: string;
}

/** A channel's own list of uploads has its id with another beginning. */
const uploadsOf = (channel: string): string => channel.replace(/^UC/, 'UU');

/** Videos, uploaded in a session whose address is kept before the first byte. */
export function youtubeConnector(parts: YoutubeParts): Connector {
  const { caller, clock, api } = parts;

  async function goOn(address: string, post: SentPost, access: Access, from: number): Promise<Published> {
    const answer = await continueUpload(parts, address, access, post.file, from);
    if (answer.kind === 'unfinished' || answer.kind === 'gone')
      return { kind: 'unknown', failure: silence('the session ended', true) };
    return answer;
  }

  async function publish(post: SentPost, access: Access, upload: UploadSession): Promise<Published> {
    if (upload.address !== null) {
      const asked = await askUpload(parts, upload.address, access, post.file.bytes.length);
      if (asked.kind === 'unfinished') return goOn(upload.address, post, access, asked.bytes);
      if (asked.kind !== 'gone') return asked;
      // Whoever put it back in the queue has looked: the session ended without a video.
      await upload.keep(null);
    }
    const begun = await beginUpload(parts, post, access);
    if ('kind' in begun) return begun;
    await upload.keep(begun.address);
    return goOn(begun.address, post, access, 0);
  }

  function read(reply: Reply) {
    const uploads = reply.status < 300 ? Uploads.safeParse(reply.json) : null;
    return uploads?.success ? uploads.data : null;
  }

  async function search(post: Parameters<Connector['find']>[0], access: Access): Promise<Found> {
    let pageToken = '';
    for (let page = 0; page < PAGES; page += 1) {
      const query = new URLSearchParams({
        part: 'snippet,contentDetails',
        maxResults: '50',
        playlistId: uploadsOf(access.place),
        ...(pageToken && { pageToken }),
      });
      const headers = { authorization: `Bearer ${access.token}` };
      const reply = await caller.call({ method: 'GET', url: `${api}/playlistItems?${query}`, headers });
      const uploads = read(reply);
      if (!uploads) return { kind: 'unknown', failure: youtubeFailure(reply, clock.nowMs()) };
      const found = uploads.items.find(({ snippet }) => namesLink(snippet.description, post));
      if (found) {
        const { videoId } = found.contentDetails;
        return { kind: 'found', remoteId: videoId, url: addressOfVideo(videoId) };
      }
      const oldest = Date.parse(uploads.items.at(-1)?.snippet.publishedAt ?? '');
      if (!uploads.nextPageToken || oldest < post.sinceMs - EARLIER_MS) return { kind: 'absent' };
      pageToken = uploads.nextPageToken;
    }
    return { kind: 'unknown', failure: silence('more videos than we look through', true) };
  }

  async function find(
    post: Parameters<Connector['find']>[0],
    access: Access,
    upload: UploadSession,
  ): Promise<Found> {
    // Without a session no byte was sent.
    if (upload.address === null) return post.isOld ? search(post, access) : { kind: 'absent' };
    const asked = foundOf(await askUpload(parts, upload.address, access));
    return asked.kind === 'absent' ? search(post, access) : asked;
  }

  return {
    publish: (post, access, upload) => publishedOr(() => publish(post, access, upload)),
    find: (post, access, upload) => foundOr(() => find(post, access, upload)),
  };
}
