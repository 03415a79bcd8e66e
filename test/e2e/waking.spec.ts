import { PAGE_OF_EACH_KIND, type VisitedPage } from '../harness/page-kinds.ts';
import { onlyInFull } from './full-check.ts';
import { UNSEEN, watchLayoutShift } from './layout-shift.ts';
import { TODAY } from './readings.ts';
import { expect, forgive, hydrated, searchReady, test } from './site.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** One of each way to wake; the others are looked at by the full check. */
const ALWAYS: readonly VisitedPage['name'][] = ['horoscope', 'sky', 'boughtReport'];

for (const { name, address } of PAGE_OF_EACH_KIND) {
  test(
    `nothing jumps as ${name} wakes`,
    onlyInFull(!ALWAYS.includes(name)),
    async ({ page, problems, site }) => {
      if (name.startsWith('search')) await searchReady(site);
      const path = await address({ url: site.url, today: TODAY });
      const { promise: painted, resolve } = Promise.withResolvers<void>();
      await page.route(/\/assets\/[^?]*\.js/, async (route) => {
        await painted;
        await route.continue();
      });
      const layoutShift = await watchLayoutShift(page);
      const answer = await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.screenshot();
      resolve();
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      if (answer!.status() === 404) forgive(problems, /status of 404/);
      expect(await layoutShift()).toBeLessThan(UNSEEN);
    },
  );
}
