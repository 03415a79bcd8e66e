import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask } from '../harness/wire.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

async function metric(name: string, label: string): Promise<number> {
  const { text } = await ask(site.metricsUrl, '/metrics');
  return Number(new RegExp(`^${name}\\{\\w+="${label}"\\} (\\d+)$`, 'm').exec(text)![1]);
}

it.each([
  ['/api/sky/events?from=2031-01-01&to=2031-02-20', 'slice'],
  ['/api/compatibility/week?sign1=leo&sign2=virgo&date=2026-03-10', 'slice'],
  ['/api/sky/day?date=2026-11-15', 'day'],
  ['/api/sky/accuracy', 'accuracy'],
  ['/about', 'accuracy'],
  ['/blog/eclipses-of-the-coming-year', 'slot'],
])('what %s computes is computed in the threads of the sky', async (path, kind) => {
  const before = await metric('zodiary_sky_tasks_total', kind);
  expect((await ask(site.url, path)).status).toBe(200);
  // The page about us shows what the call before it had computed.
  const least = path === '/about' ? before : before + 1;
  expect(await metric('zodiary_sky_tasks_total', kind)).toBeGreaterThanOrEqual(least);
});

it('one address has few computations waiting, however many it asks for', async () => {
  const years = Array.from({ length: 40 }, (_, index) => 1950 + index);
  const asking = years.map((year) => ask(site.url, `/api/sky/events?from=${year}-01-01&to=${year}-01-25`));
  const waiting: number[] = [];
  let isDone = false;
  const done = Promise.all(asking).then((answers) => {
    isDone = true;
    return answers;
  });
  while (!isDone) waiting.push(await metric('zodiary_work_waiting', 'sky'));
  const answers = await done;
  expect(Math.max(...waiting)).toBeLessThanOrEqual(4);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, headers } of refused) {
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
});
