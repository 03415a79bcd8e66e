import type { ArchiveMonth } from '../../src/contract/archive.ts';
import type { TestSite } from '../harness/site.ts';
import { headOf } from './heads.ts';
import type { Page } from './site.ts';

export const calendar = (page: Page) => page.getByRole('table', { name: /readings for/ });
export const months = (page: Page) => page.getByRole('navigation', { name: 'Months' });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const signChoice = (page: Page) => page.getByRole('combobox', { name: 'Sign' });

export async function monthOf(site: TestSite, sign: string, month: string): Promise<ArchiveMonth> {
  return (await (await fetch(`${site.url}/api/archive/${sign}?month=${month}`)).json()) as ArchiveMonth;
}

export async function titleOf(site: TestSite, sign: string, date: string): Promise<string> {
  const { days } = await monthOf(site, sign, date.slice(0, 7));
  return days.find((day) => day.date === date)!.title!;
}

/** What the page tells search engines in their own terms. */
export async function structured(page: Page): Promise<Record<string, unknown>[]> {
  return (await headOf(page)).structured.map((text) => JSON.parse(text) as Record<string, unknown>);
}
