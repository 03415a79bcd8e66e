import { connected } from '../harness/database.ts';
import { accessibilityFaults } from './accessibility.ts';
import { openDesk } from './desk.ts';
import { expect, searchReady, test } from './site.ts';

test(
  'what people searched for in vain gets an alias with one press, and is found',
  { tag: '@full' },
  async ({ page, context, site }) => {
    const client = await connected(site.databaseUrl);
    await client.query(
      `insert into daily_counts (date, kind, name, count)
     values ('2026-11-15', 'unanswered', 'zzqx qqzv', 6), ('2026-11-15', 'unanswered', 'retrograde mercuri storys', 2)`,
    );
    await client.end();
    await searchReady(site);
    await page.setViewportSize({ width: 390, height: 844 });
    await openDesk(page, context, site, '/admin');

    await page.getByRole('link', { name: 'Add alias for “zzqx qqzv”' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Search Help' })).toBeFocused();
    await expect(page.getByLabel('People type')).toHaveValue('zzqx qqzv');
    await page.getByLabel('They mean').fill('scorpio tomorrow');
    await page.getByRole('button', { name: 'Lead “zzqx qqzv” to: Search for “scorpio tomorrow”' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'find it now' })).toBeVisible();
    await expect(page.getByLabel('People type')).toHaveValue('');
    const aliases = page.getByRole('list', { name: 'Aliases' });
    await expect(aliases).toContainText('Search for “scorpio tomorrow”');

    const unanswered = page.getByRole('list', { name: 'Searches without an answer' });
    await expect(unanswered).not.toContainText('zzqx qqzv');
    await unanswered
      .getByRole('button', { name: /^Lead “retrograde mercuri storys” to: / })
      .first()
      .click();
    await expect(aliases.getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText('Nothing was asked in vain.')).toBeVisible();

    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await page.goto('/search?q=Zzqx+qqzv');
    await expect(page.getByRole('heading', { name: /Scorpio/ }).first()).toBeVisible();

    await page.goto('/admin/search-help');
    await page.getByRole('button', { name: 'Remove the alias “zzqx qqzv”' }).click();
    await expect(aliases.getByRole('listitem')).toHaveCount(1);
    await expect(unanswered).toContainText('zzqx qqzv');
    await unanswered.getByRole('button', { name: 'Say what “zzqx qqzv” means' }).click();
    await expect(unanswered.getByLabel('They mean')).toBeFocused();
  },
);
