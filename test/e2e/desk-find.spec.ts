import { placeOrder } from '../harness/orders.ts';
import { accessibilityFaults } from './accessibility.ts';
import { openDesk, pretendMorning } from './desk.ts';
import { expect, test, type Page } from './site.ts';

const POST = { unit: 'mercury', title: 'Mercury 1' };

test.beforeEach(async ({ page }) => {
  await pretendMorning(page);
  await page.route('**/api/admin/content/post?find=*', (route) => {
    const units = route.request().url().endsWith('=mercury') ? [POST] : [];
    return route.fulfill({ json: { timeZone: 'UTC', units, next: null, total: units.length } });
  });
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Find anything' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Find anything' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('a few letters and Enter lead to a page, an order or a post', async ({ page, context, site }) => {
  const { number } = await placeOrder(site.url);
  await openDesk(page, context, site, '/admin');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await field(page).fill('back');
  await expect(page.getByRole('option', { name: 'Backups' })).toHaveAttribute('aria-selected', 'true');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Backups')).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);

  await page.keyboard.press('/');
  await field(page).fill(number.slice(-6));
  await page.getByRole('option', { name: number }).click();
  await expect(heading(page, `Order ${number}`)).toBeVisible();

  await page.keyboard.press('/');
  await field(page).fill('mercury');
  await page.getByRole('option', { name: 'Mercury 1 Post' }).click();
  await expect(page).toHaveURL(/\/admin\/posts\/mercury$/);
});

test(
  'on a phone a glyph opens it, and what is written elsewhere may have a slash',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openDesk(page, context, site, '/admin/orders');
    await page.getByRole('searchbox').pressSequentially('1/2');
    await expect(page.getByRole('searchbox')).toHaveValue('1/2');
    await page.getByRole('button', { name: 'Find anything' }).click();
    await field(page).fill('zzqx');
    await expect(dialog(page).getByRole('status')).toContainText('Nothing by that name.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Find anything' })).toBeFocused();
  },
);
