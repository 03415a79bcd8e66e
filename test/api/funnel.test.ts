import { expect, it } from 'vitest';
import { connected } from '../harness/database.ts';
import { startTestSite } from '../harness/site.ts';

const OFFER = '/personal-destiny-report';

it('every view of the offer counts once, rendered or from the cache, and nothing else does', async () => {
  const site = await startTestSite();
  const ask = async (path: string, init?: RequestInit): Promise<void> => {
    await (await fetch(site.url + path, init)).arrayBuffer();
  };
  // The first is rendered, the others come from the cache.
  for (const path of [OFFER, OFFER, `${OFFER}?utm_source=letter`]) await ask(path);
  // By a link inside the site the page asks for its data alone.
  await ask('/api/shop', { headers: { 'sec-fetch-site': 'same-origin' } });
  await ask('/api/shop');
  await ask(OFFER, { method: 'HEAD' });
  await ask(`${OFFER}/`, { redirect: 'manual' });
  await ask(`${OFFER}/sample`);
  // What is not written yet is written when the site stops.
  await site.stop();
  const client = await connected(site.databaseUrl);
  const { rows } = await client.query('select step, count from funnel');
  await client.end();
  expect(rows).toEqual([{ step: 'landing', count: 4 }]);
});
