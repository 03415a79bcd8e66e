import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { byTurns, median } from './by-turns.ts';
import { cpuSeconds, startSiteProcess, type RunningSite } from './server-process.ts';
import { printTable } from './table.ts';

const PAGE = '/horoscope/leo';
const ROUNDS = 15;
/** As a browser at a screen sends them: each request is a visit and three sums. */
const OPENED = [
  'User-Agent: Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Sec-Fetch-Site: none',
  'Sec-Fetch-Mode: navigate',
  'Sec-Fetch-User: ?1',
  'Sec-Fetch-Dest: document',
];

async function started(
  port: number,
  preloaded?: string,
): Promise<RunningSite & { end: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zodiary-bench-'));
  const options = preloaded === undefined ? {} : { preloaded };
  const site = await startSiteProcess(dataDir, port, { ROLE: 'web' }, options);
  await fetch(site.url + PAGE);
  return {
    ...site,
    async end() {
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What counting costs a cached page: two sites by turns, one of which counts nothing. */
export async function benchCounting(): Promise<void> {
  const counting = await started(3392);
  const without = await started(3393, join(import.meta.dirname, 'uncounted.ts'));
  const sides = [counting, without].map(({ url, pid }) => ({
    url: url + PAGE,
    cpuSeconds: () => cpuSeconds(pid),
  }));
  const [own, bare] = (await byTurns(sides, { rounds: ROUNDS, headers: OPENED })) as [number[], number[]];
  await Promise.all([counting.end(), without.end()]);
  const ratios = own.map((value, round) => value / bare[round]!);
  printTable('Counting', [
    ['cached page that is counted, requests per server-CPU-second', median(own).toFixed(0)],
    ['the same without counting', median(bare).toFixed(0)],
    [`ratio, median of ${ROUNDS} rounds by turns (goal ≥ 0.97)`, median(ratios).toFixed(3)],
  ]);
}
