import { accessibilityFaults } from './accessibility.ts';
import { expect, type Page } from './site.ts';

/** Widths of the smallest thing that a thumb can press. */
const THUMB_PX = 44;
export const PHONE = { width: 390, height: 844 };

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const said = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

/** What can be pressed is large enough; a square's words can be pressed with it. */
export async function expectFit(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  const small = await page
    .getByRole('main')
    .locator('a, button, input, select, textarea, summary')
    .evaluateAll((all, least) => {
      const pressed = all.map((one) => one.closest('label') ?? one);
      return pressed
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < least)
        .map((one) => one.outerHTML);
    }, THUMB_PX);
  expect(small).toEqual([]);
}

/** The body of the next call of this kind. */
export async function sent(
  page: Page,
  method: string,
  path: RegExp,
  doing: () => Promise<void>,
): Promise<unknown> {
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === method && path.test(one.url())),
    doing(),
  ]);
  return request.postDataJSON();
}
