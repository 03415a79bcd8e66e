import { open, type Page } from './site.ts';

export const card = (page: Page) => page.getByRole('region', { name: 'Love Compatibility' });
export const own = (page: Page) => card(page).getByLabel('Your Sign', { exact: true });
export const partner = (page: Page) => card(page).getByLabel('Partner’s Sign', { exact: true });
export const check = (page: Page) =>
  card(page).getByRole('button', { name: 'Check Compatibility', exact: true });

export async function checkPair(page: Page, sign: string, other: string): Promise<void> {
  await open(page, `/?type=compatibility&sign=${sign}`);
  await partner(page).selectOption(other);
  await check(page).click();
}
