import { onlyInFull } from './full-check.ts';
import { expect, open, test, visitor, type Page } from './site.ts';

/** Auckland has Monday, as New York has. */
const isRepeated = (timezoneId: string): boolean => timezoneId === 'Pacific/Auckland';

/** Mars meets Jupiter at 06:23:41 UTC of Monday, November 16: late on Sunday where it is still evening. */
const CLOCKS = [
  { timezoneId: 'America/New_York', hour: '1:23 AM', weekday: 'Monday', isSunday: false },
  { timezoneId: 'America/Los_Angeles', hour: '10:23 PM', weekday: 'Sunday', isSunday: true },
  { timezoneId: 'Pacific/Auckland', hour: '7:23 PM', weekday: 'Monday', isSunday: false },
] as const;

/** The note of a reason, found by the label of its line. */
const note = (page: Page, label: string) =>
  page
    .locator('details > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .first();

async function openNote(page: Page, label: string): Promise<void> {
  await page
    .locator('details')
    .filter({ has: page.getByText(label, { exact: true }) })
    .first()
    .locator('summary')
    .click();
}

for (const { timezoneId, hour, weekday, isSunday } of CLOCKS) {
  test(
    `in ${timezoneId} a day's Why? has the hour of that clock, and the day only where it is another`,
    onlyInFull(isRepeated(timezoneId)),
    async ({ browser, site, problems }) => {
      const page = await visitor(browser, site, problems, { timezoneId });
      await open(page, '/archive/leo-2026-11-16');
      await openNote(page, 'Mars conjunct Jupiter');
      const lines = note(page, 'Mars conjunct Jupiter').locator('p');
      const when = isSunday ? `Sunday ${hour}` : hour;
      await expect(lines).toHaveText([
        `Mars conjunct Jupiterexact ${when}`,
        'Drive and optimism act as one.',
      ]);
      await page.context().close();
    },
  );

  test(
    `in ${timezoneId} a week's Why? and the line above it have the day of that clock`,
    onlyInFull(isRepeated(timezoneId)),
    async ({ browser, site, problems }) => {
      const page = await visitor(browser, site, problems, { timezoneId });
      await open(page, '/archive/cancer-week-2026-11-15');
      await expect(page.getByText(`Mars meets Jupiter, ${weekday}`, { exact: true }).first()).toBeVisible();
      await openNote(page, 'Mars conjunct Jupiter');
      await expect(note(page, 'Mars conjunct Jupiter').locator('p').first()).toContainText(
        `exact ${weekday} ${hour}`,
      );
      await page.context().close();
    },
  );

  test(
    `in ${timezoneId} the week of two has the day of that clock`,
    onlyInFull(isRepeated(timezoneId)),
    async ({ browser, site, problems }) => {
      const page = await visitor(browser, site, problems, { timezoneId });
      await open(page, '/compatibility/aries-and-sagittarius');
      const reason = 'Mars rules Aries and Jupiter rules Sagittarius. Drive and optimism act as one.';
      await expect(page.getByText(reason)).toHaveText(`${reason} Exact ${weekday} ${hour}.`);
      await page.context().close();
    },
  );
}

test('an angle that is not exact yet says how far it is, in words for newcomers', async ({ page }) => {
  await open(page, '/archive/scorpio-2026-11-02');
  await openNote(page, 'Venus sextile Jupiter');
  await expect(note(page, 'Venus sextile Jupiter').locator('p')).toHaveText([
    'Venus sextile Jupiter1.0° from exact',
    'Affection and optimism lend each other a hand, more each day.',
  ]);
  await expect(page.getByRole('article').getByText(/\borb\b/)).toHaveCount(0);
});

test('without script a Why? says that its hours are UTC', async ({ browser, site, problems }) => {
  const page = await visitor(browser, site, problems, {
    javaScriptEnabled: false,
    timezoneId: 'America/Los_Angeles',
  });
  await page.goto('/archive/leo-2026-11-16');
  await openNote(page, 'Mars conjunct Jupiter');
  await expect(note(page, 'Mars conjunct Jupiter').locator('p').first()).toHaveText(
    'Mars conjunct Jupiterexact 6:23 AM UTC',
  );
  await page.context().close();
});
