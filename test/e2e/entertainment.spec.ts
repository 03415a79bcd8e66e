import { onlyInFull } from './full-check.ts';
import { expect, test } from './site.ts';

const LABEL = /^For entertainment only\./;

/** Forecasts, readings of the archive and tarot say it beside their own words, each where they end. */
const READINGS = [
  '/?sign=leo',
  '/horoscope/leo',
  '/horoscope/leo?type=weekly',
  '/horoscope/leo?type=monthly',
  '/archive/leo-2026-11-14',
  '/archive/leo-week-2026-11-08',
  '/archive/leo-month-2026-10',
  '/tarot',
  '/tarot/cards/the-moon',
];

/** Where no reading ends, the line below every page says it. */
const OTHERS = ['/', '/?type=compatibility&sign=leo', '/compatibility/aries-and-leo', '/sky', '/blog'];

for (const path of READINGS) {
  test(
    `the reading at ${path} says that it is for entertainment only`,
    onlyInFull(/week-|month-/.test(path)),
    async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(LABEL)).toBeVisible();
    },
  );
}

test('the line below every page says that horoscopes are for entertainment only', async ({ page }) => {
  for (const path of [...READINGS, ...OTHERS]) {
    await page.goto(path);
    const line = page.getByRole('navigation', { name: 'About this site' });
    await expect(line.getByText(LABEL), path).toBeVisible();
  }
});
