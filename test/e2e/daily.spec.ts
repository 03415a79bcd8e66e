import { SIGNS } from '../../src/domain/zodiac/signs.ts';
import {
  answerReading,
  doctorReading,
  headingsOf,
  holdReading,
  paragraphsOf,
  readingOf,
  TODAY_LONG,
} from './readings.ts';
import { expect, forgive, open, test, visitor, type Page } from './site.ts';

const reading = (page: Page) => page.getByRole('article');
const tile = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });

/** To a sign from home, so that the browser itself asks for the reading. */
async function pick(page: Page, name: string): Promise<void> {
  await open(page, '/');
  await page
    .getByRole('main')
    .getByRole('link', { name: `${name} ` })
    .click();
}

const SIGN_LINES = {
  Aries: '♈\uFE0E Mar 21 - Apr 19',
  Taurus: '♉\uFE0E Apr 20 - May 20',
  Gemini: '♊\uFE0E May 21 - Jun 20',
  Cancer: '♋\uFE0E Jun 21 - Jul 22',
  Leo: '♌\uFE0E Jul 23 - Aug 22',
  Virgo: '♍\uFE0E Aug 23 - Sep 22',
  Libra: '♎\uFE0E Sep 23 - Oct 22',
  Scorpio: '♏\uFE0E Oct 23 - Nov 21',
  Sagittarius: '♐\uFE0E Nov 22 - Dec 21',
  Capricorn: '♑\uFE0E Dec 22 - Jan 19',
  Aquarius: '♒\uFE0E Jan 20 - Feb 18',
  Pisces: '♓\uFE0E Feb 19 - Mar 20',
};

test('the daily display names the sign, its symbol and its dates', async ({ page }) => {
  for (const [name, line] of Object.entries(SIGN_LINES)) {
    await page.goto(`/horoscope/${name.toLowerCase()}`);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText(line)).toBeVisible();
  }
});

test('the daily display names the element and the ruler of every sign', async ({ page }) => {
  const table = `aries Fire Mars, taurus Earth Venus, gemini Air Mercury, cancer Water Moon, leo Fire Sun,
    virgo Earth Mercury, libra Air Venus, scorpio Water Pluto, sagittarius Fire Jupiter, capricorn Earth Saturn,
    aquarius Air Uranus, pisces Water Neptune`;
  for (const row of table.split(',')) {
    const [sign, element, ruler] = row.trim().split(' ');
    const html = await (await page.request.get(`/horoscope/${sign}`)).text();
    const words = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(words, sign).toContain(`Element ${element} Ruler ${ruler}`);
  }
});

test("the daily display says 'Horoscope for' and the date, and is headed 'Today's Reading'", async ({
  page,
}) => {
  await page.goto('/horoscope/leo');
  await expect(reading(page).getByText(`Horoscope for ${TODAY_LONG}`)).toBeVisible();
  await expect(reading(page).getByRole('heading', { level: 2, name: "Today's Reading" })).toBeVisible();
  await expect(reading(page).getByText('For entertainment only.')).toBeVisible();
});

test('the description is split into paragraphs with double-asterisk parts as sub-headings', async ({
  page,
  site,
}) => {
  await page.goto('/horoscope/leo');
  const told = await readingOf(site, 'leo');
  for (const text of paragraphsOf(told))
    await expect(reading(page).locator('p').getByText(text)).toBeVisible();
  expect(headingsOf(told).length).toBeGreaterThan(0);
  await expect(reading(page).getByRole('heading', { level: 3 })).toHaveText(headingsOf(told));
  await expect(reading(page)).not.toContainText('**');
});

test('tiles show the lucky numbers, the lucky color with its swatch and the mood', async ({ page, site }) => {
  await page.goto('/horoscope/leo');
  const told = await readingOf(site, 'leo');
  await expect(tile(page, 'Lucky Numbers').locator('dd')).toHaveText(told.lucky_number);
  await expect(tile(page, 'Lucky Color').locator('dd')).toHaveText(told.color);
  await expect(tile(page, 'Mood').locator('dd')).toHaveText(told.mood);
  await expect(tile(page, 'Lucky Color').locator('[data-swatch]')).toBeVisible();
});

test('the Lucky Time tile is there only when the reading has a lucky time', async ({ page, site }) => {
  await doctorReading(page, site, 'leo', { lucky_time: '10–11 AM' });
  await doctorReading(page, site, 'virgo', { lucky_time: undefined });
  await pick(page, 'Leo');
  await expect(tile(page, 'Lucky Time').locator('dd')).toHaveText('10–11 AM');
  await pick(page, 'Virgo');
  await expect(tile(page, 'Mood')).toBeVisible();
  await expect(tile(page, 'Lucky Time')).toHaveCount(0);
});

const SWATCHES = {
  Red: 'rgb(200, 68, 60)',
  BLUE: 'rgb(61, 111, 214)',
  green: 'rgb(79, 154, 91)',
  Yellow: 'rgb(236, 208, 78)',
  purple: 'rgb(125, 82, 184)',
  Orange: 'rgb(226, 136, 58)',
  pink: 'rgb(229, 154, 176)',
  Brown: 'rgb(128, 88, 58)',
  Black: 'rgb(8, 8, 10)',
  white: 'rgb(247, 244, 234)',
  Silver: 'rgb(185, 190, 199)',
  gold: 'rgb(217, 169, 47)',
};

test('the swatch knows the twelve colors in any case', async ({ page, site }) => {
  for (const [index, color] of Object.keys(SWATCHES).entries()) {
    await doctorReading(page, site, SIGNS[index]!.key, { color });
  }
  await open(page, '/');
  for (const [index, [color, shown]] of Object.entries(SWATCHES).entries()) {
    await page
      .getByRole('main')
      .getByRole('link', { name: `${SIGNS[index]!.name} ` })
      .click();
    await expect(tile(page, 'Lucky Color').locator('dd')).toHaveText(color);
    await expect(tile(page, 'Lucky Color').locator('[data-swatch]')).toHaveCSS('background-color', shown);
    await page.getByRole('button', { name: 'Back to Zodiac Selection' }).click();
  }
});

test('any other color has the purple swatch', async ({ page, site }) => {
  await doctorReading(page, site, 'leo', { color: 'Chartreuse' });
  await pick(page, 'Leo');
  await expect(tile(page, 'Lucky Color').locator('dd')).toHaveText('Chartreuse');
  await expect(tile(page, 'Lucky Color').locator('[data-swatch]')).toHaveCSS(
    'background-color',
    SWATCHES.purple,
  );
});

test("the forecast says 'Loading horoscope...' until the visitor's own day is there", async ({
  browser,
  site,
  problems,
}) => {
  // In Auckland it is Monday already when the page is made in New York on Sunday.
  const page = await visitor(browser, site, problems, { timezoneId: 'Pacific/Auckland' });
  const release = await holdReading(page, 'leo');
  await page.goto('/horoscope/leo');
  await expect(page.getByRole('status').filter({ hasText: 'Loading horoscope...' })).toBeVisible();
  await expect(reading(page)).toBeHidden();
  await release();
  await expect(reading(page).getByText('Horoscope for Monday, November 16, 2026')).toBeVisible();
  await expect(page.getByText('Loading horoscope...')).toHaveCount(0);
  await page.context().close();
});

test("changing from another type to daily says 'Loading horoscope...' until the reading is there", async ({
  page,
}) => {
  await open(page, '/horoscope/leo?type=weekly');
  const release = await holdReading(page, 'leo');
  await page.getByRole('navigation', { name: 'Forecast' }).getByRole('link', { name: 'Daily' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading horoscope...' })).toBeVisible();
  await release();
  await expect(reading(page).getByText(`Horoscope for ${TODAY_LONG}`)).toBeVisible();
});

test("an empty success says 'No horoscope available'", async ({ page }) => {
  await answerReading(page, 'leo', 200, null);
  await pick(page, 'Leo');
  await expect(page.getByText('No horoscope available', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a failed load shows the alert, and Retry fetches again', async ({ page, problems, site }) => {
  await answerReading(page, 'leo', 500, { error: { code: 'internal', message: 'no' } });
  await pick(page, 'Leo');
  const alert = page.getByRole('alert');
  await expect(alert.getByText('Unable to load horoscope', { exact: true })).toBeVisible();
  await expect(
    alert.getByText('The stars seem clouded at the moment. Please try again later.', { exact: true }),
  ).toBeVisible();
  forgive(problems, /500 \(Internal Server Error\)/);
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(reading(page).getByText(paragraphsOf(await readingOf(site, 'leo'))[0]!)).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('a retry that fails again shows the alert again', async ({ page, problems }) => {
  await answerReading(page, 'leo', 503, {});
  await pick(page, 'Leo');
  const asked = page.waitForRequest(/\/api\/horoscope\/leo/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await asked;
  await expect(page.getByRole('alert').getByText('Unable to load horoscope')).toBeVisible();
  forgive(problems, /503 \(Service Unavailable\)/);
});

test('every paragraph has a Why? that opens by keyboard and tells the fact', async ({ page, site }) => {
  await open(page, '/horoscope/leo');
  const told = await readingOf(site, 'leo');
  const whys = reading(page).locator('summary', { hasText: 'Why?' });
  await expect(whys).toHaveCount(paragraphsOf(told).length);
  for (const [index, { facts }] of told.because.entries()) {
    const fact = reading(page).getByText(facts[0]!.text, { exact: true }).first();
    if (index === 0) await expect(fact).toBeHidden();
    await whys.nth(index).focus();
    await page.keyboard.press('Enter');
    await expect(fact).toBeVisible();
  }
});
