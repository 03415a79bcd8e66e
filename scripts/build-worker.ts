import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { PLAIN_RULES } from '../src/domain/offline/drawings.ts';

const ROOT = join(import.meta.dirname, '..');

/** Faces for rare letters and what only the browser's own furniture asks for are fetched when they are needed. */
const NOT_NEEDED_OFFLINE = /-(?:ext|more)-[\w-]+\.woff2$|\.(?:br|gz)$/;

/** Pictures a notification and the tab are marked with. */
const MARKS = ['/favicon.svg', '/icons/icon-192.png', '/icons/badge-96.png'];

function assetsOfBuild(): string[] {
  const names = readdirSync(join(ROOT, 'build/client/assets'));
  return names.filter((name) => !NOT_NEEDED_OFFLINE.test(name)).sort();
}

/** The worker is one small script of its own, with the list of everything the pages' build consists of. */
export async function buildWorker(): Promise<void> {
  const assets = assetsOfBuild();
  const others = [...MARKS, ...Object.values(PLAIN_RULES)];
  // Names carry their hashes: another list is another build.
  const version = createHash('sha256')
    .update([...assets, ...others].join())
    .digest('hex')
    .slice(0, 8);
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { BUILD: JSON.stringify({ version, assets: assets.join(' '), others }) },
    build: {
      outDir: 'build/worker',
      target: 'es2022',
      minify: 'terser',
      rolldownOptions: {
        input: join(ROOT, 'src/web/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
