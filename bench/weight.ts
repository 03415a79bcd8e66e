import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { startSiteProcess } from './server-process.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { printTable } from './table.ts';

const ASSETS = join(import.meta.dirname, '../build/client');

/** Static imports too: what a script pulls in is downloaded with it. */
function withImports(paths: Set<string>): Set<string> {
  for (const path of paths) {
    if (!path.endsWith('.js')) continue;
    const source = readFileSync(join(ASSETS, path), 'utf8');
    for (const [, name] of source.matchAll(
      /from\s*["'`]\.\/([\w.-]+\.js)["'`]|import\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
    )) {
      if (name) paths.add(`/assets/${name}`);
    }
  }
  return paths;
}

function brotliKilobytes(paths: readonly string[]): string {
  return (paths.reduce((sum, path) => sum + statSync(join(ASSETS, `${path}.br`)).size, 0) / 1000).toFixed(1);
}

/** What the first visit to a sign page downloads, besides pictures and fonts. */
export async function benchWeight(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zodiary-bench-'));
  const site = await startSiteProcess(dataDir, 3390);
  const html = await (await fetch(`${site.url}/horoscope/leo`)).text();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const named = [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path);
  const files = [...withImports(new Set(named))];
  const scripts = files.filter((path) => path.endsWith('.js'));
  const styles = files.filter((path) => path.endsWith('.css'));
  printTable('Weight of the sign page', [
    ['client script, kB brotli (goal ≤ 120)', brotliKilobytes(scripts)],
    ['styles, kB brotli', brotliKilobytes(styles)],
    ['requests of HTML, CSS and JS (goal ≤ 10)', String(1 + files.length)],
  ]);
}
