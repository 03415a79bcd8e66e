import type { Page, Request, Route } from '@playwright/test';
import type { DailyReading } from '../../src/contract/horoscope.ts';
import type { TestSite } from '../harness/site.ts';

/** The civil date of the test's noon. */
export const TODAY = '2026-11-15';
export const TODAY_LONG = 'Sunday, November 15, 2026';

export async function readingOf(site: TestSite, sign: string, date = TODAY): Promise<DailyReading> {
  const response = await fetch(`${site.url}/api/horoscope/${sign}?date=${date}`);
  return (await response.json()) as DailyReading;
}

/** The paragraphs as a reader sees them, without sub-headings. */
export function paragraphsOf({ description }: DailyReading): string[] {
  return description.split(/\n{2,}/).map((block) => block.replace(/^\*\*.+?\*\*\s*/, ''));
}

export function headingsOf({ description }: DailyReading): string[] {
  return [...description.matchAll(/^\*\*(.+?)\*\*/gm)].map(([, heading]) => heading!);
}

const callFor = (sign: string) => (url: URL) => url.pathname === `/api/horoscope/${sign}`;

/** Answers the call for one sign with what the test likes. */
export async function answerReading(page: Page, sign: string, status: number, body: unknown): Promise<void> {
  await page.route(callFor(sign), (route) => route.fulfill({ status, json: body }));
}

/** Another reading than the true one: what the page does with a color, a mood or a missing part. */
export async function doctorReading(
  page: Page,
  site: TestSite,
  sign: string,
  changes: Record<string, unknown>,
): Promise<void> {
  const reading = await readingOf(site, sign);
  await answerReading(page, sign, 200, { ...reading, ...changes });
}

/** Holds the answer back until the test lets it go. */
export async function holdReading(page: Page, sign: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const hold = async (route: Route, _request: Request): Promise<void> => {
    await promise;
    // The page may have gone elsewhere meanwhile.
    await route.continue().catch(() => {});
  };
  await page.route(callFor(sign), hold);
  return async () => {
    resolve();
    await page.unroute(callFor(sign), hold);
  };
}
