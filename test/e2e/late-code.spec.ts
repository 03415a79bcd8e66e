import { onlyInFull } from './full-check.ts';
import { UNSEEN, watchLayoutShift } from './layout-shift.ts';
import { expect, frameHydrated, test, visitor } from './site.ts';

/** Saturday evening in Honolulu while the page is of New York's Sunday: another day and another week. */
const HONOLULU = { at: '2026-11-15T08:00:00Z', timezoneId: 'Pacific/Honolulu' };

for (const [type, own, narrowOrWide] of [
  ['weekly', 'Nov 8 – Nov 14', 390],
  ['monthly', 'Saturday, November 14, 2026', 1280],
  ['compatibility', 'Saturday, November 14, 2026', 390],
] as const) {
  for (const width of [390, 1280]) {
    test(
      `nothing jumps at ${width} px while the code of the ${type} type is late`,
      onlyInFull(width !== narrowOrWide),
      async ({ browser, site, problems }) => {
        await site.setClock(HONOLULU.at);
        const page = await visitor(browser, site, problems, {
          ...HONOLULU,
          viewport: { width, height: 844 },
        });
        const layoutShift = await watchLayoutShift(page);
        const { promise, resolve } = Promise.withResolvers<void>();
        await page.route(/\/assets\/(period-forecast|love-match)-/, async (route) => {
          await promise;
          await route.continue();
        });
        await page.goto(`/horoscope/scorpio?type=${type}`, { waitUntil: 'commit' });
        await frameHydrated(page);
        const title = page.getByRole('heading', { level: 1 });
        await expect(title, 'the page as it was sent stays').toBeVisible();
        resolve();
        await expect(page.getByRole('main').getByText(own, { exact: true })).toBeVisible();
        expect(await layoutShift()).toBeLessThan(UNSEEN);
        await page.context().close();
      },
    );
  }
}
