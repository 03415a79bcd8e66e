import type { Page } from './site.ts';

export const toast = (page: Page) => page.getByRole('region', { name: 'Notification', exact: true });
export const signField = (page: Page) => page.getByLabel('Sign', { exact: true });
export const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), `zodiary_${key}`);

/** Whether the service answers is the test's choice; the real one answers when the test lets it. */
export async function failOnce(page: Page, path: string, method: string): Promise<void> {
  let failed = false;
  await page.route(path, (route) => {
    if (failed || route.request().method() !== method) return route.fallback();
    failed = true;
    return route.fulfill({ status: 503, body: 'a moment, please' });
  });
}
