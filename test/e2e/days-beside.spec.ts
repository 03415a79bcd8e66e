import { longDate, monthDayYear } from '../../src/domain/calendar/written-date.ts';
import { heading } from './archive.ts';
import { onlyInFull } from './full-check.ts';
import { paragraphsOf, readingOf } from './readings.ts';
import { expect, hydrated, test, visitor } from './site.ts';

/** Half a minute before noon on the visitor's clock, from the last zone of the day to the first. */
const BEFORE_NOON = [
  { timezoneId: 'Pacific/Pago_Pago', at: '2026-11-15T22:59:30Z', date: '2026-11-15', next: '2026-11-16' },
  { timezoneId: 'America/New_York', at: '2026-11-15T16:59:30Z', date: '2026-11-15', next: '2026-11-16' },
  { timezoneId: 'Asia/Kolkata', at: '2026-11-15T06:29:30Z', date: '2026-11-15', next: '2026-11-16' },
  { timezoneId: 'Pacific/Kiritimati', at: '2026-11-15T21:59:30Z', date: '2026-11-16', next: '2026-11-17' },
];

for (const [index, { timezoneId, at, date, next }] of BEFORE_NOON.entries()) {
  const isBetween = index > 0 && index < BEFORE_NOON.length - 1;
  test(
    `in ${timezoneId} tomorrow's reading is offered from noon on`,
    onlyInFull(isBetween),
    async ({ browser, site, problems }) => {
      await site.setClock(at);
      const page = await visitor(browser, site, problems, { at, timezoneId });
      await page.goto('/horoscope/leo');
      await hydrated(page);
      const reading = page.getByRole('article');
      await expect(reading.getByText(`Horoscope for ${longDate(date)}`)).toBeVisible();
      await expect(reading.getByRole('link', { name: 'Yesterday' })).toBeVisible();
      await expect(reading.getByRole('link', { name: 'Tomorrow' })).toHaveCount(0);
      await page.clock.runFor(61_000);
      await reading.getByRole('link', { name: 'Tomorrow' }).click();
      await expect(heading(page)).toHaveText(`Leo, ${monthDayYear(next)}`);
      const [first] = paragraphsOf(await readingOf(site, 'leo', next));
      await expect(reading.getByText(first!)).toBeVisible();
      await page.context().close();
    },
  );
}

test('after midnight the new day has no tomorrow yet', async ({ page, site }) => {
  const evening = '2026-11-16T04:59:30Z';
  await site.setClock(evening);
  await page.clock.setSystemTime(evening);
  await page.goto('/horoscope/leo');
  await hydrated(page);
  const reading = page.getByRole('article');
  await expect(reading.getByRole('link', { name: 'Tomorrow' })).toHaveAttribute(
    'href',
    '/archive/leo-2026-11-16',
  );
  await page.clock.runFor(35_000);
  await expect(reading.getByText('Monday, November 16, 2026')).toBeVisible();
  await expect(reading.getByRole('link', { name: 'Tomorrow' })).toHaveCount(0);
});
