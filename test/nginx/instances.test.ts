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
      startTestSite({ env: { ...env, PORT: String(port) }, ownProcess: true }),
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

const ASKERS = 8;

/** Asks without a pause, several at once, until what is awaited has happened; whatever was not answered well. */
async function askedDuring(happening: Promise<unknown>): Promise<{ asked: number; wrong: string[] }> {
  let [isOver, asked] = [false, 0];
  const wrong: string[] = [];
  const over = happening.finally(() => (isOver = true));
  const askOn = async (asker: number): Promise<void> => {
    const headers = { 'x-user-id': `user_1763200000000_restart${String(asker).padStart(8, '0')}` };
    for (let at = 0; !isOver; at++, asked++) {
      const [method, path] =
        at % 2 === 0 ? ['POST', '/api/preferences/refuse-joke'] : ['GET', '/api/preferences'];
      const { status } = await ask(nginx.url, path!, { method: method!, headers });
      if (status >= 400) wrong.push(`${method} ${status}`);
    }
  };
  await Promise.all([over, ...Array.from({ length: ASKERS }, (_, asker) => askOn(asker))]);
  return { asked, wrong };
}

describe('two instances', () => {
  it('restarted one after the other lose no call, not even one that changes something', async () => {
    const restart = async (): Promise<void> => {
      for (const [at, site] of sites.entries()) {
        await site.stop();
        sites[at] = await startTestSite({ env: { ...env, PORT: new URL(site.url).port }, ownProcess: true });
      }
    };
    const { asked, wrong } = await askedDuring(restart());
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(ASKERS);
  });

  it('share the calls; one that ends is left out without a failed call, and taken in again', async () => {
    await until('both are asked', async () => {
      expect(await statuses(10)).toEqual([200]);
      return (await Promise.all(sites.map(reached))).every((calls) => calls > 0);
    });
    const { port } = new URL(sites[1]!.url);
    await sites[1]!.kill();
    expect(await statuses(20)).toEqual([200]);
    sites[1] = await startTestSite({ env: { ...env, PORT: port }, ownProcess: true });
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
