import type { Clock } from '../../clock.ts';
import { Unanswered, type Caller, type Reply } from './call.ts';
import { addressOfVideo, VideoMade, youtubeFailure } from './youtube-calls.ts';
import type { Access, Found, Published, SentFile, SentPost } from './network.ts';

/** Every part but the last is a multiple of 256 KiB. */
const PART_BYTES = 4 * 1024 * 1024;
const PART_MS = 60_000;
/** "Entertainment", in every country. */
const CATEGORY = '24';
const SOON_MS = 60_000;

export interface UploadParts {
  caller: Pick<Caller, 'call'>;
  clock: Clock;
  /** "https://www.googleapis.com/upload/youtube/v3" */
  upload: string;
}

/** What is to be seen later waits there as private; what is due is seen at once. */
function statusOf({ atMs }: SentPost, nowMs: number) {
  const isLater = atMs > nowMs + SOON_MS;
  return {
    ...(isLater
      ? { privacyStatus: 'private', publishAt: new Date(atMs).toISOString() }
      : { privacyStatus: 'public' }),
    selfDeclaredMadeForKids: false,
    containsSyntheticMedia: false,
  };
}

/** The session's address, or why there is none; nothing is published by asking for one. */
export async function beginUpload(
  { caller, clock, upload }: UploadParts,
  post: SentPost,
  access: Access,
): Promise<{ address: string } | Extract<Published, { kind: 'refused' }>> {
  const { title, text, tags, file } = post;
  const reply = await caller.call({
    method: 'POST',
    url: `${upload}/videos?uploadType=resumable&part=snippet,status`,
    headers: {
      authorization: `Bearer ${access.token}`,
      'content-type': 'application/json; charset=UTF-8',
      'x-upload-content-type': file.type,
      'x-upload-content-length': String(file.bytes.length),
    },
    body: JSON.stringify({
      snippet: { title, description: text, tags, categoryId: CATEGORY, defaultLanguage: 'en' },
      status: statusOf(post, clock.nowMs()),
    }),
  });
  const address = reply.header('location');
  // An address elsewhere would get the owner's video and token.
  const isTheirs = address !== undefined && new URL(address, upload).origin === new URL(upload).origin;
  if (reply.status === 200 && isTheirs) return { address: new URL(address, upload).href };
  // No byte of the file was sent, whatever they say.
  return { kind: 'refused', failure: youtubeFailure(reply, clock.nowMs(), false) };
}

/** "bytes=0-524287": how many bytes are there; none without the header. */
const bytesThere = (reply: Reply): number => {
  const last = /^bytes=0-(\d+)$/.exec(reply.header('range') ?? '')?.[1];
  return last === undefined ? 0 : Number(last) + 1;
};

type Asked =
  | Extract<Published, { kind: 'sent' }>
  | { kind: 'unfinished'; bytes: number }
  | { kind: 'gone' }
  | Extract<Published, { kind: 'refused' }>
  | Extract<Published, { kind: 'unknown' }>;

function read({ clock }: UploadParts, reply: Reply): Asked {
  if (reply.status === 308) return { kind: 'unfinished', bytes: bytesThere(reply) };
  const made = reply.status < 300 ? VideoMade.safeParse(reply.json) : null;
  if (made?.success) return { kind: 'sent', remoteId: made.data.id, url: addressOfVideo(made.data.id) };
  if (reply.status === 404 || reply.status === 410) return { kind: 'gone' };
  const failure = youtubeFailure(reply, clock.nowMs());
  return { kind: failure.mayBeOut ? 'unknown' : 'refused', failure };
}

/** What became of a session, without a byte of the file. */
export async function askUpload(
  parts: UploadParts,
  address: string,
  access: Access,
  total: number | '*' = '*',
): Promise<Asked> {
  const reply = await parts.caller.call({
    method: 'PUT',
    url: address,
    headers: { authorization: `Bearer ${access.token}`, 'content-range': `bytes */${total}` },
    body: '',
  });
  return read(parts, reply);
}

/** Sends what is missing, part by part; the same session makes one video, however often it is taken up. */
export async function continueUpload(
  parts: UploadParts,
  address: string,
  access: Access,
  file: SentFile,
  from: number,
): Promise<Asked> {
  const total = file.bytes.length;
  let at = from;
  // As many parts as there are, and once more as many: a network that takes nothing is left alone.
  for (let turns = 2 + 2 * Math.ceil(total / PART_BYTES); turns > 0; turns -= 1) {
    const part = file.bytes.subarray(at, at + PART_BYTES);
    const reply = await parts.caller.call({
      method: 'PUT',
      url: address,
      headers: {
        authorization: `Bearer ${access.token}`,
        'content-type': file.type,
        'content-range': `bytes ${at}-${at + part.length - 1}/${total}`,
      },
      body: part,
      limitMs: PART_MS,
    });
    const answer = read(parts, reply);
    if (answer.kind !== 'unfinished') return answer;
    at = Math.min(answer.bytes, total - 1);
  }
  throw new Unanswered('the upload does not end');
}

export const foundOf = (asked: Asked): Found => {
  if (asked.kind === 'sent') return { ...asked, kind: 'found' };
  if (asked.kind === 'unfinished') return { kind: 'unfinished' };
  if (asked.kind === 'gone') return { kind: 'absent' };
  return { kind: 'unknown', failure: asked.failure };
};
