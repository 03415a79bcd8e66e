// Runs before `npm start`, `npm test` and `npm run dev`, on whatever Node (20 or newer) the machine has and with nothing
// installed yet: plain JavaScript, no dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const STAMP = join(ROOT, 'node_modules/.zodiary-install');
const INSTALLED = 'node_modules/.package-lock.json';
const OWN_NODE = join(ROOT, 'node_modules/.bin/node');

function run(command, args, message) {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (status === 0) return;
  console.error(message);
  process.exit(1);
}

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** Whether everything that a running site needs is installed, as after `npm ci --omit=dev`; npm notes what it installed. */
function canServe() {
  if (!existsSync(OWN_NODE) || !existsSync(join(ROOT, INSTALLED))) return false;
  const installed = readJson(INSTALLED).packages;
  return Object.entries(readJson('package-lock.json').packages).every(
    ([path, { dev, optional, devOptional, version }]) =>
      path === '' || dev || optional || devOptional || installed[path]?.version === version,
  );
}

/** Whether the build is that of these sources. */
function isBuilt() {
  return spawnSync(OWN_NODE, ['scripts/build.ts', '--check'], { cwd: ROOT, stdio: 'inherit' }).status === 0;
}

function installIfNeeded() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && existsSync(OWN_NODE) && readFileSync(STAMP, 'utf8') === lock) return;
  console.log('Installing packages (once, about a minute) …');
  run(
    'npm',
    // Building takes development packages, also where NODE_ENV=production would leave them out.
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    'npm ci failed: the lines above say why.',
  );
  if (!existsSync(OWN_NODE)) {
    console.error('The pinned Node did not install: please allow the install script of the package "node".');
    process.exit(1);
  }
  writeFileSync(STAMP, lock);
}

if (process.platform === 'win32') {
  console.error('On Windows, run this under WSL.');
  process.exit(1);
}

// A machine that only serves may have left out what it takes to build.
const isServing = process.argv.includes('--serve') && !existsSync(STAMP);
if (!isServing || !canServe() || !isBuilt()) {
  installIfNeeded();
  run(OWN_NODE, ['scripts/build.ts'], 'The build failed: the lines above say why.');
}
