import { fakeAccounts, type FakeAccounts } from './accounts.ts';
import type { ErrorShapes, FakeAnswer, FaultChooser } from './fault.ts';
import { shortIdIn, type Publication } from './publication.ts';
import { startFakeServer, type FakeCall, type FakeHandling, type FakeServer } from './server.ts';

export interface FakePinterest extends FakeServer {
  accounts: FakeAccounts;
  pins: Publication[];
}

export const FAKE_BOARD = { id: '900000000000000001', name: 'Zodiac Cats' };
const PNG = Buffer.from('89504e47', 'hex');

const refusal = (status: number, code: number, headers: Record<string, string> = {}): FakeAnswer => ({
  status,
  headers,
  body: { code, message: 'refused' },
});

const SHAPES: ErrorShapes = {
  error: refusal(500, -1),
  throttle: refusal(429, 8, { 'retry-after': '1800' }),
  'signed-out': refusal(401, 2),
};

interface PinBody {
  board_id?: string;
  title?: string;
  description?: string;
  link?: string;
  media_source?: { source_type?: string; data?: string };
}

function isPin({ board_id, title = '', description = '', media_source }: PinBody): boolean {
  const picture = Buffer.from(media_source?.data ?? '', 'base64');
  return (
    board_id === FAKE_BOARD.id &&
    media_source?.source_type === 'image_base64' &&
    picture.subarray(0, 4).equals(PNG) &&
    title.length <= 100 &&
    description.length <= 800
  );
}

export async function startFakePinterest(chooseFault: FaultChooser, port = 0): Promise<FakePinterest> {
  const accounts = fakeAccounts({ accessSeconds: 30 * 86_400, refreshSeconds: 60 * 86_400 });
  const pins: Publication[] = [];

  function publish(body: PinBody): FakeAnswer {
    if (!isPin(body)) return refusal(400, 1);
    const id = `91${String(pins.length + 1).padStart(8, '0')}`;
    pins.push({ id, text: body.link ?? '', shortId: shortIdIn(body.link ?? '') });
    return { status: 201, body: { id, link: body.link } };
  }

  function list({ query }: FakeCall): FakeAnswer {
    const size = Number(query.get('page_size'));
    const from = Number(query.get('bookmark') ?? 0);
    const items = pins.slice(from, from + size).map(({ id, text }) => ({ id, link: text, description: '' }));
    const bookmark = from + size < pins.length ? String(from + size) : null;
    return { status: 200, body: { items, bookmark } };
  }

  function find(call: FakeCall): FakeHandling | null {
    const { method, path, query, headers, body } = call;
    const guarded = (work: () => FakeAnswer) => () =>
      accounts.isValid(headers.authorization) ? work() : refusal(401, 2);
    if (path === '/v5/oauth/token') {
      const isApp = headers.authorization?.startsWith('Basic ') === true;
      const form = new URLSearchParams(body.toString());
      return { name: 'token', key: '', work: () => (isApp ? accounts.exchange(form) : refusal(401, 2)) };
    }
    if (path === '/v5/boards') {
      const items = [FAKE_BOARD, { id: '900000000000000002', name: 'Verses' }];
      return {
        name: 'places',
        key: '',
        work: guarded(() => ({ status: 200, body: { items, bookmark: null } })),
      };
    }
    if (path === '/v5/pins' && method === 'POST') {
      const pin = JSON.parse(body.toString()) as PinBody;
      return { name: 'publish', key: shortIdIn(pin.link ?? ''), work: guarded(() => publish(pin)) };
    }
    if (path === `/v5/boards/${FAKE_BOARD.id}/pins`)
      return { name: 'list', key: query.get('bookmark') ?? '', work: guarded(() => list(call)) };
    return null;
  }

  const server = await startFakeServer({ network: 'pinterest', find, shapes: SHAPES, chooseFault, port });
  return { ...server, accounts, pins };
}
