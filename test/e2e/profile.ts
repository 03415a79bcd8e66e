import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type LaunchOptions } from '@playwright/test';
import { findBrowser } from '../harness/browser.ts';

/** A browser with a profile of its own, as at home: a private window can neither be pushed to nor install anything. */
export async function withProfile(
  { args = [], ...launchOptions }: LaunchOptions,
  baseURL: string,
  flags: readonly string[],
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'zodiary-browser-'));
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    // The light browser knows neither.
    executablePath: findBrowser(),
    args: [...args, ...flags],
    baseURL,
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  await use(context);
  await context.close();
  rmSync(folder, { recursive: true, force: true });
}
