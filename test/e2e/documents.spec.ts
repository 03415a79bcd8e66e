import { readFileSync } from 'node:fs';
import { accuracyOf, positionErrors } from '../../src/domain/sky/accuracy.ts';
import { filesInZip } from '../harness/zip.ts';
import { expect, open, test } from './site.ts';

test('the about page tells how true the sky is, in the figures of the check, and leads on', async ({
  page,
}) => {
  await open(page, '/blog');
  await page
    .getByRole('navigation', { name: 'About this site' })
    .getByRole('link', { name: 'About' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  const table = page.getByRole('table', { name: /Arcseconds from JPL/ });
  for (const { body, typicalArcsec, mostArcsec } of accuracyOf(positionErrors())) {
    const row = table.getByRole('row', { name: new RegExp(`^${body}`, 'i') });
    await expect(row.getByRole('cell').nth(1)).toHaveText(`${typicalArcsec.toFixed(2)}″`);
    await expect(row.getByRole('cell').nth(2)).toHaveText(`${mostArcsec.toFixed(2)}″`);
  }
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Sources and credits' })
    .click();
  await expect(page.getByRole('heading', { name: 'Sources and credits' })).toBeInViewport();
});

test('the whole set of logos is saved with one click, a single file with another', async ({ page }) => {
  await open(page, '/logos');
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download everything' }).click(),
  ]);
  expect(archive.suggestedFilename()).toBe('zodiary-logos.zip');
  expect(filesInZip(readFileSync(await archive.path())).size).toBe(61);
  const [svg] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Lockup, light, SVG' }).click(),
  ]);
  expect(svg.suggestedFilename()).toBe('zodiary-lockup-light.svg');
  expect(readFileSync(await svg.path(), 'utf8')).toMatch(/^<svg /);
});

test('every mark and sign picture of the logo page is seen', async ({ page }) => {
  await open(page, '/logos');
  const pictures = page.getByRole('main').getByRole('img', { name: /backgrounds$|on night|on paper/ });
  await expect(pictures).toHaveCount(6 + 24);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('the legal pages say version and date, and print as plain text', async ({ page }) => {
  await open(page, '/privacy-policy');
  await expect(page.getByText('Version 1.7', { exact: true })).toBeVisible();
  await expect(page.getByText(/In effect since November 18, 2026/)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'About this site' })
    .getByRole('link', { name: 'Terms' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /withdrawal/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  const ink = await page
    .getByText('for entertainment only.')
    .first()
    .evaluate((one) => getComputedStyle(one).color);
  expect(ink).toBe('rgb(0, 0, 0)');
});
