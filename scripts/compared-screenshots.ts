import { chromium, type Browser, type Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import config from '../playwright.config.ts';
import type { ComparedSite } from './compared-answers.ts';

const PAGES = [
  '/',
  '/horoscope/leo',
  '/horoscope/leo?type=compatibility',
  '/archive?sign=leo&month=2026-10',
  '/archive/aries-week-2026-11-08',
  '/compatibility/aries-and-leo',
  '/sky',
  '/search?q=full+moon',
  '/settings',
  '/quotes',
  '/quotes/wisdom/a-cucumber-is-bitter-throw-it-away-there-are-briars',
  '/blog/what-an-aspect-is',
  '/tarot?spread=celtic-cross',
  '/tarot/cards/the-moon',
  '/api/docs',
];

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Much else may run on the machine. */
const LONGEST_WAIT_MS = 60_000;
const QUIET_MS = 150;
const LOOKS = 2;
const TURNS = 3;
const TURN_MS = 50;

type Sites = readonly [ComparedSite, ComparedSite];

const FOLDER = join(import.meta.dirname, '../test-results/compare-sites');

/** What differs is kept to be looked at. */
function keep(name: string, pictures: readonly Buffer[]): void {
  mkdirSync(FOLDER, { recursive: true });
  const file = name.replaceAll(/[^\w.-]+/g, '_');
  for (const [index, picture] of pictures.entries()) {
    writeFileSync(join(FOLDER, `${file}.${index + 1}.png`), picture);
  }
}

/** Runs in the browser: somebody who has been asked once, and could still say yes on the page of settings. */
function nothingToAsk(): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  // The empty page a browser starts with has no storage.
  if (location.origin === 'null') return;
  sessionStorage.setItem('zodiary_popup_shown', 'yes');
  localStorage.setItem('zodiary_installed', 'yes');
}

/** Runs in the browser: pictures further down come when somebody scrolls, which nobody does here. */
async function everythingShown(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  await document.fonts.ready;
}

/** The site's own day: another one would be veiled. */
async function siteDay({ origin }: ComparedSite): Promise<string> {
  const html = await (await fetch(`${origin}/`)).text();
  return /data-day="([\d-]+)"/.exec(html)![1]!;
}

/** Waits until nothing is asked for any more. */
function quietOf(page: Page): () => Promise<void> {
  let open = 0;
  let changedMs = Date.now();
  const count = (by: number) => (): void => {
    open += by;
    changedMs = Date.now();
  };
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));
  return async () => {
    do await delay(QUIET_MS);
    while (open > 0 || Date.now() - changedMs < QUIET_MS);
  };
}

/**
 * The clock stands at noon where the site is by default, so that nothing comes about because somebody waited. What the
 * page asks for of its own accord is shown in the next turn of a timer: some turns are given to it.
 */
async function openOn(day: string, page: Page, address: string): Promise<void> {
  const quiet = quietOf(page);
  await page.addInitScript(nothingToAsk);
  await page.clock.install({ time: `${day}T16:00:00Z` });
  await page.clock.pauseAt(`${day}T17:00:00Z`);
  await page.goto(address);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  for (let turn = 0; turn < TURNS; turn++) {
    await quiet();
    await page.clock.runFor(TURN_MS);
  }
  await page.evaluate(everythingShown);
  await quiet();
}

interface Shot {
  address: string;
  viewport: { width: number; height: number };
  day: string;
}

async function screenshot(browser: Browser, { origin }: ComparedSite, shot: Shot): Promise<Buffer> {
  const { locale, timezoneId } = config.use!;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: shot.viewport,
    locale: locale!,
    timezoneId: timezoneId!,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST_WAIT_MS);
  await openOn(shot.day, page, shot.address);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await context.close();
  return picture;
}

async function differenceOf(one: Buffer, other: Buffer): Promise<string | null> {
  if (one.equals(other)) return null;
  const decoded = [one, other].map((png) =>
    sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
  );
  const [before, after] = await Promise.all([decoded[0]!, decoded[1]!]);
  const sizes = [before, after].map(({ info }) => `${info.width} × ${info.height}`);
  if (sizes[0] !== sizes[1]) return `${sizes[0]} against ${sizes[1]} pixels`;
  const [pixels, otherPixels] = [before, after].map(
    ({ data }) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4),
  );
  const count = pixels!.reduce((sum, pixel, index) => sum + (pixel === otherPixels![index] ? 0 : 1), 0);
  return count === 0 ? null : `${count} of ${pixels!.length} pixels`;
}

export interface ComparedScreenshot {
  name: string;
  difference: string | null;
}

/** On a machine that does much else a page may be late: what differs is looked at again. */
async function compareShot(
  browser: Browser,
  sites: Sites,
  shot: Shot,
  looksLeft = LOOKS,
): Promise<ComparedScreenshot> {
  const one = await screenshot(browser, sites[0], shot);
  const other = await screenshot(browser, sites[1], shot);
  const difference = await differenceOf(one, other);
  if (difference !== null && looksLeft > 1) return compareShot(browser, sites, shot, looksLeft - 1);
  const name = `${shot.address} at ${shot.viewport.width} × ${shot.viewport.height}`;
  if (difference !== null) keep(name, [one, other]);
  return { name, difference };
}

export async function compareScreenshots(sites: Sites): Promise<ComparedScreenshot[]> {
  const day = await siteDay(sites[0]);
  const shots = VIEWPORTS.flatMap((viewport) => PAGES.map((address) => ({ address, viewport, day })));
  const browser = await chromium.launch(config.use!.launchOptions!);
  try {
    const compared: ComparedScreenshot[] = [];
    for (const shot of shots) compared.push(await compareShot(browser, sites, shot));
    return compared;
  } finally {
    await browser.close();
  }
}
