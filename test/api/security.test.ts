import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageKind, PAGES, type PageName } from '../../src/domain/pages/pages.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask, askRaw, type Answer } from '../harness/wire.ts';

const SECURE_URL = 'https://zodiary.example';
const VISITOR = 'user_1763200000000_abcdefghijklmnop';
const EXAMPLES: Record<string, string> = {
  ':sign': 'leo',
  ':topic': 'love',
  ':slug': 'how-a-planet-becomes-a-paragraph',
  ':pair': 'aries-and-leo',
  ':tag': 'sky',
};

/** Every page of the site, by its own table; the archive's slug is of another kind than the blog's. */
const PAGE_PATHS = [
  ...(Object.keys(PAGES) as PageName[])
    .flatMap((name) => pageKind(name).paths)
    .map((path) => (path === '/archive/:slug' ? '/archive/leo-2026-11-14' : path))
    .map((path) => path.replace(/:\w+/, (name) => EXAMPLES[name]!)),
  '/?type=weekly&sign=leo',
  '/?type=compatibility',
  '/horoscope/leo?type=monthly',
];
const MISSING_PATHS = [
  '/nowhere',
  '/metrics',
  '/horoscope/nobody',
  '/blog/nobody',
  '/assets/missing.js',
  '/sky-art/x.svg',
];

let plain: TestSite;
let secure: TestSite;
beforeAll(async () => {
  [plain, secure] = await Promise.all([startTestSite(), startTestSite({ env: { SITE_URL: SECURE_URL } })]);
});
afterAll(() => Promise.all([plain.stop(), secure.stop()]));

const raw = (first: string) => `${first}\r\nHost: x\r\nConnection: close\r\n\r\n`;

const WRITE =
  'PATCH /api/preferences HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n';

async function assetOf(origin: string, extension: string): Promise<string> {
  const { text } = await ask(origin, '/');
  return new RegExp(`/assets/[^"']+\\.${extension}`).exec(text)![0];
}

/** One answer of every sort that the server can give. */
const KINDS: [string, number, (origin: string) => Promise<Answer>][] = [
  ['a page', 200, (origin) => ask(origin, '/')],
  ['the head of a page', 200, (origin) => ask(origin, '/', { method: 'HEAD' })],
  ['a page not modified', 304, (origin) => ask(origin, '/', { headers: { 'if-none-match': '*' } })],
  ['a missing page', 404, (origin) => ask(origin, '/nowhere')],
  ['a redirect', 301, (origin) => ask(origin, '/horoscope')],
  ['a drawing', 200, (origin) => ask(origin, '/sky-art/ring-leo-2026-11-15.svg')],
  ['a feed', 200, (origin) => ask(origin, '/blog-feed.xml')],
  ['a script', 200, async (origin) => ask(origin, await assetOf(origin, 'js'))],
  ['a picture', 200, (origin) => ask(origin, '/zodiac-signs/leo.png')],
  ['the icon', 200, (origin) => ask(origin, '/favicon.ico')],
  ['a missing file', 404, (origin) => ask(origin, '/assets/missing.js')],
  ['a public call', 200, (origin) => ask(origin, '/api/horoscope/leo')],
  [
    'a public call not modified',
    304,
    (origin) => ask(origin, '/api/sky', { headers: { 'if-none-match': '*' } }),
  ],
  [
    'a personal call',
    200,
    (origin) => ask(origin, '/api/preferences', { headers: { 'x-user-id': VISITOR } }),
  ],
  ['a wrong call', 400, (origin) => ask(origin, '/api/preferences')],
  ['an unknown call', 404, (origin) => ask(origin, '/api/nothing')],
  [
    'a refused call',
    403,
    (origin) =>
      ask(origin, '/api/preferences', { method: 'DELETE', headers: { 'sec-fetch-site': 'cross-site' } }),
  ],
  ['an unknown method', 404, (origin) => ask(origin, '/', { method: 'POST' })],
  ['the description', 200, (origin) => ask(origin, '/api/openapi.json')],
  ['health', 200, (origin) => ask(origin, '/healthz')],
  ['readiness', 200, (origin) => ask(origin, '/readyz')],
  ['an address that cannot be decoded', 400, (origin) => askRaw(origin, raw('GET /%zz HTTP/1.1'))],
  ['what is no HTTP', 400, (origin) => askRaw(origin, raw('BREW / HTTP/1.1'))],
  ['a request without Host', 400, (origin) => askRaw(origin, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n')],
  ['an expectation', 417, (origin) => askRaw(origin, raw('GET / HTTP/1.1\r\nExpect: magic'))],
  ['a tunnel', 405, (origin) => askRaw(origin, raw('CONNECT x:443 HTTP/1.1'))],
  ['what is no body', 400, (origin) => askRaw(origin, `${WRITE}Transfer-Encoding: chunked\r\n\r\nzz\r\n`)],
  ['a body that is too large', 413, (origin) => askRaw(origin, `${WRITE}Content-Length: 99999\r\n\r\n{`)],
  [
    'a range outside a file',
    416,
    (origin) => askRaw(origin, raw('GET /favicon.ico HTTP/1.1\r\nRange: bytes=999999-')),
  ],
  [
    'a condition that is not met',
    412,
    (origin) => askRaw(origin, raw('GET /favicon.ico HTTP/1.1\r\nIf-Match: "x"')),
  ],
  ['huge headers', 431, (origin) => askRaw(origin, raw(`GET / HTTP/1.1\r\nX: ${'a'.repeat(40_000)}`))],
  ['an endless address', 431, (origin) => askRaw(origin, raw(`GET /${'a'.repeat(20_000)} HTTP/1.1`))],
];

describe.each(KINDS)('%s', (_kind, status, fetchIt) => {
  it('carries every security header', async () => {
    const answer = await fetchIt(plain.url);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
    });
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.headers).not.toHaveProperty('server');
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it('speaks of https only where the site is https', async () => {
    const [onPlain, onSecure] = [await fetchIt(plain.url), await fetchIt(secure.url)];
    expect(onPlain.headers['strict-transport-security']).toBeUndefined();
    expect(onPlain.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(onSecure.status).toBe(status);
    expect(onSecure.headers['strict-transport-security']).toMatch(/^max-age=\d{8,}/);
  });
});

const REFUSALS = KINDS.filter(([kind, status]) => status >= 400 && !kind.startsWith('a missing'));

it.each(REFUSALS)('%s says why in the one form of the API', async (_kind, _status, fetchIt) => {
  const { headers, text } = await fetchIt(plain.url);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(JSON.parse(text)).toEqual({
    error: { code: expect.stringMatching(/^[a-z_]+$/), message: expect.any(String) },
  });
});

const directivesOf = (policy: string): Map<string, string[]> =>
  new Map(policy.split('; ').map((part) => [part.split(' ')[0]!, part.split(' ').slice(1)]));

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

describe('a script that got past the escaping', () => {
  const planted = 'document.title = "planted"';
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ env: { TEST_PLANTED_SCRIPT: planted } });
  });
  afterAll(() => site.stop());

  it.each(['/', '/horoscope/leo', '/blog', '/search?q=leo', '/nowhere'])(
    'is in %s and not allowed by its policy',
    async (path) => {
      const { headers, text } = await ask(site.url, path);
      expect(text).toContain(`<script>${planted}</script>`);
      const allowed = directivesOf(headers['content-security-policy'] as string).get('script-src')!;
      expect(allowed.length).toBeGreaterThan(1);
      expect(allowed).not.toContain(`'sha256-${createHash('sha256').update(planted).digest('base64')}'`);
      expect(text).not.toContain('nonce=');
    },
  );
});

describe.each([...PAGE_PATHS, ...MISSING_PATHS])('the markup of %s', (path) => {
  it('runs exactly the inline scripts that its policy names', async () => {
    const { headers, text } = await ask(plain.url, path);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = directivesOf(headers['content-security-policy'] as string);
    const inline = [...text.matchAll(SCRIPT)].filter(
      ([, attributes]) => !/\ssrc=/.test(attributes!) && !attributes!.includes('application/ld+json'),
    );
    const hashes = inline.map(
      ([, , code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`,
    );
    expect(hashes.length).toBeGreaterThan(0);
    expect(new Set(policy.get('script-src'))).toEqual(new Set(["'self'", ...hashes]));
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('style-src')).toEqual(["'self'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|https?:|blob:/);
  });

  it('has no inline style, no handler and nothing from elsewhere', async () => {
    const { text } = await ask(plain.url, path);
    const markup = text.replace(SCRIPT, '<script$1></script>');
    expect(markup).not.toMatch(/<[a-z][^>]*\sstyle=/i);
    expect(markup).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i);
    expect(markup).not.toMatch(/<(style|iframe|object|embed|base)\b/i);
    expect(markup).not.toMatch(/\b(href|src|action)="\s*(javascript|data|vbscript):/i);
    const outside = /<(script|img|source|use|image)\b[^>]*\s(src|srcset|href)="(https?:)?\/\/[^"]*"/i;
    expect(markup).not.toMatch(outside);
    expect(markup).not.toMatch(
      /<link\b[^>]*rel="(stylesheet|preload|modulepreload|icon)"[^>]*href="https?:/i,
    );
  });

  it('upgrades requests where the site is https', async () => {
    const { headers } = await ask(secure.url, path);
    expect(headers['content-security-policy']).toMatch(/; upgrade-insecure-requests$/);
  });
});

describe('addresses in what we send', () => {
  const OURS = [
    '/',
    '/horoscope/leo',
    '/blog/how-a-planet-becomes-a-paragraph',
    '/blog-feed.xml',
    '/daily-horoscope-feed.xml',
    '/api/openapi.json',
  ];

  it.each(OURS)('of %s come from SITE_URL, whatever Host says', async (path) => {
    const forged = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      origin: 'http://evil.example',
    };
    for (const _ of ['perhaps cold', 'warm']) {
      const { status, text, headers } = await ask(secure.url, path, { headers: forged });
      expect(status).toBe(200);
      expect(text + JSON.stringify(headers)).not.toContain('evil.example');
      expect(text).toContain(SECURE_URL);
    }
  });

  it('name the page itself as canonical', async () => {
    const { text } = await ask(secure.url, '/horoscope/leo?sign=leo&utm=x', {
      headers: { host: 'evil.example' },
    });
    expect(text).toContain(`<link rel="canonical" href="${SECURE_URL}/horoscope/leo"/>`);
    expect(text).toContain(`<meta property="og:url" content="${SECURE_URL}/horoscope/leo"/>`);
  });
});

describe('files of the build', () => {
  it.each(['js', 'css'])('as %s are compressed beforehand and kept for ever', async (extension) => {
    const path = await assetOf(plain.url, extension);
    const whole = await ask(plain.url, path);
    const small = await ask(plain.url, path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.body).equals(whole.body)).toBe(true);
    for (const { headers } of [whole, small]) {
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toMatch(extension === 'js' ? /javascript/ : /^text\/css/);
      expect(headers['vary']).toMatch(/accept-encoding/i);
    }
  });

  it.each([
    '/assets/../../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/zodiac-signs/..%5c..%5c..%5cpackage.json',
    '/assets/....//....//package.json',
    '/icons/%00/etc/passwd',
  ])('are all there is: %s is refused', async (path) => {
    const answer = await askRaw(plain.url, raw(`GET ${path} HTTP/1.1`));
    expect([400, 403, 404]).toContain(answer.status);
    expect(answer.text).not.toContain('"dependencies"');
  });
});
