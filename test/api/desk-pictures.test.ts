import sharp from 'sharp';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlogList, BlogPost } from '../../src/contract/blog.ts';
import { DeskPicture } from '../../src/contract/desk-posts.ts';
import { connected } from '../harness/database.ts';
import { OWNER, ownerOf, type Owner } from '../harness/owner.ts';
import { NEW_POST, putDraft, putPost } from '../harness/post-drafts.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { until } from '../harness/until.ts';

const UNIT = 'the-moon-over-the-roof';
const FOR_EVER = 'public, max-age=31536000, immutable';
const MEGABYTE = 1024 * 1024;

let site: TestSite;
let owner: Owner;
let client: pg.Client;
beforeAll(async () => {
  site = await startTestSite({ env: OWNER });
  owner = await ownerOf(site);
  client = await connected(site.databaseUrl);
});
afterAll(async () => {
  await client.end();
  await site.stop();
});

const flat = (width: number, height: number, background = '#24406a') =>
  sharp({ create: { width, height, channels: 3, background } });

function send(bytes: Buffer | string, type = 'image/jpeg'): Promise<Response> {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': type, cookie: owner.cookie };
  const body = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  return fetch(`${site.url}/api/admin/pictures`, { method: 'POST', headers, body });
}

async function putUp(bytes: Buffer): Promise<DeskPicture> {
  const answer = await send(bytes);
  expect(answer.status).toBe(200);
  return DeskPicture.parse(await answer.json());
}

const get = (path: string): Promise<Response> => fetch(site.url + path);

describe('a picture that is put up', () => {
  it('is written anew, without what its file told, and kept for ever by whoever loads it', async () => {
    const file = await flat(2400, 1200)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .toBuffer();
    const { id, src, width, height } = await putUp(file);
    expect([width, height, src]).toEqual([1600, 800, `/blog-pictures/${id}.webp`]);
    const answer = await get(src);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      FOR_EVER,
    ]);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.includes('Somebody')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
    expect((await get(src.replace('.webp', '.small.webp'))).status).toBe(200);
  });

  it('has one address, however often it comes, and stands in the history', async () => {
    const file = await flat(300, 200, '#803020').png().toBuffer();
    expect(await putUp(file)).toEqual(await putUp(file));
    const { rows } = await client.query('select 1 from blog_pictures');
    expect(rows).toHaveLength(2);
    const audit = await client.query(`select 1 from audit_log where action = 'picture put up'`);
    expect(audit.rows).toHaveLength(3);
  });

  it('is taken for what its bytes are, not for what it is called', async () => {
    const webp = await flat(90, 60).webp().toBuffer();
    expect((await send(webp, 'application/octet-stream')).status).toBe(200);
    expect((await send(webp, 'application/json')).status).toBe(200);
  });
});

describe('a picture that cannot be shown', () => {
  const bomb = () =>
    sharp({
      create: { width: 9_000, height: 9_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
  const frames = Buffer.alloc(20 * 40 * 3).fill(255, 20 * 20 * 3);
  const moving = () =>
    sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
      .webp({ loop: 0 })
      .toBuffer();
  const half = async () => {
    const whole = await flat(800, 800).jpeg().toBuffer();
    return whole.subarray(0, whole.length / 2);
  };

  const BAD: [what: string, bytes: () => Promise<Buffer> | Buffer, reason: RegExp][] = [
    ['nothing', () => Buffer.alloc(0), /no picture in this/],
    ['a text', () => Buffer.from('Hello!'), /isn’t a picture we can read/],
    ['a script', () => Buffer.from('<svg xmlns="x"><script>1</script></svg>'), /SVG drawings aren’t taken/],
    ['a GIF', () => flat(9, 9).gif().toBuffer(), /GIFs aren’t taken/],
    ['half a photo', half, /damaged, or isn’t whole/],
    ['bytes behind a right beginning', () => Buffer.from('\x89PNG\r\n\x1a\nno', 'latin1'), /damaged/],
    ['one that moves', moving, /This picture moves/],
    ['one of 81 million pixels', bomb, /9000 by 9000 pixels/],
    ['nine megabytes', () => Buffer.alloc(9 * MEGABYTE, '\xff\xd8\xff', 'latin1'), /more than 8 MB/],
  ];
  it.each(BAD)('is refused with a reason: %s', async (_, bytes, reason) => {
    const answer = await send(await bytes());
    const { error } = (await answer.json()) as { error: { message: string } };
    expect([answer.status, error.message]).toEqual([400, expect.stringMatching(reason)]);
  });

  it.each(['x.webp', `${'0'.repeat(32)}-10x10.webp`, '../../package.json', `${'0'.repeat(32)}-10x10.png`])(
    'is not found: /blog-pictures/%s',
    async (name) => expect((await get(`/blog-pictures/${name}`)).status).toBe(404),
  );

  it('is refused to a stranger', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'image/png' };
    const answer = await fetch(`${site.url}/api/admin/pictures`, { method: 'POST', headers, body: 'x' });
    expect(answer.status).toBe(401);
  });
});

describe('a post under a picture of the owner’s own', () => {
  it('shows it wherever posts show their figure', async () => {
    const { id, src } = await putUp(await flat(1200, 900, '#205030').jpeg().toBuffer());
    await putPost(client, UNIT, { ...NEW_POST, figure: `upload ${id}`, figureAlt: 'The Moon over a roof.' });
    const post = await until('the post to be public', async () => {
      const answer = await get(`/api/blog/${UNIT}`);
      return answer.status === 200 ? ((await answer.json()) as BlogPost) : null;
    });
    expect(post.figure).toEqual({
      kind: 'picture',
      caption: NEW_POST.figureCaption,
      alt: 'The Moon over a roof.',
      picture: { src, width: 1200, height: 900 },
    });
    const page = await (await get(`/blog/${UNIT}`)).text();
    expect(page).toContain(`src="${src}" alt="The Moon over a roof." width="1200" height="900"`);
    const { posts } = (await (await get('/api/blog')).json()) as BlogList;
    expect(posts.find(({ slug }) => slug === UNIT)?.pictures).toEqual([src.replace('.webp', '.small.webp')]);
    const feed = await (await get('/blog-feed.xml')).text();
    expect(feed).toContain(`${src}&quot; alt=`);
    const share = /<meta property="og:image" content="([^"]+)"/.exec(page)![1]!;
    const picture = await get(new URL(share).pathname);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    const figure = await sharp(Buffer.from(await picture.arrayBuffer()))
      .extract({ left: 700, top: 150, width: 200, height: 200 })
      .png()
      .toBuffer();
    const { dominant } = await sharp(figure).stats();
    expect(dominant.g).toBeGreaterThan(dominant.r + 16);
  });

  it('shows it in a draft, too', async () => {
    const { id, src } = await putUp(await flat(400, 300, '#502030').jpeg().toBuffer());
    await putDraft(client, UNIT, { ...NEW_POST, figure: `upload ${id}`, figureAlt: 'Nothing but red.' });
    const made = await owner.send('POST', `/api/admin/posts/${UNIT}/preview-link`);
    const { path } = (await made.json()) as { path: string };
    expect(await (await get(path)).text()).toContain(`src="${src}" alt="Nothing but red."`);
  });
});
