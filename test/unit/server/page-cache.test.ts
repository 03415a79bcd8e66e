import { describe, expect, it } from 'vitest';
import { PageCache, type Cacheable } from '../../../src/server/pages/page-cache.ts';
import { pageEntry, type PageEntry } from '../../../src/server/pages/page-entry.ts';

const entry = (bytes: number, status = 200): PageEntry => ({
  status,
  bytes,
  counted: null,
  variants: {} as PageEntry['variants'],
});

function cacheWith(
  make: (address: string) => Promise<PageEntry>,
  maxBytes = 100,
  status: Cacheable['status'] = 200,
) {
  const time = { nowMs: 0, midnightMs: 1_000 };
  const cache = new PageCache({ maxBytes, nowMs: () => time.nowMs });
  const page = (address: string): Cacheable => ({
    audience: 'everyone',
    status,
    address,
    staleAtMs: () => time.midnightMs,
    make: () => make(address),
  });
  return { cache, time, page, get: (address: string) => cache.get(page(address)) };
}

describe('the page cache', () => {
  it('fills an address once for all who wait, and each address by itself', async () => {
    const asked: string[] = [];
    const doors = new Map<string, () => void>();
    const { get } = cacheWith(async (address) => {
      asked.push(address);
      await new Promise<void>((resolve) => doors.set(address, resolve));
      return entry(1);
    });
    const waiting = ['/a', '/a', '/b', '/a'].map((address) => get(address));
    expect(asked).toEqual(['/a', '/b']);
    for (const open of doors.values()) open();
    const [first, second, other] = await Promise.all(waiting);
    expect(first).toBe(second);
    expect(first).not.toBe(other);
    expect(await get('/a')).toBe(first);
    expect(asked).toEqual(['/a', '/b']);
  });

  it.each([
    ['a page of status 500', async () => entry(1, 500)],
    ['a page of status 503', async () => entry(1, 503)],
    ['a page that is missing for a moment', async () => entry(1, 404)],
  ])('does not keep %s', async (_what, fill) => {
    const { cache, get } = cacheWith(fill);
    expect((await get('/a')).status).toBeGreaterThanOrEqual(400);
    expect([cache.find('/a'), cache.size]).toEqual([null, { pages: 0, bytes: 0 }]);
  });

  it('keeps the page that says that there is none', async () => {
    const { cache, get } = cacheWith(async () => entry(1, 404), 100, 404);
    await get('/a');
    expect(cache.find('/a')?.status).toBe(404);
  });

  it('lets all who wait hear of a failure, and tries again for the next', async () => {
    let works = false;
    const { get } = cacheWith(async () => {
      if (!works) throw new Error('broken');
      return entry(1);
    });
    const both = await Promise.allSettled([get('/a'), get('/a')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    works = true;
    expect((await get('/a')).status).toBe(200);
  });

  it('lets pages go at midnight, and one that was begun before it', async () => {
    let slow: () => void = () => {};
    const { cache, time, get } = cacheWith(async (address) => {
      if (address === '/slow') await new Promise<void>((resolve) => (slow = resolve));
      return entry(1);
    });
    const first = await get('/a');
    const late = get('/slow');
    time.nowMs = 999;
    expect(cache.find('/a')).toBe(first);
    time.nowMs = 1_000;
    time.midnightMs = 2_000;
    slow();
    await late;
    expect([cache.find('/a'), cache.find('/slow')]).toEqual([null, null]);
    expect(await get('/a')).not.toBe(first);
    expect(cache.find('/a')).not.toBeNull();
    expect(cache.size, 'what was old on arrival takes no room').toEqual({ pages: 1, bytes: 1 });
  });

  it('lets go of a page that a clock which was ahead has made, but not of one from before', async () => {
    const { cache, time, get } = cacheWith(async () => entry(1));
    time.nowMs = 500;
    const today = await get('/today');
    Object.assign(time, { nowMs: 1_500, midnightMs: 2_000 });
    const ahead = await get('/ahead');
    expect(cache.find('/ahead')).toBe(ahead);
    time.nowMs = 600;
    expect([cache.find('/today'), cache.find('/ahead')]).toEqual([today, null]);
    expect(await get('/ahead')).not.toBe(ahead);
  });

  it('holds as many bytes as it may and lets go of what was asked longest ago', async () => {
    const { cache, get } = cacheWith(async (address) => entry(address === '/big' ? 90 : 30));
    for (const address of ['/a', '/b', '/c']) await get(address);
    cache.find('/a');
    await get('/d');
    expect(['/a', '/b', '/c', '/d'].map((address) => cache.find(address) !== null)).toEqual([
      true,
      false,
      true,
      true,
    ]);
    await get('/big');
    expect(cache.size).toEqual({ pages: 1, bytes: 90 });
  });

  it('takes no page that is for one person, not even by a cast', async () => {
    const made: string[] = [];
    const { cache, page } = cacheWith(async (address) => {
      made.push(address);
      return entry(1);
    });
    for (const audience of ['owner', 'order', undefined]) {
      const personal = { ...page('/admin'), audience } as unknown as Cacheable;
      await expect(cache.get(personal)).rejects.toThrow('not for everyone');
    }
    expect([cache.find('/admin'), cache.size, made]).toEqual([null, { pages: 0, bytes: 0 }, []]);
  });

  it('does not keep what is larger than itself', async () => {
    const { cache, get } = cacheWith(async () => entry(101));
    expect((await get('/a')).bytes).toBe(101);
    expect(cache.size).toEqual({ pages: 0, bytes: 0 });
  });
});

describe('an entry', () => {
  it('is the same for the same text, another for another', async () => {
    const make = (text: string) =>
      pageEntry({ status: 200, text }, { siteUrl: 'http://localhost', mode: 'production', isKept: true });
    const [one, same, other] = await Promise.all([make('<p>a'), make('<p>a'), make('<p>b')]);
    expect(one).toEqual(same);
    expect(one.variants.br.etag).not.toBe(other.variants.br.etag);
    expect(new Set(Object.values(one.variants).map(({ etag }) => etag)).size).toBe(3);
    const sizes = Object.values(one.variants).map(({ body }) => body.length);
    const all = sizes.reduce((sum, size) => sum + size);
    expect(one.bytes, 'bodies, and once more with their heads').toBe(2 * all);
  });

  it('of a page that is not kept is encoded once, however many asked for it together', async () => {
    const { variants } = await pageEntry(
      { status: 200, text: '<p>a' },
      { siteUrl: 'http://localhost', mode: 'production', isKept: false },
    );
    for (const encoding of ['br', 'gzip', 'identity'] as const)
      expect(variants[encoding].body, encoding).toBe(variants[encoding].body);
  });

  it('drops what is purged, with any query, and nothing else', async () => {
    const { cache, get } = cacheWith(async () => entry(1));
    const addresses = ['/blog', '/blog?page=2', '/blog/a', '/blogs', '/quotes/a', '/quotes/b'];
    for (const address of addresses) await get(address);
    cache.purge(['/blog', /^\/quotes\/a$/]);
    const kept = addresses.filter((address) => cache.find(address));
    expect(kept).toEqual(['/blog/a', '/blogs', '/quotes/b']);
    expect(cache.size).toEqual({ pages: 3, bytes: 3 });
  });

  it('does not keep a page that was being made when it was purged, and makes it anew for who asks then', async () => {
    const doors: (() => void)[] = [];
    const { cache, get } = cacheWith(async () => {
      await new Promise<void>((resolve) => doors.push(resolve));
      return entry(doors.length);
    });
    const before = get('/a');
    cache.purge(['/a']);
    const after = get('/a');
    expect(doors.length).toBe(2);
    doors[1]!();
    const made = await after;
    doors[0]!();
    await before;
    expect(cache.find('/a')).toBe(made);
  });
});
