// Runs before `npm start`, `npm test` and `npm run dev`, on whatever Node (20 or newer) the machine has and with nothing
// installed yet: plain JavaScript, no dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const STAMP = join(ROOT, 'node_modules/.zodiary-install');
const OWN_NODE = join(ROOT, 'node_modules/.bin/node');

function run(command, args, message) {
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(message);
  process.exit(1);
}

function installIfNeeded() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && existsSync(OWN_NODE) && readFileSync(STAMP, 'utf8') === lock) return;
  console.log('Installing packages (once, about a minute) …');
  run(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    'npm ci failed: the lines above say why.',
  );
  if (!existsSync(OWN_NODE)) {
    console.error('The pinned Node did not install: please allow the install script of the package "node".');
    process.exit(1);
  }
  writeFileSync(STAMP, lock);
}

installIfNeeded();
run(OWN_NODE, ['scripts/build.ts'], 'The build failed: the lines above say why.');
