import type { Locator, Page } from '@playwright/test';

/** The visually hidden one; pages of a sign have a visible footer beside it. */
export function footer(page: Page): Locator {
  return page.getByRole('contentinfo', { name: 'Footer' });
}
