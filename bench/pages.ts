import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { byTurns, median, ROUNDS, type Side } from './by-turns.ts';
import { hasNginx, startNginx } from './nginx.ts';
import { cpuSeconds, residentMegabytes, startSiteProcess, type RunningSite } from './server-process.ts';
import { printTable } from './table.ts';

const PAGE = '/horoscope/leo';

/** The bytes as they are sent: `fetch` would unpack them. */
export function rawBody(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    })
      .on('error', reject)
      .end();
  });
}

async function againstNginx(site: RunningSite): Promise<string[][]> {
  const url = site.url + PAGE;
  const ours: Side = { url, cpuSeconds: () => cpuSeconds(site.pid) };
  const label = 'cached page, requests per server-CPU-second';
  if (!hasNginx()) {
    const [alone] = await byTurns([ours]);
    return [
      [label, median(alone!).toFixed(0)],
      ['nginx is not installed here', 'no ratio'],
    ];
  }
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const nginx = await startNginx(3391, await rawBody(url), headers);
  const [own, theirs] = (await byTurns([ours, nginx])) as [number[], number[]];
  await nginx.stop();
  const ratios = own.map((value, round) => value / theirs[round]!);
  return [
    [label, median(own).toFixed(0)],
    ['nginx with the same bytes and headers', median(theirs).toFixed(0)],
    [`ratio, median of ${ROUNDS} rounds by turns (goal ≥ 0.30)`, median(ratios).toFixed(2)],
  ];
}

export async function benchPages(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zodiary-bench-'));
  const first = await startSiteProcess(dataDir, 3390);
  await first.stop();
  const second = await startSiteProcess(dataDir, 3390);
  await second.stop();
  // Without jobs: what fills the archive in the background is no cost of a page.
  const site = await startSiteProcess(dataDir, 3390, { ROLE: 'web' });
  const resting = residentMegabytes(site.pid);
  await fetch(site.url + PAGE);
  const rows = await againstNginx(site);
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
  printTable('Pages', [
    ...rows,
    ['first start to ready, database created (s)', (first.readyMs / 1000).toFixed(1)],
    ['second start to ready (s)', (second.readyMs / 1000).toFixed(1)],
    ['memory at rest (MB)', resting.toFixed(0)],
  ]);
}
