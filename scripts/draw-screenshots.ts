import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { findBrowser } from '../test/harness/browser.ts';
import ensureDatabaseServer from '../test/harness/database-server.ts';
import { startTestSite, TEST_NOON } from '../test/harness/site.ts';

/** What a browser shows before it installs the site: two pages as they are, on a phone and on a wide screen. */
const SCREENSHOTS = [
  { name: 'narrow', path: '/horoscope/scorpio', width: 390, height: 844, scale: 2 },
  { name: 'wide', path: '/', width: 1280, height: 800, scale: 1 },
];

const FOLDER = join(import.meta.dirname, '../public/screenshots');

const stopDatabase = await ensureDatabaseServer();
const site = await startTestSite();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
mkdirSync(FOLDER, { recursive: true });
for (const { name, path, width, height, scale } of SCREENSHOTS) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(TEST_NOON);
  // The app is offered to nobody who has it: no strip is kept free for its button.
  await page.addInitScript(
    () => location.origin !== 'null' && localStorage.setItem('zodiary_installed', 'yes'),
  );
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 74, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`));
  console.log(`${name}.webp: ${size} bytes`);
  await context.close();
}
await browser.close();
await site.stop();
await stopDatabase();
