import { request } from 'node:http';
import { join } from 'node:path';
import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK_PATHS } from '../../src/domain/pages/desk-paths.ts';
import { systemClock } from '../../src/server/clock.ts';
import { configFrom } from '../../src/server/config.ts';
import { startSite, type Site } from '../../src/server/site.ts';
import { freshDatabase } from '../harness/database.ts';
import { OWNER, ownerOf, type Owner } from '../harness/owner.ts';

const pages: string = join(import.meta.dirname, '../../build/server/index.js');

/** The calls that begin a session, and what they say to who has none and knows nothing. */
const SIGN_IN_CALLS: Record<string, number> = {
  'GET /api/admin/sign-in': 200,
  'HEAD /api/admin/sign-in': 200,
  'POST /api/admin/sign-in': 400,
  'POST /api/admin/sign-in/recovery': 400,
  'POST /api/admin/sign-in/passkey': 400,
  'POST /api/admin/sign-in/passkey/options': 200,
  'POST /api/admin/set-up': 400,
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

let site: Site;
let owner: Owner;

beforeAll(async () => {
  const env = { ...OWNER, PORT: '0', HOST: '127.0.0.1', ROLE: 'web', DATABASE_URL: await freshDatabase() };
  const limits = { READ_REQUESTS_PER_MINUTE: '10000', WRITE_REQUESTS_PER_MINUTE: '10000' };
  site = await startSite({
    config: configFrom({ ...env, ...limits, SECRET_KEY: 'a key of thirty-two characters or more' }),
    clock: systemClock,
    log: pino({ level: 'silent' }),
    loadPages: () => import(pages) as Promise<ServerBuild>,
  });
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

/** "GET /api/orders/:handle": every route that the framework knows, as it prints them. */
function everyRoute(): string[] {
  const trail: string[] = [];
  const routes: string[] = [];
  for (const line of site.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent, part, methods] = /^([│├└─\s]*)(\S+)(?: \(([A-Z, -]+)\))?$/.exec(line) ?? [];
    if (indent === undefined || part === undefined) continue;
    trail.length = indent.length / 4 - 1;
    trail.push(part);
    for (const method of methods?.split(', ') ?? []) routes.push(`${method} ${trail.join('')}`);
  }
  return routes;
}

const deskRoutes = (): string[] => everyRoute().filter((route) => / \/(api\/)?admin(\/|$)/.test(route));
const filled = (path: string): string => path.replaceAll(/:\w+/g, 'x').replaceAll('*', 'anything');

describe('without a session', () => {
  it('nothing under /api/admin or /admin is answered but the calls that begin one', async () => {
    const routes = deskRoutes();
    expect(routes).toEqual(expect.arrayContaining([...Object.keys(SIGN_IN_CALLS), 'GET /api/admin/access']));
    const answers: Record<string, number> = {};
    for (const route of routes) {
      const [method = '', path = ''] = route.split(' ');
      if (METHODS.includes(method)) answers[route] = await statusOf(method, filled(path), FROM_DESK);
    }
    const expected = Object.keys(answers).map((route) => [route, SIGN_IN_CALLS[route] ?? 401]);
    expect(answers).toEqual(Object.fromEntries(expected));
  });

  it.each(['/api/admin/no-such-call', '/api/admin/access/', '/%61pi/%61dmin/access', '/api/%61dmin/access?x=1'])(
    '%s is answered like all others',
    async (path) => {
      expect(await statusOf('GET', path, FROM_DESK)).toBe(401);
    },
  );

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
  for (const path of ['/admin', '/api/admin/access', '/api/admin/sign-in']) {
    for (const cookie of ['', owner.cookie]) {
      const { headers } = await fetch(site.address + path, { headers: { cookie } });
      expect([path, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
        path,
        'no-store',
        expect.stringContaining('noindex'),
      ]);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
    }
  }
});
