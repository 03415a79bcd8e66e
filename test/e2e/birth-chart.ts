import { expect, open, type Page } from './site.ts';

export const field = (page: Page, name: string | RegExp) => page.getByRole('main').getByLabel(name);
export const draw = (page: Page) => page.getByRole('button', { name: 'Draw my chart' });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const section = (page: Page, name: string) => page.getByRole('region', { name });

/** A place by its name, chosen with the keyboard. */
export async function choosePlace(page: Page, typed: string, name: RegExp): Promise<void> {
  const place = field(page, 'Place of birth');
  await place.fill(typed);
  await expect(page.getByRole('option', { name }).first()).toBeVisible();
  await place.press('ArrowDown');
  await place.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

export interface Born {
  date: string;
  /** Unknown where there is none. */
  time?: string;
  place?: [typed: string, name: RegExp];
}

const LYON: [string, RegExp] = ['lyon', /Lyon.*France/];
export const CLARA: Born = { date: '1991-11-03', time: '06:40', place: LYON };

export async function enter(page: Page, { date, time, place = LYON }: Born): Promise<void> {
  await field(page, 'Date of birth').fill(date);
  await choosePlace(page, ...place);
  if (time === undefined) await page.getByLabel('Don’t know').check();
  else await field(page, 'Hour and minute').fill(time);
}

/** A chart on the screen. */
export async function drawn(page: Page, born: Born = CLARA): Promise<void> {
  await open(page, '/birth-chart');
  await enter(page, born);
  await draw(page).click();
  await expect(page.getByRole('table', { name: 'Positions and houses' })).toBeVisible();
}
