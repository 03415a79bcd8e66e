import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../harness/database.ts';
import { freePort } from '../harness/free-port.ts';
import type { RunningNginx } from '../harness/nginx.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { until } from '../harness/until.ts';
import { ask } from '../harness/wire.ts';
import { fromCopy, nginxBefore } from './fronted-site.ts';

let sites: TestSite[];
let nginx: RunningNginx;
let env: Record<string, string>;
beforeAll(async () => {
  env = { TRUSTED_PROXIES: '127.0.0.1', DATABASE_URL: await freshDatabase() };
  sites = await Promise.all(
    [await freePort(), await freePort()].map((port) =>
      startTestSite({ env: { ...env, PORT: String(port) } }),
    ),
  );
  nginx = await nginxBefore(sites);
});
afterAll(async () => {
  await nginx.stop();
  await Promise.all(sites.map((site) => site.stop()));
});

const CALL = '/api/jokes/today';

/** How many calls reached an instance. */
async function reached({ metricsUrl }: TestSite): Promise<number> {
  const text = await (await fetch(`${metricsUrl}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith('zodiary_requests_total') && one.includes(CALL));
  return Number(line?.split(' ').at(-1) ?? 0);
}

async function statuses(count: number): Promise<number[]> {
  const found: number[] = [];
  for (let at = 0; at < count; at++) found.push((await ask(nginx.url, CALL)).status);
  return [...new Set(found)];
}

describe('two instances', () => {
  it('share the calls; one that ends is left out without a failed call, and taken in again', async () => {
    expect(await statuses(10)).toEqual([200]);
    for (const site of sites) expect(await reached(site)).toBeGreaterThan(0);
    const { port } = new URL(sites[1]!.url);
    await sites[1]!.kill();
    expect(await statuses(20)).toEqual([200]);
    sites[1] = await startTestSite({ env: { ...env, PORT: port } });
    await until('the second instance is asked again', async () => {
      expect((await ask(nginx.url, CALL)).status).toBe(200);
      return (await reached(sites[1]!)) > 0;
    });
  });

  it('while none answers, pages are shown from copies and calls are told so', async () => {
    await fromCopy(nginx, '/horoscope/leo');
    await Promise.all(sites.map((site) => site.kill()));
    const page = await until('the copy is past its second', async () => {
      const answer = await ask(nginx.url, '/horoscope/leo');
      return answer.headers['x-cache'] === 'STALE' ? answer : null;
    });
    expect([page.status, page.text.includes('Leo')]).toEqual([200, true]);
    expect((await ask(nginx.url, CALL)).status).toBe(502);
  });
});
