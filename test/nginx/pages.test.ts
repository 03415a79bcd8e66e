import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KIND_ADAPTERS } from '../../src/content/edit-kinds/adapters.ts';
import type { FileUnit } from '../../src/domain/content-edits/edit.ts';
import { compiledNow } from '../../src/server/compiled.ts';
import * as store from '../../src/server/content-edits/store.ts';
import { openDatabase, type Database } from '../../src/server/db/database.ts';
import { silentLog } from '../harness/log.ts';
import { TEST_NOON } from '../harness/site.ts';
import { until } from '../harness/until.ts';
import { ask } from '../harness/wire.ts';
import { fromCopy, nextSecond, startFrontedSite, type FrontedSite } from './fronted-site.ts';

let fronted: FrontedSite;
let database: Database;
beforeAll(async () => {
  fronted = await startFrontedSite({ SITE_URL: 'https://example.org' });
  database = await openDatabase({ databaseUrl: fronted.site.databaseUrl, dataDir: '', log: silentLog });
});
afterAll(async () => {
  await database.close();
  await fronted.stop();
});

const PAGE = '/horoscope/leo';
const ENCODINGS = ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip', 'br;q=0, gzip', ''];
/** Of a connection, of the moment, of nginx itself, and of who answered. */
const OF_THE_WAY =
  /^(connection|keep-alive|date|server|x-cache|x-accel-expires|transfer-encoding|accept-ranges|etag|last-modified|x-ratelimit-.*)$/;

type Headers = Record<string, string>;
const encoded = (encoding: string): Headers => (encoding ? { 'accept-encoding': encoding } : {});

function shownHeaders(headers: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_WAY.test(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value).toLowerCase()]));
}

describe('a page from nginx’s copy', () => {
  it.each(ENCODINGS)('has the bytes and headers that the site would send: “%s”', async (encoding) => {
    const copy = await fromCopy(fronted.nginx, PAGE, encoded(encoding));
    const own = await ask(fronted.site.url, PAGE, {
      headers: /q=0/.test(encoding) ? {} : encoded(encoding),
    });
    expect([copy.status, copy.headers['etag']]).toEqual([200, own.headers['etag']]);
    expect(copy.body.equals(own.body)).toBe(true);
    expect(shownHeaders(copy.headers)).toEqual(shownHeaders(own.headers));
    expect(copy.headers['x-accel-expires']).toBeUndefined();
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await fromCopy(fronted.nginx, PAGE, encoded('br'));
    const again = await fromCopy(fronted.nginx, PAGE, {
      ...encoded('br'),
      'if-none-match': headers['etag'] as string,
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('is one for all links of posts, wherever the post’s number stands', async () => {
    for (const [path, query] of [
      ['/horoscope/virgo', '?z=p1'],
      ['/horoscope/libra', '?z=p1&type=weekly'],
      ['/horoscope/libra', '?type=weekly&z=p1'],
      ['/horoscope/libra', '?a=b&z=p1&type=weekly'],
    ] as const) {
      const plain = query.replace(/([?&])z=p1&?/, '$1').replace(/[?&]$/, '');
      const marked = await until(`${path}${query} is answered from the copy of ${plain}`, async () => {
        await ask(fronted.nginx.url, path + plain);
        const answer = await ask(fronted.nginx.url, path + query);
        return answer.headers['x-cache'] === 'HIT' ? answer : null;
      });
      expect(marked.body.equals((await ask(fronted.site.url, path + plain)).body)).toBe(true);
    }
  });
});

describe('the rollover and the owner’s edits', () => {
  it('the next second after midnight has the new day, of pages stored before it', async () => {
    const { nginx, site } = fronted;
    await site.setClock('2026-11-16T04:59:59Z');
    const before = await fromCopy(nginx, PAGE);
    expect(before.text).toContain('November 15');
    await site.setClock('2026-11-16T05:00:00Z');
    await nextSecond();
    const after = await ask(nginx.url, PAGE);
    expect(after.text).toContain('November 16');
    await site.setClock(TEST_NOON);
  });

  async function publish(how: typeof store.publish, words: { base: FileUnit; text: { title?: string } }) {
    await database.db.transaction(async (tx) => {
      const { unit, fields } = words.base;
      const at = new Date(TEST_NOON);
      await how(tx, { kind: 'post', unit, base: fields, text: words.text, author: 'a phone', at });
      await store.bumpRevision(tx);
    });
  }

  it('an edit is read in the next second after the site has it, and what is hidden is gone', async () => {
    const { nginx, site } = fronted;
    const { units, noun } = KIND_ADAPTERS.post;
    const [base] = units(compiledNow(noun)) as [FileUnit];
    const path = `/blog/${base.unit}`;
    expect((await fromCopy(nginx, path)).text).toContain(String(base.fields.title));
    const title = 'A quixotic draw you can check';
    await publish(store.publish, { base, text: { title } });
    await until('the site says it', async () => (await ask(site.url, path)).text.includes(title), 2_000);
    await nextSecond();
    expect((await ask(nginx.url, path)).text).toContain(title);
    await fromCopy(nginx, path);
    await publish(store.hide, { base, text: {} });
    await until('the site hides it', async () => (await ask(site.url, path)).status === 404, 2_000);
    await nextSecond();
    expect((await ask(nginx.url, path)).status).toBe(404);
  });
});

describe('files whose names carry a hash', () => {
  const assets = ['js', 'css', 'svg', 'woff2'].map(
    (type) => `/assets/${readdirSync('build/client/assets').find((name) => name.endsWith(`.${type}`))!}`,
  );

  it('come from disk as the site would send them, in every form', async () => {
    for (const path of assets) {
      for (const encoding of ENCODINGS.slice(0, 3).concat('')) {
        const [mine, own] = await Promise.all(
          [fronted.nginx, fronted.site].map(({ url }) => ask(url, path, { headers: encoded(encoding) })),
        );
        expect(mine!.headers['x-cache'], path).toBeUndefined();
        expect(mine!.body.equals(own!.body), path).toBe(true);
        expect(shownHeaders(mine!.headers), `${path} ${encoding}`).toEqual(shownHeaders(own!.headers));
      }
    }
  });

  it('that are not there are asked of the site, and compressed forms have no address of their own', async () => {
    expect((await ask(fronted.nginx.url, `${assets[0]}.br`)).status).toBe(404);
    const gone = await ask(fronted.nginx.url, '/assets/no-such-file-12345678.js');
    expect([gone.status, gone.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });
});
