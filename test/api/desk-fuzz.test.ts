import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/server/site.ts';
import { inFullCheck } from '../harness/full-check.ts';
import { oddRequest, type OddRequest, type Operation } from '../harness/odd-requests.ts';
import { OWNER, ownerOf, type Owner } from '../harness/owner.ts';
import { deskRoutes, type Route } from '../harness/routes.ts';
import { startSiteHere } from '../harness/site-here.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { askRaw, type Answer } from '../harness/wire.ts';

const SEED = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const RUNS_EACH = inFullCheck(12, 5);
const MILLISECONDS_EACH = timeLimit(1_500);
const LIMIT = { timeout: timeLimit(60_000) };
const METHODS = new Set(['GET', 'POST', 'PUT', 'DELETE']);
/** They would end the session that all others need, hash passwords all day, write backups, send messages or draw weeks. */
const LEFT_OUT =
  /^(?!GET).*\/(sign-out|sign-in|confirm|set-up|devices(?:\/:\w+)?|password|backups|prove|test)$|\/week\/zip$/;

const REPLACE = { find: 'cat', replaceWith: 'dog', kinds: ['joke'], matchCase: false };

/** Parts of an address that exist; any other is a word that nothing is named. */
const PARTS: Readonly<Record<string, string>> = { kind: 'joke', unit: 'cat-01' };

/** What a body of the call looks like when it is right. */
const BODIES: Readonly<Record<string, object>> = {
  '/api/admin/access/totp': { code: '000000' },
  '/api/admin/access/passkeys/:id': { name: 'My phone' },
  '/api/admin/content/:kind': { unit: 'cat-99', fields: { text: 'A cat.' } },
  '/api/admin/content/:kind/:unit/draft': {
    revision: null,
    fields: { text: 'A cat.', since: '2026-01-01' },
  },
  '/api/admin/content/:kind/:unit/publish': { revision: 1, at: '2026-11-15T18:00:00Z' },
  '/api/admin/content/:kind/:unit/restore': { id: 1 },
  '/api/admin/content/:kind/:unit/resolve': { fields: { text: 'A cat.' } },
  '/api/admin/content/replace/preview': REPLACE,
  '/api/admin/content/replace': { ...REPLACE, units: [{ kind: 'joke', unit: 'cat-01' }] },
  '/api/admin/access/passkeys': { name: 'My phone', passkey: { id: 'A', rawId: 'A', type: 'public-key' } },
};

let site: Site;
let owner: Owner;

beforeAll(async () => {
  site = await startSiteHere(OWNER);
  owner = await ownerOf({ url: site.address });
  console.log(`fuzz: FUZZ_SEED=${SEED}`);
});
afterAll(() => site.close());

function operationOf({ method, path }: Route): Operation {
  const template = path.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{rest}');
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return {
    method,
    path: template,
    parameters: names.map((name) => ({
      name,
      in: 'path',
      schema: { type: 'string', example: PARTS[name] ?? 'wisdom' },
    })),
    body:
      method === 'POST' || method === 'PUT' || path.endsWith('/draft')
        ? { type: 'object', example: BODIES[path] ?? {} }
        : undefined,
    statuses: [],
    personal: false,
  };
}

function send({ method, target, headers, body }: OddRequest): Promise<Answer> {
  const own = [`Cookie: ${owner.cookie}`, 'Sec-Fetch-Site: same-origin', 'Connection: close'];
  const odd = headers.map(([name, value]) => `${name}: ${value}`);
  const length = body ? [`Content-Length: ${body.length}`] : [];
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: fuzz.example', ...own, ...odd, ...length];
  return askRaw(site.address, `${lines.join('\r\n')}\r\n\r\n${body?.toString('latin1') ?? ''}`);
}

it('no request of the owner, however odd, is answered with a failure of ours', LIMIT, async () => {
  const tried = new Set<number>();
  const routes = deskRoutes(site.app).filter(
    ({ method, path }) => METHODS.has(method) && !LEFT_OUT.test(`${method} ${path}`),
  );
  for (const route of routes) {
    const property = fc.asyncProperty(oddRequest(operationOf(route)), async (request) => {
      const { status, text } = await send(request);
      tried.add(status);
      expect(status).toSatisfy((one: number) => one >= 200 && one < 500);
      expect(text).not.toMatch(/FST_|node_modules|\.ts:\d|select |insert into/i);
    });
    await fc.assert(property, { seed: SEED, numRuns: RUNS_EACH, interruptAfterTimeLimit: MILLISECONDS_EACH });
  }
  expect([...tried]).toEqual(expect.arrayContaining([200, 400, 404]));
  expect((await owner.get('/api/admin/access')).status).toBe(200);
});
