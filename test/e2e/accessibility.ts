import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules of WCAG alone; without tags axe adds advice of its own. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Asked {
  tags?: string[];
  /** A selector of the part that is meant; otherwise the whole page. */
  within?: string;
}

/** What axe finds wrong, each with the elements it is about. */
export async function accessibilityFaults(page: Page, { tags, within }: Asked = {}): Promise<string[]> {
  // What passes is not described, since nobody reads it.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // Put together in the page itself: only what is found in several frames needs another page to be opened for it.
  if (page.frames().length === 1) axe.setLegacyMode();
  if (tags) axe.withTags(tags);
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
