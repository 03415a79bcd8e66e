import { appendFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { connected } from '../harness/database.ts';
import { OWNER, ownerOf } from '../harness/owner.ts';
import { until } from '../harness/until.ts';
import { ask } from '../harness/wire.ts';
import { atDesk, linesOf, MONDAY } from '../api/channels-desk.ts';
import { startFrontedSite, type FrontedSite } from './fronted-site.ts';

const OPENED = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Version/19.1 Safari/604.1',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'cross-site',
};

async function linesHeard({ site }: FrontedSite): Promise<Record<string, number>> {
  const text = await (await fetch(`${site.metricsUrl}/metrics`)).text();
  const lines = text.matchAll(/^zodiary_access_log_lines_total\{outcome="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...lines].map(([, outcome, count]) => [outcome, Number(count)]));
}

async function countsOf(databaseUrl: string): Promise<Record<string, number>> {
  const client = await connected(databaseUrl);
  const { rows } = await client.query<{ kind: string; name: string; count: number }>(
    'select kind, name, sum(count)::int as count from daily_counts group by kind, name',
  );
  await client.end();
  return Object.fromEntries(rows.map(({ kind, name, count }) => [`${kind} ${name}`, count]));
}

const VISITS = 60;

it('what nginx answers itself is counted like what the site answers, each once', async () => {
  const fronted = await startFrontedSite(OWNER);
  await fronted.site.setClock(MONDAY);
  const { nginx, site } = fronted;
  const owner = await ownerOf(site);
  const { fill, week } = atDesk(() => owner);
  await fill();
  const [line] = linesOf(await week(), 'facebook-cats');
  const shortId = `p${line!.id.toString(36)}`;
  let copies = 0;
  const open = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await ask(nginx.url, path, { headers: { ...OPENED, ...headers } });
    expect(answer.status).toBe(200);
    if (answer.headers['x-cache'] === 'HIT') copies += 1;
  };
  for (let at = 0; at < VISITS; at++) await open(`/horoscope/leo?z=${shortId}`);
  for (let at = 0; at < VISITS; at++) await open('/', { 'sec-fetch-site': 'same-origin' });
  for (let at = 0; at < VISITS; at++) await open('/?app', { 'sec-fetch-site': 'none' });
  for (let at = 0; at < VISITS; at++) await open('/about', { 'user-agent': 'WhatsApp/2.23.20.0 A' });
  for (let at = 0; at < VISITS; at++) await open('/about', { 'sec-purpose': 'prefetch' });
  // Not a page: told, and not counted.
  for (let at = 0; at < VISITS; at++) await open('/robots.txt');
  expect(copies).toBeGreaterThan(VISITS);
  await until('the site has heard of every copy', async () => (await linesHeard(fronted))['read'] === copies);
  await fronted.stop();
  expect(await countsOf(site.databaseUrl)).toEqual({
    'visit ': 2 * VISITS,
    'view daily': VISITS,
    'read /horoscope/leo': VISITS,
    [`post ${shortId}`]: VISITS,
    'view horoscope': 2 * VISITS,
    'read /': 2 * VISITS,
    'app ': VISITS,
    'share WhatsApp': VISITS,
  });
});

it('lines that are none of nginx’s count nothing and harm nothing', async () => {
  const fronted = await startFrontedSite();
  const odd = ['', 'hello', '["/","","","","",""', '[1,2]', '["/"]', '[]'];
  const long = `["/${'a'.repeat(5_000)}","","","","",""]`;
  const elsewhere = ['["//evil.example","a","navigate","none","document",""]', '["no path","","","","",""]'];
  appendFileSync(fronted.accessLogFile, [...odd, long, ...elsewhere, ''].join('\n'));
  await until('all are heard', async () => {
    const heard = await linesHeard(fronted);
    return heard['malformed']! + heard['read']! === odd.length + 1 + elsewhere.length;
  });
  expect(await linesHeard(fronted)).toEqual({ read: 1, malformed: 8, dropped: 0 });
  await fronted.stop();
  expect(await countsOf(fronted.site.databaseUrl)).toEqual({});
});

it('a file that has been read is emptied, and a line that comes in two pieces is one', async () => {
  const { accessLogFile, ...fronted } = await startFrontedSite();
  const line = '["/about","Mozilla/5.0 Safari","navigate","none","document",""]';
  const lines = Math.ceil((1024 * 1024) / line.length) + 1;
  appendFileSync(accessLogFile, `${line}\n`.repeat(lines));
  const heard = (): Promise<Record<string, number>> => linesHeard({ accessLogFile, ...fronted });
  await until('the file is empty again', () => statSync(accessLogFile).size === 0);
  const { read, dropped } = await heard();
  expect([read! + dropped!, read]).toEqual([lines, 5_000]);
  appendFileSync(accessLogFile, `${line}\n${line.slice(0, 20)}`);
  await until('the first line is read', async () => (await heard())['read'] === 5_001);
  appendFileSync(accessLogFile, `${line.slice(20)}\n`);
  await until('the second is read', async () => (await heard())['read'] === 5_002);
  expect((await heard())['malformed']).toBe(0);
  await fronted.stop();
});
