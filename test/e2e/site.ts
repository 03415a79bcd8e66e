import { test as base, expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { OWNER } from '../harness/owner.ts';
import { startPushService, taken, type PushService } from '../harness/push-service.ts';
import { startTestSite, TEST_NOON, type TestSite } from '../harness/site.ts';
import { timeLimit } from '../harness/time-limits.ts';

interface Options {
  /** Whether the site may ask of its own accord; most tests are about something else. */
  popups: boolean;
  /** Whether the service worker may be registered; without it every answer is the site's own. */
  worker: boolean;
  /** Whether the app is installed already, which leaves its button away. */
  installed: boolean;
}

interface Fixtures extends Options {
  /** A site of its own for a test that is about another day: page caches know no way back in time. */
  siteAt: (clock: string) => Promise<TestSite>;
  /** A site of its own for a test that is about other settings. */
  siteWith: (env: Record<string, string>) => Promise<TestSite>;
  /** Console errors and uncaught exceptions of the page; a test that provokes one forgives it by name. */
  problems: string[];
  /** Where the site's messages arrive; it takes them unless the test says otherwise. */
  pushService: PushService;
}

interface WorkerFixtures {
  site: TestSite;
  workerPushService: PushService;
}

function listen(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
}

/** The first page of a fresh process compiles everything it needs; no test should pay for that. */
async function warmUp({ url }: TestSite): Promise<void> {
  for (const path of ['/', '/horoscope/aries', '/blog', '/not-found', '/healthz']) {
    await expect
      .poll(async () => (await fetch(url + path)).status, { timeout: timeLimit(60_000) })
      .toBeLessThan(500);
  }
}

/** The index of the search is written when somebody first asks; no test should pay for that. */
export async function searchReady({ url }: Pick<TestSite, 'url'>): Promise<void> {
  const asked = `${url}/api/search?q=leo`;
  await expect.poll(async () => (await fetch(asked)).status, { timeout: timeLimit(60_000) }).toBe(200);
}

/** Runs in the browser: somebody whom the site has nothing to ask any more. */
function nothingToAsk(): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  // The empty page a browser starts with has no storage.
  if (location.origin !== 'null') sessionStorage.setItem('zodiary_popup_shown', 'yes');
}

/** Runs in the browser. */
function hasInstalled(): void {
  if (location.origin !== 'null') localStorage.setItem('zodiary_installed', 'yes');
}

/** Runs in the browser: one without a screen refuses notifications before anybody has asked. */
function notAskedYet(): void {
  Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'default' });
}

/**
 * Runs in the browser: no worker comes about. A test may pretend one for those who turn notifications on; what every
 * visit registers of its own accord, with options, stays away even then.
 */
function noWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const never = (): Promise<ServiceWorkerRegistration> => new Promise(() => {});
  let register: typeof ServiceWorkerContainer.prototype.register = never;
  Object.defineProperty(ServiceWorkerContainer.prototype, 'register', {
    get: (): typeof register => (url, options) => (options ? never() : register(url)),
    set: (pretended: typeof register) => {
      register = pretended;
    },
  });
}

/** Runs in the browser: notes which answers the page has read. */
function noteAnswersRead(): void {
  const read = new Set<string>();
  Object.assign(window, { answersRead: read });
  for (const how of ['json', 'text'] as const) {
    const original = Response.prototype[how];
    Response.prototype[how] = async function (this: Response) {
      const body: unknown = await original.call(this);
      read.add(new URL(this.url).pathname);
      return body as string;
    };
  }
}

/** An answer that has come over the wire need not have been read yet: a busy page gets to it late. */
export async function answersRead(page: Page, ...paths: readonly string[]): Promise<void> {
  await page.waitForFunction((expected) => {
    const { answersRead: read } = window as unknown as { answersRead: ReadonlySet<string> };
    return expected.every((path) => read.has(path));
  }, paths);
}

type StartSite = (options: Parameters<typeof startTestSite>[0]) => Promise<TestSite>;

/** Sites that one test starts, stopped when it is over. */
async function ownSites(page: Page, use: (start: StartSite) => Promise<void>): Promise<void> {
  const started: TestSite[] = [];
  await use(async (options) => {
    const site = await startTestSite(options);
    started.push(site);
    await warmUp(site);
    return site;
  });
  // A page that still asks for something would find nobody.
  if (!page.isClosed()) await page.goto('about:blank');
  for (const site of started) await site.stop();
}

/** Every test gets a real site of its worker, its clock back at noon, and a page that must stay free of errors. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  popups: [false, { option: true }],
  workerPushService: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const service = await startPushService();
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
  pushService: async ({ workerPushService }, use) => {
    workerPushService.received.length = 0;
    workerPushService.answer(taken);
    await use(workerPushService);
  },
  site: [
    async ({ workerPushService: { host } }, use) => {
      const site = await startTestSite({
        env: { ...OWNER, PUSH_ALLOW_HOSTS: host },
      });
      await warmUp(site);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: timeLimit(60_000) },
  ],
  baseURL: async ({ site }, use) => {
    await site.setClock(TEST_NOON);
    await use(site.url);
  },
  siteAt: ({ page }, use) => ownSites(page, (start) => use((clock) => start({ clock }))),
  siteWith: ({ page }, use) => ownSites(page, (start) => use((env) => start({ env }))),
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      listen(page, problems);
      await use(problems);
      expect(notForgiven(problems), 'the page logged errors').toEqual([]);
    },
    { auto: true },
  ],
  worker: [false, { option: true }],
  installed: [true, { option: true }],
  page: async ({ page, popups, worker, installed }, use) => {
    await page.addInitScript(notAskedYet);
    await page.addInitScript(popups ? noteAnswersRead : nothingToAsk);
    if (!worker) await page.addInitScript(noWorker);
    if (installed) await page.addInitScript(hasInstalled);
    // The device's clock agrees with the site's unless a test says otherwise.
    await page.clock.install({ time: TEST_NOON });
    await use(page);
  },
});

export { expect, type Page };

const provokedIn = new WeakMap<string[], RegExp[]>();

function notForgiven(problems: string[]): string[] {
  const provoked = provokedIn.get(problems) ?? [];
  return problems.filter((problem) => !provoked.some((one) => one.test(problem)));
}

/**
 * Takes away the problems a test provoked on purpose, and fails when they did not come. The console may speak of the
 * same ones after the page has shown its answer, so what comes until the end of the test is forgiven as well.
 */
export function forgive(problems: string[], provoked: RegExp): void {
  provokedIn.set(problems, [...(provokedIn.get(problems) ?? []), provoked]);
  const kept = notForgiven(problems);
  expect(kept.length, `nothing was logged that reads ${provoked}`).toBeLessThan(problems.length);
  problems.splice(0, problems.length, ...kept);
}

/** Waits until React has taken the frame over; parts whose code comes on demand may still be dead paper. */
export async function frameHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
}

/**
 * Waits until React has taken the whole page over: from then on clicks are handled without a reload. Every button is
 * looked at, since React leaves its mark on each.
 */
export async function hydrated(page: Page): Promise<void> {
  await frameHydrated(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button')].every((button) =>
      Object.keys(button).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Fails later if the document was loaded anew in between. */
export async function staysTheSame(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  return async () => expect(await page.evaluate(() => 'stillHere' in window), 'reloaded').toBe(true);
}

interface VisitorOptions extends BrowserContextOptions {
  /** ISO instant on the device's clock. */
  at?: string;
}

/** A visitor of another kind than the usual: another zone, another width, no script. */
export async function visitor(
  browser: Browser,
  site: TestSite,
  problems: string[],
  { at = TEST_NOON, ...options }: VisitorOptions,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, locale: 'en-US', ...options });
  const page = await context.newPage();
  listen(page, problems);
  if (options.javaScriptEnabled !== false) {
    for (const script of [nothingToAsk, noWorker, hasInstalled]) await page.addInitScript(script);
    await page.clock.install({ time: at });
  }
  return page;
}
