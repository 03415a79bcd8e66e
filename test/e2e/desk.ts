import type { BrowserContext } from '@playwright/test';
import type { DeskToday } from '../../src/contract/desk-today.ts';
import { signInBrowser, type Owner } from '../harness/owner.ts';
import type { TestSite } from '../harness/site.ts';
import { A_MORNING } from './desk-morning.ts';
import { expect, type Page } from './site.ts';

/** Answers as the server would; tests of the desk's frame need not wait for a morning on which things wait. */
export async function pretendMorning(page: Page, morning: DeskToday = A_MORNING): Promise<void> {
  await page.route('**/api/admin/today', (route) => route.fulfill({ json: morning }));
}

/** Opens a page of the desk as its owner. */
export async function openDesk(
  page: Page,
  context: BrowserContext,
  site: TestSite,
  path: string,
): Promise<Owner> {
  const owner = await signInBrowser(context, site);
  await page.goto(path);
  await expect(page.getByRole('navigation', { name: /^Desk/ }).first()).toBeAttached();
  return owner;
}
