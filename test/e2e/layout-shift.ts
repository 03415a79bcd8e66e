import type { Page } from '@playwright/test';

/** A face that arrives late may move a line by a hair; a reading that changes its height moves the page by far more. */
export const UNSEEN = 0.005;

/** Adds up every jump of the page that is not the visitor's own doing. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all(
        [...document.images].filter((image) => image.loading !== 'lazy').map((i) => i.decode()),
      );
    });
    // A screenshot waits for the frame in which the last of it is painted.
    await page.screenshot();
    return page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
  };
}
