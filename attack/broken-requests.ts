import { pushBrowser } from '../test/harness/push-browser.ts';
import { stranger } from '../test/harness/visitor.ts';
import { ask, askRaw } from '../test/harness/wire.ts';
import type { Figure } from './attack.ts';
import type { Instance } from './instance.ts';
import { endpointNamed } from './subscriber.ts';
import { BYSTANDER } from './visitors.ts';

const NUL = '\u0000';
const JSON_TYPE = { 'content-type': 'application/json' };
const NO_READING = '0'.repeat(32);

type Sent = [what: string, status: number];

/** Text that no PostgreSQL can store, wherever a visitor may write one. */
async function nulInTexts({ url }: Instance): Promise<Figure> {
  const headers = { ...JSON_TYPE, 'x-user-id': stranger() };
  const send = async (method: string, path: string, body: unknown): Promise<Sent> => {
    const { status } = await ask(url, path, { method, headers, body: JSON.stringify(body), from: BYSTANDER });
    return [`${method} ${path}`, status];
  };
  const { subscription } = pushBrowser(endpointNamed(`a${NUL}b`));
  const sent = [
    await send('PATCH', `/api/tarot/readings/${NO_READING}`, { ownerKey: NO_READING, question: `why${NUL}` }),
    await send('PATCH', '/api/preferences', { timezone: `Europe/${NUL}` }),
    await send('POST', '/api/notifications/subscribe', {
      subscription,
      timezone: 'Etc/UTC',
      zodiacSign: 'leo',
    }),
    await send('PUT', '/api/preferences/notification-time', { time: `08:00${NUL}` }),
  ];
  const asked = [
    '/api/search?q=a%00b',
    '/api/search/suggestions?q=a%00b',
    '/search?q=a%00b',
    '/api/blog/a%00b',
  ];
  for (const path of asked) sent.push([path, (await ask(url, path, { from: BYSTANDER })).status]);
  // A search may pass over what it cannot look for; nothing that is to be stored may be taken.
  const wrong = sent.filter(([what, status]) => (what.startsWith('P') ? status !== 400 : status >= 500));
  return {
    name: 'NUL in a text (M4)',
    before: '500',
    goal: '400',
    now: sent.map(([, status]) => status).join(' '),
    held: wrong.length === 0,
  };
}

const BROKEN: readonly string[] = [
  'GET / HTTP/1.1\r\nHost: x\r\nBad Header: y\r\n\r\n',
  'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'GET /api/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
  'POST /api/preferences/refuse-joke HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'nonsense\r\n\r\n',
];
const HEADERS = ['x-content-type-options', 'content-security-policy', 'referrer-policy', 'cache-control'];

async function headersOnRefusals({ url }: Instance): Promise<Figure> {
  const missing: string[] = [];
  for (const text of BROKEN) {
    const { status, headers } = await askRaw(url, text, BYSTANDER);
    for (const name of HEADERS) if (headers[name] === undefined) missing.push(`${status} without ${name}`);
    if (!(status >= 400 && status < 500)) missing.push(`${text.slice(0, 20)} answered ${status}`);
  }
  return {
    name: 'headers on 400s',
    before: 'none',
    goal: 'as on all answers',
    now: missing.length === 0 ? `${BROKEN.length} of ${BROKEN.length}` : [...new Set(missing)].join(', '),
    held: missing.length === 0,
  };
}

export async function brokenRequests(instance: Instance): Promise<Figure[]> {
  return [await nulInTexts(instance), await headersOnRefusals(instance)];
}
