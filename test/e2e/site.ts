import { test as base, expect, type Page } from '@playwright/test';
import { startTestSite, TEST_NOON, type TestSite } from '../harness/site.ts';

interface Fixtures {
  /** Console errors and uncaught exceptions of the page; a test that provokes one empties the list. */
  problems: string[];
}

interface WorkerFixtures {
  site: TestSite;
}

/** Every test gets a real site of its worker, its clock back at noon, and a page that must stay free of errors. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const site = await startTestSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await site.setClock(TEST_NOON);
    await use(site.url);
  },
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
      });
      await use(problems);
      expect(problems, 'the page logged errors').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    // The device's clock agrees with the site's unless a test says otherwise.
    await page.clock.install({ time: TEST_NOON });
    await use(page);
  },
});

export { expect, type Page };

/** Waits until React has taken the page over: from then on clicks are handled without a reload. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
}
