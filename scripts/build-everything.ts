import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildDesk } from './build-desk.ts';
import { buildWorker } from './build-worker.ts';
import { compileBrand } from './compile-brand.ts';
import { compileContent } from './compile-content.ts';
import { compilePlans } from './compile-plans.ts';
import { compileSkyFacts } from './compile-sky-facts.ts';

const ROOT = join(import.meta.dirname, '..');

function buildPages(): void {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/.bin/react-router', 'build', '--logLevel', 'error'],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  if (status !== 0) throw new Error('react-router build failed');
}

/** Hashed assets never change, so they are compressed once, as hard as can be. */
function compressAssets(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))) {
    const body = readFileSync(join(folder, name));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(body, { params }));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(body, { level: 9 }));
  }
}

export async function buildEverything(): Promise<void> {
  // Pages first: their build empties the folder.
  buildPages();
  await buildWorker();
  compressAssets(join(ROOT, 'build/client/assets'));
  await buildDesk();
  compressAssets(join(ROOT, 'build/desk/desk-assets'));
  compileBrand();
  compileContent();
  compilePlans(Date.now());
  compileSkyFacts();
}
