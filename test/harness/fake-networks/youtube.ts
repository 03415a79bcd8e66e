import { randomBytes } from 'node:crypto';
import { fakeAccounts, type FakeAccounts } from './accounts.ts';
import type { ErrorShapes, FakeAnswer, FaultChooser } from './fault.ts';
import { shortIdIn, type Publication } from './publication.ts';
import { startFakeServer, type FakeCall, type FakeHandling, type FakeServer } from './server.ts';

export interface FakeVideo extends Publication {
  status: Record<string, unknown>;
  bytes: Buffer;
}

export interface FakeYoutube extends FakeServer {
  accounts: FakeAccounts;
  videos: FakeVideo[];
  /** Sessions do not live for ever. */
  forgetSessions: () => void;
}

interface Session {
  total: number;
  parts: Buffer[];
  description: string;
  status: Record<string, unknown>;
  video: FakeVideo | null;
}

export const FAKE_CHANNEL = { id: 'UC0000000000000000000001', title: 'Zodiary' };
/** A network may take less than it is given. */
const TAKEN_BYTES = 256 * 1024;

const refusal = (status: number, reason: string): FakeAnswer => ({
  status,
  body: {
    error: { code: status, message: reason, errors: [{ domain: 'youtube', reason, message: reason }] },
  },
});

const SHAPES: ErrorShapes = {
  error: refusal(503, 'backendError'),
  throttle: refusal(403, 'rateLimitExceeded'),
  'signed-out': refusal(401, 'authError'),
};

const bytesOf = ({ parts }: Session): number => parts.reduce((sum, part) => sum + part.length, 0);

export async function startFakeYoutube(chooseFault: FaultChooser, port = 0): Promise<FakeYoutube> {
  const accounts = fakeAccounts({ accessSeconds: 3_599, refreshSeconds: null });
  const sessions = new Map<string, Session>();
  const videos: FakeVideo[] = [];

  function begin({ body, headers }: FakeCall, origin: string): FakeAnswer {
    const { snippet, status } = JSON.parse(body.toString()) as {
      snippet: { title: string; description: string };
      status: Record<string, unknown>;
    };
    const isDeclared = 'selfDeclaredMadeForKids' in status && 'containsSyntheticMedia' in status;
    if (!snippet.title || !isDeclared) return refusal(400, 'invalidVideoMetadata');
    const total = Number(headers['x-upload-content-length']);
    const id = randomBytes(8).toString('hex');
    sessions.set(id, { total, parts: [], description: snippet.description, status, video: null });
    const location = `${origin}/upload/youtube/v3/videos?uploadType=resumable&upload_id=${id}`;
    return { status: 200, headers: { location }, body: null };
  }

  function finished(session: Session): FakeAnswer {
    if (session.video === null) {
      const { description: text, status, parts } = session;
      const id = `video${String(videos.length + 1).padStart(6, '0')}`;
      session.video = { id, text, shortId: shortIdIn(text), status, bytes: Buffer.concat(parts) };
      videos.push(session.video);
    }
    return { status: 200, body: { id: session.video.id, kind: 'youtube#video' } };
  }

  function unfinished(session: Session): FakeAnswer {
    const there = bytesOf(session);
    return { status: 308, headers: there > 0 ? { range: `bytes=0-${there - 1}` } : {}, body: null };
  }

  function take(session: Session, { headers, body }: FakeCall): FakeAnswer {
    const range = /^bytes (?:(\d+)-\d+|\*)\/(?:\d+|\*)$/.exec(headers['content-range'] ?? '');
    const from = range?.[1];
    if (session.video === null && from !== undefined && Number(from) === bytesOf(session)) {
      // Whole multiples only, but for the end of the file.
      const isLast = Number(from) + body.length === session.total && body.length <= TAKEN_BYTES;
      const taken = isLast
        ? body.length
        : Math.floor(Math.min(body.length, TAKEN_BYTES) / TAKEN_BYTES) * TAKEN_BYTES;
      session.parts.push(Buffer.from(body.subarray(0, taken)));
    }
    return session.video !== null || bytesOf(session) === session.total
      ? finished(session)
      : unfinished(session);
  }

  function list({ query }: FakeCall): FakeAnswer {
    const from = Number(query.get('pageToken') ?? 0);
    const newest = videos.toReversed();
    const items = newest.slice(from, from + 50).map(({ id, text }) => ({
      snippet: { description: text, publishedAt: new Date().toISOString() },
      contentDetails: { videoId: id },
    }));
    const more = from + 50 < newest.length;
    return { status: 200, body: { items, ...(more && { nextPageToken: String(from + 50) }) } };
  }

  function upload(call: FakeCall, origin: string): FakeHandling {
    const { method, query, body } = call;
    const session = sessions.get(query.get('upload_id') ?? '');
    if (method === 'POST')
      return { name: 'begin', key: shortIdIn(body.toString()), work: () => begin(call, origin) };
    const key = session ? shortIdIn(session.description) : '';
    const name = body.length === 0 ? 'ask' : 'part';
    return { name, key, work: () => (session ? take(session, call) : refusal(404, 'notFound')) };
  }

  function find(call: FakeCall, origin: string): FakeHandling | null {
    const { path, query, headers, body } = call;
    const guarded = ({ work, ...rest }: FakeHandling): FakeHandling => ({
      ...rest,
      work: () => (accounts.isValid(headers.authorization) ? work() : refusal(401, 'authError')),
    });
    if (path === '/token') {
      const form = new URLSearchParams(body.toString());
      return { name: 'token', key: '', work: () => accounts.exchange(form) };
    }
    if (path === '/upload/youtube/v3/videos') return guarded(upload(call, origin));
    if (path === '/youtube/v3/playlistItems')
      return guarded({ name: 'list', key: query.get('pageToken') ?? '', work: () => list(call) });
    if (path === '/youtube/v3/channels') {
      const items = [{ id: FAKE_CHANNEL.id, snippet: { title: FAKE_CHANNEL.title } }];
      return guarded({ name: 'places', key: '', work: () => ({ status: 200, body: { items } }) });
    }
    return null;
  }

  const server = await startFakeServer({ network: 'youtube', find, shapes: SHAPES, chooseFault, port });
  return { ...server, accounts, videos, forgetSessions: () => sessions.clear() };
}
