import type { MonthlyReading } from '../../src/contract/monthly.ts';
import type { WeeklyReading } from '../../src/contract/weekly.ts';
import { sectionsOf } from '../../src/domain/forecast/sections.ts';
import type { TestSite } from '../harness/site.ts';
import { ownParagraphs } from './own-words.ts';
import { paragraphsOf, readingOf } from './readings.ts';
import { expect, type Page } from './site.ts';
import { timeLimit } from '../harness/time-limits.ts';

export const TYPES = ['daily', 'weekly', 'monthly'] as const;
export type Type = (typeof TYPES)[number];

export const addressOf = (type: Type): string =>
  type === 'daily' ? '/horoscope/leo' : `/horoscope/leo?type=${type}`;

/** What the API tells a visitor of that date, paragraph by paragraph. */
export async function wordsOf(page: Page, site: TestSite, type: Type, date: string): Promise<string[]> {
  if (type === 'daily') return paragraphsOf(await readingOf(site, 'leo', date));
  const response = await fetch(`${site.url}/api/${type}/leo?date=${date}`);
  const reading = (await response.json()) as WeeklyReading & MonthlyReading;
  const sections = sectionsOf(type).map((section) => ownParagraphs(page, reading, section));
  return (await Promise.all(sections)).flat();
}

/** The page shows this label and, word for word, the reading of the date. */
export async function expectOwn(
  page: Page,
  site: TestSite,
  { type, date, label }: { type: Type; date: string; label: string },
): Promise<void> {
  const shown = type === 'daily' ? page.getByRole('article') : page.getByRole('main');
  // Scripts, then the reading: on a busy machine that takes its time.
  await expect(shown.getByRole('time').getByText(label, { exact: true })).toBeVisible({
    timeout: timeLimit(20_000),
  });
  for (const text of await wordsOf(page, site, type, date)) {
    await expect(page.getByRole('article').getByText(text)).toBeVisible();
  }
}

interface Gate {
  shut: () => void;
  open: () => void;
}

/** While it is shut, the page's scripts and answers wait: the page stays as the server sent it. */
export async function gateOf(page: Page): Promise<Gate> {
  let gate = Promise.withResolvers<void>();
  await page.route(/\/(api|assets\/[^?]*\.js)/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return {
    shut() {
      gate = Promise.withResolvers<void>();
    },
    open: () => gate.resolve(),
  };
}
