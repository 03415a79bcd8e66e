import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBuildLock } from './build-lock.ts';

const ROOT = join(import.meta.dirname, '..');
/** Everything the build reads; of what it reads in node_modules the lockfile tells. */
const SOURCES = [
  'src',
  'content',
  'public',
  'scripts',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.base.json',
  'vite.config.ts',
  'vite.desk.config.ts',
];

/** What the files hold, and a sign that none was touched since: reading all of them takes a second. */
const HASH_STAMP = join(ROOT, 'build/sources.sha256');
const TOUCH_STAMP = join(ROOT, 'build/sources.touched');

function sourceFiles(): string[] {
  return SOURCES.flatMap((source) => {
    if (!statSync(join(ROOT, source)).isDirectory()) return [source];
    return readdirSync(join(ROOT, source), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1));
  }).sort();
}

function touched(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(ROOT, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** One hash over everything the build reads: unchanged sources are not built twice. */
function contents(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

const stampIs = (stamp: string, value: string): boolean =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === value;

/** With `--check` it only says, by its exit code, whether there is something to build. */
const ONLY_CHECKS = process.argv.includes('--check');

async function build(): Promise<void> {
  const files = sourceFiles();
  const touch = touched(files);
  if (existsSync(HASH_STAMP) && stampIs(TOUCH_STAMP, touch)) return;
  const hash = contents(files);
  if (!stampIs(HASH_STAMP, hash)) {
    if (ONLY_CHECKS) return void (process.exitCode = 1);
    console.log('Building (once, until the sources change) …');
    // Loaded only now: a start with nothing to build does not wait for the builder's own code.
    const { buildEverything } = await import('./build-everything.ts');
    await buildEverything();
    writeFileSync(HASH_STAMP, hash);
  }
  writeFileSync(TOUCH_STAMP, touch);
}

await withBuildLock(build);
