import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstall, installByApt, onPath } from './machine-program.ts';

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FALLBACK_FONTS = 'fonts-liberation';
/** The same engine without windows and menus: a page costs it a third. */
const LIGHT = ['chromium-headless-shell', 'chrome-headless-shell'];

const firstOf = (names: readonly string[]): string | null =>
  names.map(onPath).find((path) => path !== null) ?? null;

function chosen(): string | null {
  const path = process.env['CHROMIUM_PATH'];
  if (!path) return null;
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH points to ${path}, where there is no browser.`);
  return path;
}

function installed(): string | null {
  const found = chosen() ?? firstOf(WHOLE);
  if (found) return found;
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

/** Without it a page is laid out in letters of another width first, and jumps when its own arrive. */
function installFallbackFonts(): void {
  const { status, stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  const isThere = status === 0 && /Liberation Serif|Times New Roman|Tinos/.test(stdout);
  if (!isThere && canInstall()) installByApt(FALLBACK_FONTS);
}

/**
 * A Chromium to test with: yours, the system's, Playwright's, or, as root on Debian, a freshly installed one; never by
 * Playwright's --with-deps, which changes the machine's fonts beyond the one family that stands in for ours until they
 * are loaded, as it does on visitors' machines.
 */
export function findBrowser(): string {
  const found = installed();
  if (found) return found;
  if (canInstall()) installByApt('chromium');
  const after = installed();
  if (after) return after;
  throw new Error('No browser found. Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
}

/** The light one where it can be had, which is not everywhere; else the whole one. */
export function findLightBrowser(): string {
  installFallbackFonts();
  const found = chosen() ?? firstOf(LIGHT);
  if (found) return found;
  if (canInstall()) installByApt('chromium-headless-shell');
  return firstOf(LIGHT) ?? findBrowser();
}
