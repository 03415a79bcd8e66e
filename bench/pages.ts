import autocannon from 'autocannon';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasNginx, startNginx } from './nginx.ts';
import { cpuSeconds, residentMegabytes, startSiteProcess, type RunningSite } from './server-process.ts';
import { printTable } from './table.ts';

const PAGE = '/horoscope/leo';
const SECONDS = 6;

/** Requests answered per second of the server's own CPU time: what a core is worth, whatever else runs here. */
async function perCpuSecond(url: string, cpu: () => number): Promise<number> {
  const load = { url, connections: 32, headers: { 'accept-encoding': 'br' } };
  await autocannon({ ...load, duration: 1 });
  const before = cpu();
  const { requests } = await autocannon({ ...load, duration: SECONDS });
  return requests.total / (cpu() - before);
}

function rawBody(url: string): Promise<Buffer> {
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
  const ours = await perCpuSecond(url, () => cpuSeconds(site.pid));
  const row = ['cached page, requests per server-CPU-second', ours.toFixed(0)];
  if (!hasNginx()) return [row, ['nginx is not installed here', 'no ratio']];
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const nginx = await startNginx(3391, await rawBody(url), headers);
  const theirs = await perCpuSecond(nginx.url, nginx.cpuSeconds);
  await nginx.stop();
  return [
    row,
    ['nginx with the same bytes and headers', theirs.toFixed(0)],
    ['ratio (goal ≥ 0.30)', (ours / theirs).toFixed(2)],
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
