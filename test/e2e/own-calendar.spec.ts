import { weekdayName } from '../../src/domain/calendar/written-date.ts';
import { onlyInFull } from './full-check.ts';
import { expect, open, test, visitor, type Page } from './site.ts';

const article = (page: Page) => page.getByRole('article');
const keyDates = (page: Page) => article(page).getByRole('region', { name: 'Key Dates' });
/** The days that the sentences name. */
const sentences = (page: Page) => article(page).locator('section p > time');

interface Told {
  at: string;
  text: string;
}

/** What is written at each instant: in Key Dates, and in the sentences. */
async function told(page: Page): Promise<{ listed: Told[]; said: Told[] }> {
  const read = (times: Element[]): Told[] =>
    times.map((time) => ({ at: (time as HTMLTimeElement).dateTime, text: time.textContent }));
  return {
    listed: await keyDates(page).locator('time').evaluateAll(read),
    said: await sentences(page).evaluateAll(read),
  };
}

/** "November 13" and "Nov 13", "Sunday" and "Sunday 10:23 PM": the same day. */
const isSameDay = (said: string, listed: string): boolean =>
  listed.startsWith(said.replace(/^([A-Z][a-z]{2})[a-z]* (?=\d)/, '$1 '));

const utcDay = (at: string, type: string): string =>
  type === 'weekly' ? weekdayName(at.slice(0, 10)) : String(Number(at.slice(8, 10)));

for (const [timezoneId, type, day] of [
  ['America/Los_Angeles', 'weekly', 'Sunday'],
  ['America/Los_Angeles', 'monthly', 'November 8'],
  ['Asia/Tokyo', 'monthly', 'November 14'],
] as const) {
  test(
    `in ${timezoneId} the sentences of the ${type} forecast and Key Dates name the same days`,
    onlyInFull(day === 'November 8'),
    async ({ browser, site, problems }) => {
      const page = await visitor(browser, site, problems, { timezoneId });
      await open(page, `/horoscope/gemini?type=${type}`);
      await expect(sentences(page).filter({ hasText: day }).first()).toBeVisible();
      await expect(keyDates(page).getByText('by UTC')).toHaveCount(0);
      const { listed, said } = await told(page);
      const both = said.flatMap((one) => {
        const same = listed.find(({ at }) => at === one.at);
        return same ? [{ said: one.text, listed: same.text, utc: utcDay(one.at, type) }] : [];
      });
      expect(both.filter((one) => !isSameDay(one.said, one.listed))).toEqual([]);
      // Days of which UTC has another: without these the test would prove nothing.
      expect(both.filter(({ said: own, utc }) => !own.endsWith(utc)).length).toBeGreaterThan(0);
      await page.context().close();
    },
  );
}

test('without script the sentences name the days of UTC, as Key Dates does', async ({
  browser,
  site,
  problems,
}) => {
  const page = await visitor(browser, site, problems, {
    timezoneId: 'America/Los_Angeles',
    javaScriptEnabled: false,
  });
  await page.goto('/horoscope/gemini?type=monthly');
  await expect(keyDates(page).getByText('dates in UTC').first()).toBeVisible();
  await expect(sentences(page).filter({ hasText: 'November 9' }).first()).toBeVisible();
  await page.context().close();
});
