import { launch, type ElementHandle, type Page } from 'puppeteer-core';
import { timeLimit } from '../harness/time-limits.ts';
import { foundBy, type Driver } from './driver.ts';

/** Somebody who asked for calm: what moves is hit by nobody. */
const OPTIONS = {
  chrome: {
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--force-prefers-reduced-motion'],
  },
  firefox: { extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 } },
};

/** The desk asks who somebody is before they have signed in. */
const REFUSED = /status of 401/;

function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !REFUSED.test(message.text())) problems.push(message.text());
  });
  return problems;
}

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
export async function startPuppeteer(browser: 'chrome' | 'firefox', executablePath: string): Promise<Driver> {
  const launched = await launch({
    browser,
    executablePath,
    ...OPTIONS[browser],
    timeout: timeLimit(30_000),
    protocolTimeout: timeLimit(60_000),
  });
  const page = await launched.newPage();
  page.setDefaultTimeout(timeLimit(30_000));
  const problems = problemsOf(page);
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    read: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    async click(target) {
      const found = (await page.evaluateHandle(foundBy(target))).asElement() as ElementHandle<Element>;
      await found.click();
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot({ fullPage: true })),
    takeProblems: () => problems.splice(0),
    close: () => launched.close(),
  };
}
