import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK_PATHS } from '../../src/domain/pages/desk-paths.ts';
import type { Site } from '../../src/server/site.ts';
import { OWNER, ownerOf, type Owner } from '../harness/owner.ts';
import { deskRoutes } from '../harness/routes.ts';
import { startSiteHere } from '../harness/site-here.ts';

/** The calls that begin a session, and what they say to who has none and knows nothing. */
const SIGN_IN_CALLS: Record<string, number> = {
  'POST /api/admin/sign-in': 400,
  'POST /api/admin/sign-in/recovery': 400,
  'POST /api/admin/sign-in/passkey': 400,
  'POST /api/admin/sign-in/passkey/options': 200,
  'POST /api/admin/set-up': 400,
};

/** Where networks send the owner back to, without our cookie: it does nothing but lead on to a call that asks for it. */
const WAYS_BACK: Record<string, number> = {
  'GET /admin/connect/:network/callback': 400,
  'HEAD /admin/connect/:network/callback': 400,
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

let site: Site;
let owner: Owner;

beforeAll(async () => {
  site = await startSiteHere(OWNER);
  owner = await ownerOf({ url: site.address });
});
afterAll(() => site.close());

/** As it stands, without the tidying of fetch. */
function statusOf(method: string, path: string, headers: Record<string, string> = {}): Promise<number> {
  const { hostname, port } = new URL(site.address);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, method, path, headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode!);
    });
    asked.on('error', reject).end();
  });
}

const FROM_DESK = { 'sec-fetch-site': 'same-origin' };

const filled = (path: string): string => path.replaceAll(/:\w+/g, 'x').replaceAll('*', 'anything');

describe('without a session', () => {
  it('nothing under /api/admin or /admin is answered but the calls that begin one', async () => {
    const routes = deskRoutes(site.app);
    const written = routes.map(({ method, path }) => `${method} ${path}`);
    expect(written).toEqual(expect.arrayContaining([...Object.keys(SIGN_IN_CALLS), 'GET /api/admin/access']));
    const answers: Record<string, number> = {};
    for (const { method, path } of routes.filter((route) => METHODS.includes(route.method)))
      answers[`${method} ${path}`] = await statusOf(method, filled(path), FROM_DESK);
    const open = { ...SIGN_IN_CALLS, ...WAYS_BACK };
    const expected = Object.keys(answers).map((route) => [route, open[route] ?? 401]);
    expect(answers).toEqual(Object.fromEntries(expected));
  });

  it.each([
    '/api/admin/no-such-call',
    '/api/admin/access/',
    '/%61pi/%61dmin/access',
    '/api/%61dmin/access?x=1',
  ])('%s is answered like all others', async (path) => {
    expect(await statusOf('GET', path, FROM_DESK)).toBe(401);
  });

  it.each([...DESK_PATHS, '/admin/set-up', '/admin/', '/admin/no-such-page', '/%61dmin'])(
    'the page %s is the sign-in',
    async (path) => {
      expect(await statusOf('GET', filled(path), { accept: 'text/html' })).toBe(401);
    },
  );

  it.each(['zodiary_owner=', 'zodiary_owner=x', `zodiary_owner=${'A'.repeat(43)}`, '__Host-zodiary_owner=x'])(
    'a made-up cookie (%s) is none',
    async (cookie) => {
      expect(await statusOf('GET', '/api/admin/access', { cookie })).toBe(401);
    },
  );
});

describe('a write', () => {
  const written = (headers: Record<string, string>) =>
    statusOf('POST', '/api/admin/access/recovery-codes', { cookie: owner.cookie, ...headers });

  it.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['that somebody typed', { 'sec-fetch-site': 'none' }],
    ['that says nothing, like a program', {}],
    ['with an origin that is not ours', { origin: 'http://evil.example' }],
    ['with an origin that is only the host it was sent to', { origin: 'http://127.0.0.1' }],
    ['without an origin', { origin: 'null' }],
  ])('%s is refused, even with the cookie', async (_what, headers) => {
    expect(await written(headers)).toBe(403);
  });

  it.each([
    ['from our own page', FROM_DESK],
    ['with the origin of SITE_URL, where a browser says no more', { origin: 'http://localhost:0' }],
  ])('%s is done', async (_what, headers) => {
    expect(await written(headers)).toBe(200);
  });

  it('of the sign-in is held to the same', async () => {
    const path = '/api/admin/sign-in/passkey/options';
    const from = (headers: Record<string, string>) => statusOf('POST', path, headers);
    expect([await from({}), await from({ 'sec-fetch-site': 'cross-site' }), await from(FROM_DESK)]).toEqual([
      403, 403, 200,
    ]);
  });
});

it('no answer of the desk is kept, found or framed', async () => {
  for (const path of ['/admin', '/api/admin/access']) {
    for (const cookie of ['', owner.cookie]) {
      const { headers } = await fetch(site.address + path, { headers: { cookie } });
      expect([path, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
        path,
        'private, no-store',
        expect.stringContaining('noindex'),
      ]);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
    }
  }
});
