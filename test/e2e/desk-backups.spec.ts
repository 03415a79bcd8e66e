import { OWNER } from '../harness/owner.ts';
import { TEST_NOON } from '../harness/site.ts';
import { accessibilityFaults } from './accessibility.ts';
import { openDesk } from './desk.ts';
import { expect, test } from './site.ts';

test(
  'the owner makes a backup with one thumb, sees it, proves it, and takes it away',
  { tag: '@full' },
  async ({ page, context, siteWith }) => {
    const site = await siteWith(OWNER);
    await page.clock.setFixedTime(TEST_NOON);
    await page.setViewportSize({ width: 390, height: 844 });
    await openDesk(page, context, site, `${site.url}/admin/backups`);
    await expect(page.getByRole('heading', { level: 1, name: 'Backups' })).toBeVisible();
    await expect(page.getByText('Last backup hasn’t been made yet.')).toBeVisible();
    const prove = page.getByRole('button', { name: 'Prove the newest' });
    await expect(prove).toBeDisabled();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back up now' }).click();
    await expect(page.getByText(/^Last backup today, 12:00 PM, [\d.]+ KB, encrypted\.$/)).toBeVisible();
    await prove.click();
    await expect(page.getByText(/^Last proven restore today: \d+ rows compared, all equal\.$/)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Made and proven' })).toContainText(
      /Restored and compared Today 12:00 PM: \d+ rows, all equal\./,
    );
    const taken = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await taken).suggestedFilename()).toMatch(/^zodiary-2026-11-15T17-00-00Z-\w{6}\.backup$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByText('Show as a table').click();
    await expect(page.getByRole('row', { name: 'Nov 15 made, restored and compared' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Keep Safe' })).toContainText('your setting SECRET_KEY');
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);
