import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAIRS, pairKey } from '../../src/domain/compatibility/pairs.ts';
import { SHARE_FORMATS } from '../../src/art/share-pictures/formats.ts';
import { FORMATS_OF, type SubjectKind } from '../../src/art/share-pictures/subject.ts';
import { encodePng } from '../../src/server/pictures/png.ts';
import { pngSize } from '../harness/png-size.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask, type Answer } from '../harness/wire.ts';

/** Those of drawn tarot readings are personal: `tarot-pictures.test.ts` has them. */
type PublicKind = Exclude<SubjectKind, 'tarot-reading'>;

const KEYS: Record<PublicKind, string> = {
  reading: 'leo-2026-11-15',
  calendar: 'leo-2026-11',
  pair: 'leo-and-sagittarius',
  sky: '2026-11-15',
  card: 'the-tower',
  post: 'the-loop-that-venus-drew',
  tag: 'moon',
  author: 'marcus-aurelius',
  misattribution: 'be-the-change-you-wish-to-see',
  page: 'about',
};
const KINDS = (Object.keys(KEYS) as PublicKind[]).flatMap((kind) =>
  FORMATS_OF[kind].map((format) => ({ kind, format, ...SHARE_FORMATS[format] })),
);
const FOR_EVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400, s-maxage=1';

let folder: string;
let site: TestSite;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'share-'));
  site = await startTestSite({ env: { DATA_DIR: folder, PICTURE_QUEUE_LENGTH: '2' } });
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const kept = (): string[] => readdirSync(join(folder, 'pictures'));

/** Width and height as the header of a PNG says them. */
function sizeOf({ body }: Answer): [number, number] {
  expect(body.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  return pngSize(body);
}

/** The picture that a page names. */
async function namedBy(page: string): Promise<string> {
  const { text } = await ask(site.url, page);
  return new URL(/<meta property="og:image" content="([^"]+)"/.exec(text)![1]!).pathname;
}

describe('a picture that nobody draws', () => {
  it.each([
    '/share/reading/leo-2026-11-18.wide.png',
    '/share/reading/leo-2025-12-31.wide.png',
    '/share/reading/leo-2026-02-30.wide.png',
    '/share/reading/leo-week-2026-11-16.wide.png',
    '/share/reading/ophiuchus-2026-11-15.wide.png',
    '/share/calendar/leo-2026-12.wide.png',
    '/share/calendar/leo-2025-12.wide.png',
    '/share/calendar/2026-13.wide.png',
    '/share/calendar/nobody-2026-11.wide.png',
    '/share/pair/sagittarius-and-leo.wide.png',
    '/share/pair/leo-and-nobody.wide.png',
    '/share/sky/1899-12-31.wide.png',
    '/share/sky/2101-01-01.wide.png',
    '/share/sky/2026-02-30.wide.png',
    '/share/sky/1990-03-21.square.png',
    '/share/sky/today.wide.png',
    '/share/card/the-towel.wide.png',
    '/share/card/constructor.wide.png',
    '/share/tarot-reading/0123456789abcdef0123456789abcdef.wide.png',
    '/share/tarot-reading/the-moon.wide.png',
    '/share/tag/no-such-tag.wide.png',
    '/share/author/nobody.wide.png',
    '/share/misattribution/no-such-line.wide.png',
    '/share/post/no-such-post.wide.png',
    '/share/post/the-loop-that-venus-drew.pin.png',
    '/share/page/no-such-page.wide.png',
    '/share/page/about.story.png',
    '/share/reading/leo-2026-11-15.round.png',
    '/share/reading/leo-2026-11-15.wide.svg',
    '/share/reading/leo-2026-11-15.png',
    '/share/reading/..%2f..%2fetc.wide.png',
    '/share/quote/leo.wide.png',
  ])('%s is not found and touches no disk', async (path) => {
    const { status, text } = await ask(site.url, path);
    expect([status, JSON.parse(text)]).toEqual([
      404,
      { error: { code: 'not_found', message: 'There is no such picture.' } },
    ]);
    expect(existsSync(join(folder, 'pictures'))).toBe(false);
  });
});

describe('a picture for sharing', () => {
  it.each(KINDS)('of a $kind has the size of the format $format', async ({ kind, format, width, height }) => {
    const answer = await ask(site.url, `/share/${kind}/${KEYS[kind]}.${format}.png`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/png']);
    expect(sizeOf(answer)).toEqual([width, height]);
    expect(answer.headers['cache-control']).toBe(A_DAY);
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('may be kept for ever under the address that its page names', async () => {
    const path = await namedBy('/horoscope/leo');
    expect(path).toMatch(/^\/share\/reading\/leo-2026-11-15\.wide\.[\w-]{12}\.png$/);
    const { status, headers } = await ask(site.url, path);
    expect([status, headers['cache-control']]).toEqual([200, FOR_EVER]);
  });

  it('is the current one under an address of the past, which may change', async () => {
    const path = await namedBy('/about');
    const past = path.replace(/\.[\w-]{12}\.png$/, '.AAAAAAAAAAAA.png');
    const [now, then] = await Promise.all([ask(site.url, path), ask(site.url, past)]);
    expect(then.body).toEqual(now.body);
    expect(then.headers['cache-control']).toBe(A_DAY);
  });

  it('is not sent twice', async () => {
    const path = '/share/page/about.wide.png';
    const { headers } = await ask(site.url, path);
    const again = await ask(site.url, path, { headers: { 'if-none-match': headers['etag']! } });
    expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', headers['etag']]);
  });

  it('is drawn once and then found on disk', async () => {
    const path = '/share/card/the-moon.square.png';
    const drawn = await ask(site.url, path);
    const [name] = kept().filter((file) => file.startsWith('card.the-moon.square.')) as [string];
    const file = join(folder, 'pictures', name);
    expect(readFileSync(file)).toEqual(drawn.body);
    // Another picture under the same name shows where the answer comes from.
    const marked = encodePng(new Uint8Array(4), 1, 1);
    writeFileSync(file, marked);
    const found = await ask(site.url, path);
    expect(found.body).toEqual(marked);
    expect(found.headers['etag']).toBe(drawn.headers['etag']);
  });

  it('of another day, week and month has other dots', async () => {
    const keys = ['leo-2026-11-14', 'leo-week-2026-11-15', 'leo-month-2026-11'];
    const bodies = new Set<string>();
    for (const key of keys)
      bodies.add((await ask(site.url, `/share/reading/${key}.wide.png`)).body.toString('base64'));
    expect(bodies.size).toBe(keys.length);
  });

  it('of the sky is stored for days that can be read, and drawn for whoever asks for others', async () => {
    const [near, far] = ['2026-11-14', '1990-03-21'];
    for (const date of [near, far, far]) {
      const answer = await ask(site.url, `/share/sky/${date}.wide.png`);
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, A_DAY]);
      expect(sizeOf(answer)).toEqual([1200, 630]);
    }
    expect(kept().filter((name) => name.startsWith(`sky.${near}.`))).toHaveLength(1);
    expect(kept().filter((name) => name.includes(far))).toEqual([]);
  });

  it('is refused for a moment when too many are asked for, and can be had later', async () => {
    const paths = PAIRS.slice(0, 12).map((pair) => `/share/pair/${pairKey(...pair)}.story.png`);
    const answers = await Promise.all(paths.map((path) => ask(site.url, path)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
    for (const { headers } of refused) {
      expect([headers['retry-after'], headers['cache-control']]).toEqual(['5', 'private, no-store']);
    }
    const later = paths[answers.findIndex(({ status }) => status === 503)]!;
    expect((await ask(site.url, later)).status).toBe(200);
  });
});
