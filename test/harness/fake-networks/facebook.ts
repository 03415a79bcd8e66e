import { randomBytes } from 'node:crypto';
import { fakeAccounts, type FakeAccounts } from './accounts.ts';
import type { ErrorShapes, FakeAnswer, FaultChooser } from './fault.ts';
import { startFakeServer, type FakeCall, type FakeHandling, type FakeServer } from './server.ts';
import { shortIdIn, type Publication } from './publication.ts';

export interface FakeFacebook extends FakeServer {
  accounts: FakeAccounts;
  posts: Publication[];
  /** What came a second time and was refused for it. */
  repeats: string[];
}

export const FAKE_PAGE = { id: '104000000000001', name: 'Zodiary Cats' };
const OTHER_PAGE = { id: '104000000000002', name: 'Zodiary Verses' };
const MOST_BYTES = 4 * 1024 * 1024;

const refusal = (status: number, code: number, subcode?: number): FakeAnswer => ({
  status,
  body: {
    error: {
      message: `(#${code}) refused`,
      type: 'OAuthException',
      code,
      ...(subcode !== undefined && { error_subcode: subcode }),
      fbtrace_id: randomBytes(6).toString('hex'),
    },
  },
});

const USAGE = JSON.stringify({
  '1': [{ type: 'pages', call_count: 100, estimated_time_to_regain_access: 30 }],
});

const SHAPES: ErrorShapes = {
  error: refusal(500, 2),
  throttle: {
    ...refusal(400, 80_001),
    headers: { 'x-business-use-case-usage': USAGE },
  },
  'signed-out': refusal(400, 190, 463),
};

/** The fields of a form with a file, as text. */
function fieldsOf({ headers, body }: FakeCall): Record<string, string> {
  const boundary = /boundary=(.+)$/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = body.toString('latin1').split(`--${boundary}`);
  return Object.fromEntries(
    parts.flatMap((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n');
      const name = /name="(\w+)"/.exec(head)?.[1];
      const value = Buffer.from(rest.join('\r\n\r\n').replace(/\r\n$/, ''), 'latin1').toString();
      return name ? [[name, value]] : [];
    }),
  );
}

export async function startFakeFacebook(chooseFault: FaultChooser, port = 0): Promise<FakeFacebook> {
  const accounts = fakeAccounts({ accessSeconds: 60 * 86_400, refreshSeconds: null });
  accounts.keepRefreshTokens();
  const posts: Publication[] = [];
  const repeats: string[] = [];

  function publish(call: FakeCall): FakeAnswer {
    const { message = '', source } = fieldsOf(call);
    if (!source || call.body.length > MOST_BYTES) return refusal(400, 324);
    // As Facebook does with what it has just had.
    if (posts.some((post) => post.text === message)) {
      repeats.push(shortIdIn(message));
      return refusal(400, 506);
    }
    const id = `${FAKE_PAGE.id}_${posts.length + 1}`;
    posts.push({ id, text: message, shortId: shortIdIn(message) });
    return { status: 200, body: { id: `photo-${id}`, post_id: id } };
  }

  function list({ query }: FakeCall): FakeAnswer {
    const limit = Number(query.get('limit'));
    const from = Number(query.get('after') ?? 0);
    const newest = posts.toReversed();
    const shown = newest.slice(from, from + limit);
    const more = from + limit < newest.length;
    const data = shown.map(({ id, text }) => ({
      id,
      message: text,
      permalink_url: `https://www.facebook.com/${id}`,
    }));
    const cursors = { after: String(from + limit) };
    return { status: 200, body: { data, paging: { cursors, ...(more && { next: 'https://next' }) } } };
  }

  function pages(): FakeAnswer {
    const data = [FAKE_PAGE, OTHER_PAGE].map((page) => ({ ...page, access_token: accounts.newToken() }));
    return { status: 200, body: { data } };
  }

  function find(call: FakeCall): FakeHandling | null {
    const { method, path, query, headers, body } = call;
    const name = path.replace(/^\/v\d+\.\d+/, '');
    const guarded = (work: () => FakeAnswer) => () =>
      accounts.isValid(headers.authorization) ? work() : refusal(400, 190, 463);
    if (name === '/oauth/access_token') {
      const form = new URLSearchParams(body.toString());
      return { name: 'token', key: '', work: () => accounts.exchange(form) };
    }
    if (name === '/debug_token') {
      const data = { expires_at: 0, data_access_expires_at: 1_800_000_000 };
      return { name: 'debug', key: '', work: () => ({ status: 200, body: { data } }) };
    }
    if (name === '/me/accounts') return { name: 'places', key: '', work: guarded(pages) };
    if (name === `/${FAKE_PAGE.id}/photos` && method === 'POST') {
      const key = shortIdIn(body.toString('latin1'));
      return { name: 'publish', key, work: guarded(() => publish(call)) };
    }
    if (name === `/${FAKE_PAGE.id}/posts`)
      return { name: 'list', key: query.get('after') ?? '', work: guarded(() => list(call)) };
    return null;
  }

  const server = await startFakeServer({ network: 'facebook', find, shapes: SHAPES, chooseFault, port });
  return { ...server, accounts, posts, repeats };
}
