import { OWNER_PASSWORD } from '../harness/owner.ts';
import { accessibilityFaults } from './accessibility.ts';
import { openDesk, pretendMorning } from './desk.ts';
import { expect, forgive, test, type Page } from './site.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Still You?' });
const CONFIRM_NEEDED = { code: 'confirm_needed', message: 'Please show once more that it’s you.' };

/** A call that wants to know again who it is, until somebody has shown it. */
async function demandProof(page: Page): Promise<{ asked: number }> {
  const counted = { asked: 0 };
  let isProven = false;
  page.on('response', (response) => {
    if (response.url().endsWith('/api/admin/confirm') && response.status() === 204) isProven = true;
  });
  await page.route('**/api/admin/today/retry/push', (route) => {
    counted.asked++;
    if (isProven) return route.fulfill({ json: { said: 'One message goes out again.' } });
    return route.fulfill({ status: 403, json: { error: CONFIRM_NEEDED } });
  });
  return counted;
}

test('a call that wants to know again who it is asks for the password, and is repeated with it', async ({
  page,
  context,
  site,
  problems,
}) => {
  await pretendMorning(page);
  const calls = await demandProof(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page, context, site, '/admin');
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(dialog(page)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog(page).getByLabel('Password').fill('not it');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toHaveText('That’s not it. Please try again.');
  expect(calls.asked).toBe(1);
  await dialog(page).getByLabel('Password').fill(OWNER_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('One message goes out again.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect(calls.asked).toBe(2);
  forgive(problems, /status of 403/);
});

test(
  'whoever thinks better of it changes nothing, and is told nothing',
  { tag: '@full' },
  async ({ page, context, site, problems }) => {
    await pretendMorning(page);
    const calls = await demandProof(page);
    await openDesk(page, context, site, '/admin');
    const retry = page.getByRole('button', { name: 'Retry' }).first();
    await retry.click();
    await dialog(page).getByRole('button', { name: 'Not now' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(retry).toBeEnabled();
    await expect(page.getByRole('region', { name: 'Notification' })).toBeEmpty();
    expect(calls.asked).toBe(1);
    forgive(problems, /status of 403/);
  },
);
