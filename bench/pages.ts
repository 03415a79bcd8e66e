import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ACCESS_LOG_FILE, benchFronts } from './fronts.ts';
import { residentMegabytes, startSiteProcess } from './server-process.ts';
import { printTable } from './table.ts';

const PAGE = '/horoscope/leo';

export async function benchPages(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zodiary-bench-'));
  const first = await startSiteProcess(dataDir, 3390);
  await first.stop();
  const second = await startSiteProcess(dataDir, 3390);
  await second.stop();
  // Without jobs: what fills the archive in the background is no cost of a page.
  const site = await startSiteProcess(dataDir, 3390, {
    ROLE: 'web',
    TRUSTED_PROXIES: '127.0.0.1',
    ACCESS_LOG_FILE,
  });
  const resting = residentMegabytes(site.pid);
  await fetch(site.url + PAGE);
  const rows = await benchFronts(site, PAGE);
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(ACCESS_LOG_FILE, { force: true });
  printTable('Pages', [
    ...rows,
    ['first start to ready, database created (s)', (first.readyMs / 1000).toFixed(1), ''],
    ['second start to ready (s)', (second.readyMs / 1000).toFixed(1), ''],
    ['memory at rest (MB)', resting.toFixed(0), ''],
  ]);
}
