import { expect, it } from 'vitest';
import { DeskChannelView } from '../../src/contract/desk-channel-posts.ts';
import { connected } from '../harness/database.ts';
import { OWNER, ownerOf } from '../harness/owner.ts';
import { startTestSite } from '../harness/site.ts';
import { ask } from '../harness/wire.ts';
import { atDesk, linesOf, MONDAY } from './channels-desk.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Version/19.1 Mobile/15E148 Safari/604.1';
const FROM_ELSEWHERE = {
  'user-agent': PHONE,
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'cross-site',
};

it('a post’s visits are counted by its short id, and its link is answered by the same bytes of the cache', async () => {
  const site = await startTestSite({ clock: MONDAY, env: OWNER });
  const owner = await ownerOf(site);
  const { fill, week } = atDesk(() => owner);
  await fill();
  const [line] = linesOf(await week(), 'facebook-cats');
  const shortId = `p${line!.id.toString(36)}`;
  const open = (path: string, headers = {}) =>
    ask(site.url, path, { headers: { ...FROM_ELSEWHERE, ...headers } });

  const plain = await open('/horoscope/leo');
  const pagesOf = async (): Promise<string> => {
    const text = await (await fetch(`${site.metricsUrl}/metrics`)).text();
    return /^\S*pages_from_cache\S* (\d+)$/m.exec(text)?.[1] ?? text;
  };
  const before = Number(await pagesOf());
  for (const query of [
    `?z=${shortId}`,
    `?fbclid=1&z=${shortId}`,
    '?z=pzzzz',
    '?z=41',
    `?z=${shortId}&z=p2`,
  ]) {
    const marked = await open(`/horoscope/leo${query}`);
    expect([marked.status, marked.headers['etag'], marked.body]).toEqual([
      200,
      plain.headers['etag'],
      plain.body,
    ]);
    expect(String(marked.body)).not.toContain(shortId);
  }
  expect(Number(await pagesOf()) - before).toBe(5);
  // Going on within the site is no visit, and no person looks for a preview.
  await open(`/horoscope/leo?z=${shortId}`, { 'sec-fetch-site': 'same-origin' });
  await open(`/horoscope/leo?z=${shortId}`, { 'user-agent': 'facebookexternalhit/1.1' });
  await site.stop();

  const later = await startTestSite({ clock: MONDAY, env: { ...OWNER, DATABASE_URL: site.databaseUrl } });
  const again = await ownerOf(later);
  const view = await again.get('/api/admin/channels/facebook-cats');
  const { drafts, visits } = DeskChannelView.parse(await view.json());
  expect(drafts.map(({ visits: count }) => count)).toEqual([2, 0, 0, 0, 0, 0, 0]);
  expect([visits.days.length, visits.days.at(-1), visits.counts.at(-1)]).toEqual([30, '2026-11-16', 2]);
  // Another instance, which made none of the posts, knows them too.
  await ask(later.url, `/about?z=${shortId}`, { headers: FROM_ELSEWHERE });
  // It looks for the number in the database meanwhile; what is asked after it is answered after it.
  await again.get('/api/admin/channels/facebook-cats');
  await later.stop();
  const client = await connected(site.databaseUrl);
  const { rows } = await client.query("select name, count from daily_counts where kind = 'post'");
  await client.end();
  expect(rows).toEqual([{ name: shortId, count: 3 }]);
});
