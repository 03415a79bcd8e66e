import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthorFile } from '../../src/content/quotes.ts';
import { CARD_FORMATS, CARD_STYLES, cardPicture } from '../../src/domain/quotes/card-kinds.ts';
import { encodePng } from '../../src/server/pictures/png.ts';
import { pngSize } from '../harness/png-size.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask, type Answer } from '../harness/wire.ts';

const QUOTES = join(import.meta.dirname, '../../build/content/quotes.json');
const files = JSON.parse(readFileSync(QUOTES, 'utf8')) as Record<string, AuthorFile>;
const SLUGS = Object.values(files).flatMap(({ quotes }) => quotes.map(({ slug }) => slug));
const [SLUG] = SLUGS as [string];

const folders: string[] = [];
function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'));
  folders.push(folder);
  return folder;
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Width and height as the header of a PNG says them. */
function sizeOf({ body }: Answer): [number, number] {
  expect(body.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  return pngSize(body);
}

describe('a picture card', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ env: { DATA_DIR: freshFolder() } });
  });
  afterAll(() => site.stop());

  it.each(CARD_FORMATS)('in the format $name has its size', async ({ key, width, height }) => {
    const answers = await Promise.all(
      CARD_STYLES.map(({ number }) => ask(site.url, cardPicture(SLUG, number, key, 'png'))),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('image/png');
      expect(answer.headers['cache-control']).toBe('public, max-age=86400, s-maxage=1');
      expect(sizeOf(answer)).toEqual([width, height]);
    }
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(CARD_STYLES.length);
  });

  it.each(['png', 'svg'] as const)('is not sent twice as %s', async (kind) => {
    const path = cardPicture(SLUG, '1', 'wide', kind);
    const { headers } = await ask(site.url, path);
    const again = await ask(site.url, path, { headers: { 'if-none-match': headers['etag']! } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers['etag']).toBe(headers['etag']);
  });

  it('is a drawing too, compressed and without a font', async () => {
    const path = cardPicture(SLUG, '4', 'square', 'svg');
    const answer = await ask(site.url, path, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['cache-control']).toBe('public, max-age=86400, s-maxage=1');
    const svg = brotliDecompressSync(answer.body).toString();
    expect(svg).toMatch(/^<svg[\s\S]*<\/svg>$/);
    expect(svg).not.toContain('<text');
  });

  it('has security headers as every answer has', async () => {
    for (const kind of ['png', 'svg'] as const) {
      const { headers } = await ask(site.url, cardPicture(SLUG, '3', 'wide', kind));
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      // What previews and feeds of others show is the picture, not the drawing.
      expect(headers['cross-origin-resource-policy']).toBe(kind === 'png' ? 'cross-origin' : 'same-origin');
    }
  });
});

describe('a picture that nobody draws', () => {
  it.each([
    `/quote-cards/no-such-quote/1/square.png`,
    `/quote-cards/no-such-quote/1/square.svg`,
    `/quote-cards/${SLUG}/0/square.png`,
    `/quote-cards/${SLUG}/5/square.png`,
    `/quote-cards/${SLUG}/01/square.png`,
    `/quote-cards/${SLUG}/1/circle.png`,
    `/quote-cards/${SLUG}/1/square.gif`,
    `/quote-cards/${SLUG}/1/square.png.png`,
    `/quote-cards/${SLUG}/1/square`,
    `/quote-cards/..%2f..%2fetc/1/square.png`,
    `/quote-cards/constructor/1/square.png`,
  ])('%s is not found and touches no disk', async (path) => {
    const { status, text } = await ask(quiet.url, path);
    expect(status).toBe(404);
    expect(JSON.parse(text)).toEqual({
      error: { code: 'not_found', message: 'There is no such picture.' },
    });
    expect(existsSync(join(folder, 'pictures'))).toBe(false);
  });

  let quiet: TestSite;
  let folder: string;
  beforeAll(async () => {
    folder = freshFolder();
    quiet = await startTestSite({ env: { DATA_DIR: folder } });
  });
  afterAll(() => quiet.stop());
});

describe('a picture that was drawn once', () => {
  let file: string;
  const path = cardPicture(SLUG, '2', 'square', 'png');
  let kept: string[];
  let drawn: Answer;
  let asKept: Buffer;
  let marked: Buffer;
  let site: TestSite;
  beforeAll(async () => {
    const env = { DATA_DIR: freshFolder() };
    const folder = join(env.DATA_DIR, 'pictures');
    const first = await startTestSite({ env });
    drawn = await ask(first.url, path);
    await first.stop();
    kept = readdirSync(folder);
    file = join(folder, kept[0]!);
    // Another picture under the same name shows where the answer comes from.
    marked = encodePng(new Uint8Array(4), 1, 1);
    asKept = readFileSync(file);
    writeFileSync(file, marked);
    site = await startTestSite({ env });
  });
  afterAll(() => site.stop());

  it('is found on disk by the next start of the site', async () => {
    expect(kept).toHaveLength(1);
    expect(asKept).toEqual(drawn.body);
    const found = await ask(site.url, path);
    expect(found.body).toEqual(marked);
    expect(found.headers['etag']).toBe(drawn.headers['etag']);
  });

  it('is drawn again when its file was cut short', async () => {
    writeFileSync(file, drawn.body.subarray(0, -100));
    expect((await ask(site.url, path)).body).toEqual(drawn.body);
    expect(readFileSync(file)).toEqual(drawn.body);
  });
});

describe('many pictures at once', () => {
  let site: TestSite;
  let closing: TestSite;
  let shared: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ env: { DATA_DIR: freshFolder(), PICTURE_QUEUE_LENGTH: '2' } });
    closing = await startTestSite({ env: { DATA_DIR: freshFolder() } });
    shared = await startTestSite({ env: { DATA_DIR: freshFolder(), TRUSTED_PROXIES: '127.0.0.1' } });
  });
  afterAll(() => Promise.all([site.stop(), shared.stop()]));

  it('beyond the queue are refused for a moment, and can be had later', async () => {
    const paths = SLUGS.slice(0, 12).map((slug) => cardPicture(slug, '1', 'story', 'png'));
    const answers = await Promise.all(paths.map((path) => ask(site.url, path)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(3);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
    for (const { headers, text } of refused) {
      expect(headers['retry-after']).toBe('5');
      expect(headers['cache-control']).toBe('private, no-store');
      expect(JSON.parse(text)).toEqual({
        error: { code: 'unavailable', message: expect.stringContaining('try again') },
      });
    }
    const later = paths[answers.findIndex(({ status }) => status === 503)]!;
    expect((await ask(site.url, later)).status).toBe(200);
  });

  it('asked for by one address do not hold up the one of another', async () => {
    const from = (address: string, slug: string) =>
      ask(shared.url, cardPicture(slug, '3', 'story', 'png'), { headers: { 'x-forwarded-for': address } });
    const greedy = SLUGS.slice(60, 90).map((slug) => from('198.51.100.1', slug));
    const other = await from('198.51.100.2', SLUGS[91]!);
    const statuses = (await Promise.all(greedy)).map(({ status }) => status);
    expect(other.status).toBe(200);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });

  it('of the same card are one', async () => {
    const path = cardPicture(SLUGS[20]!, '4', 'portrait', 'png');
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(site.url, path)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.toString('base64'))).size).toBe(1);
  });

  it('keep no page waiting', async () => {
    let drawn = 0;
    const pictures = [30, 31, 32].map(async (at) => {
      const { status } = await ask(site.url, cardPicture(SLUGS[at]!, '2', 'story', 'png'));
      drawn += 1;
      return status;
    });
    const page = await ask(site.url, '/privacy-policy');
    expect([page.status, drawn < 3]).toEqual([200, true]);
    expect(await Promise.all(pictures)).toEqual([200, 200, 200]);
  });

  it('are let go of when the site closes', async () => {
    const paths = SLUGS.slice(40, 52).map((slug) => cardPicture(slug, '1', 'story', 'png'));
    const answers = paths.map((path) => ask(closing.url, path));
    await answers[0];
    await closing.stop();
    const statuses = await Promise.all(
      answers.map((answer) =>
        answer.then(
          ({ status }) => status,
          () => 503,
        ),
      ),
    );
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses).toContain(503);
  });
});
