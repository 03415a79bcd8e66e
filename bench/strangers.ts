import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeOrder, sessionOf } from '../test/harness/orders.ts';
import { until } from '../test/harness/until.ts';
import { startSiteProcess } from './server-process.ts';
import { printTable } from './table.ts';

const ASKED = 400;
const FREE = {
  READ_REQUESTS_PER_MINUTE: '1000000',
  PAGE_REQUESTS_PER_MINUTE: '1000000',
  WRITE_REQUESTS_PER_MINUTE: '1000000',
};

interface Told {
  state: string;
  report: { path: string };
}

/** The link of a report that was bought and deleted, and the handle of its order. */
async function endedLink(url: string): Promise<{ token: string; handle: string }> {
  const order = await placeOrder(url);
  const body = new URLSearchParams({ action: 'pay' });
  await fetch(`${url}/api/checkout/demo/${sessionOf(order)}`, { method: 'POST', body });
  const { report } = await until('a report', async () => {
    const told = (await (await fetch(`${url}/api/orders/${order.handle}`)).json()) as Told;
    return told.state === 'fulfilled' ? told : null;
  });
  await fetch(`${url}/api${report.path}`, { method: 'DELETE' });
  return { token: report.path.split('/').at(-1)!, handle: order.handle };
}

async function timed(url: string): Promise<number> {
  const startedMs = performance.now();
  await (await fetch(url)).arrayBuffer();
  return performance.now() - startedMs;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Whether somebody could tell by the time of a 404 that a link was once one: by turns, so that both have the same luck. */
export async function benchStrangers(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zodiary-bench-'));
  const site = await startSiteProcess(dataDir, 0, FREE);
  const { token, handle } = await endedLink(site.url);
  const keys = { guessed: 'A'.repeat(43), ended: token, "another order's": handle };
  const rows = [['asked for', ...Object.keys(keys).map((why) => `${why}, ms`), 'longest to shortest']];
  for (const path of ['/api/report/KEY', '/api/report/KEY/book.pdf', '/report/KEY']) {
    const times = Object.values(keys).map((key) => ({
      url: site.url + path.replace('KEY', key),
      ms: [] as number[],
    }));
    for (let turn = 0; turn < ASKED; turn += 1) for (const one of times) one.ms.push(await timed(one.url));
    const medians = times.map(({ ms }) => median(ms.slice(ASKED / 10)));
    const ratio = Math.max(...medians) / Math.min(...medians);
    rows.push([path, ...medians.map((ms) => ms.toFixed(2)), ratio.toFixed(2)]);
  }
  printTable(`A link that opens nothing: medians of ${ASKED}`, rows);
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
