import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findLightBrowser } from '../harness/browser.ts';
import type { Driver } from './driver.ts';
import { startPuppeteer } from './puppeteer-driver.ts';
import { startWebKit } from './webkit-driver.ts';

const MINI_BROWSERS = ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser', '/usr/libexec/webkit2gtk-4.1/MiniBrowser'];

export interface Engine {
  /** The Debian packages it comes in. */
  packages: string;
  /** Null where this machine does not have it. */
  find: () => (() => Promise<Driver>) | null;
}

function onPath(...names: string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync) ?? null;
}

function findFirefox(): ReturnType<Engine['find']> {
  const path = onPath('firefox-esr', 'firefox');
  return path === null ? null : () => startPuppeteer('firefox', path);
}

function findWebKit(): ReturnType<Engine['find']> {
  const webDriver = onPath('WebKitWebDriver');
  const [miniBrowser] = globSync(MINI_BROWSERS);
  if (webDriver === null || miniBrowser === undefined || onPath('Xvfb') === null) return null;
  return () => startWebKit(webDriver, miniBrowser);
}

export const ENGINES = {
  Chromium: { packages: 'chromium', find: () => () => startPuppeteer('chrome', findLightBrowser()) },
  Firefox: { packages: 'firefox-esr', find: findFirefox },
  WebKit: { packages: 'webkit2gtk-driver and xvfb', find: findWebKit },
} as const satisfies Record<string, Engine>;

export type EngineName = keyof typeof ENGINES;
export const ENGINE_NAMES = Object.keys(ENGINES) as EngineName[];
