import { OWNER } from '../harness/owner.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { accessibilityFaults } from './accessibility.ts';
import { openDesk, pretendMorning } from './desk.ts';
import { expect, test, type Page } from './site.ts';

const THUMB_PX = 44;

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => pretendMorning(page));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const said = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

async function expectFit(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const small = await page
    .getByRole('main')
    .locator('a, button, input, select, summary')
    .evaluateAll(
      (all, least) =>
        all.filter((one) => one.getBoundingClientRect().height < least).map((one) => one.outerHTML),
      THUMB_PX,
    );
  expect(small).toEqual([]);
}

test(
  'a published reading is corrected for all to see, and a paragraph gets new words from a coming day on',
  { tag: '@full' },
  async ({ page, context, siteWith }) => {
    test.setTimeout(timeLimit(120_000));
    const site = await siteWith(OWNER);
    await openDesk(page, context, site, `${site.url}/admin/readings`);
    await page.getByLabel('Sign').selectOption('Leo');
    await expect(page.getByRole('heading', { name: 'Leo, November 15, 2026' })).toBeVisible();
    const second = part(page, 'Paragraph 2');
    await second.getByText('Why?').click();
    await expectFit(page);

    await second.getByRole('button', { name: 'Correct what’s published' }).click();
    const form = second.locator('form');
    await expect(form).toContainText('the words before stay there too');
    const words = await form.getByLabel('Text').inputValue();
    await form.getByLabel('Text').fill(`${words} Nobody has to hurry.`);
    await form.getByLabel('What was wrong').fill('A sentence was missing.');
    // What was typed is still there after the page was lost.
    await page.reload();
    await part(page, 'Paragraph 2').getByRole('button', { name: 'Correct what’s published' }).click();
    await expect(second.getByLabel('Text')).toHaveValue(`${words} Nobody has to hurry.`);
    await expectFit(page);
    await button(page, 'Publish the correction').click();
    await said(page, 'Corrected. It’s correction 1 of this reading.');
    await expect(second).toContainText('Nobody has to hurry.');

    const reader = await context.newPage();
    await reader.goto(`${site.url}/archive/leo-2026-11-15`);
    const note = reader.getByText('Corrected on November 15: A sentence was missing.');
    await expect(note).toBeVisible();
    await note.click();
    await expect(reader.getByText('The words before are kept:')).toBeVisible();
    await expect(reader.locator('blockquote').filter({ hasText: words })).not.toContainText(
      'Nobody has to hurry.',
    );
    await expect(reader.locator('dd code')).toHaveCount(2);
    await reader.close();

    await page.getByLabel('Day', { exact: true }).fill('2026-11-18');
    await expect(page.getByText('Nobody can read it yet.')).toBeVisible();
    await second.getByRole('button', { name: 'Change it from November 18 on' }).click();
    const text = second.getByLabel('Text');
    const old = await text.inputValue();
    await text.fill('Too short.');
    await expect(second.getByRole('list', { name: 'What keeps it from being published' })).toContainText(
      'needs',
    );
    await expect(button(page, 'Use it from November 18 on')).toBeDisabled();
    await text.fill(old);
    await second.getByLabel('Heading').fill('Words Nobody Had');
    await expectFit(page);
    await expect(second).toContainText('server has revision');
    await button(page, 'Use it from November 18 on').click();
    await said(page, 'public');
    await expect(second.getByRole('heading', { name: 'Words Nobody Had' })).toBeVisible();
    await expect(second.getByRole('button', { name: 'Go on changing it from November 18 on' })).toBeVisible();
  },
);
