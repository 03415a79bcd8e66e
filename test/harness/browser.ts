import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(name: string): string | null {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

function installed(): string | null {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH points to ${chosen}, where there is no browser.`);
    return chosen;
  }
  const system = NAMES.map(onPath).find((path) => path !== null);
  if (system) return system;
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

/** Debian's and Ubuntu's own package; never Playwright's --with-deps, which changes the machine's fonts. */
function installByApt(): void {
  console.log('No browser found: installing chromium with apt-get …');
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  const lock = ['-o', 'DPkg::Lock::Timeout=300'];
  spawnSync('apt-get', [...lock, 'update', '-qq'], options);
  spawnSync('apt-get', [...lock, 'install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
}

/** A Chromium to test with: yours, the system's, Playwright's, or, as root on Debian, a freshly installed one. */
export function findBrowser(): string {
  const found = installed();
  if (found) return found;
  if (process.getuid?.() === 0 && onPath('apt-get')) installByApt();
  const after = installed();
  if (after) return after;
  throw new Error('No browser found. Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
}
