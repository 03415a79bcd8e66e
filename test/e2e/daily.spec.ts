import type { DailyReading } from '../../src/contract/horoscope.ts';
import { factMeaning } from '../../src/domain/horoscope/fact-meaning.ts';
import { SIGN_KEYS, SIGNS } from '../../src/domain/zodiac/signs.ts';
import {
  answerReading,
  doctorReading,
  holdReading,
  paragraphsOf,
  readingOf,
  TODAY_LONG,
} from './readings.ts';
import type { TestSite } from '../harness/site.ts';
import { expect, forgive, open, test, visitor, type Page } from './site.ts';

const reading = (page: Page) => page.getByRole('article');
const tile = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });

/** What a tile shows while its reason is closed: the value, and for those who hear the page the question. */
const value = (page: Page, label: string) => tile(page, label).locator('summary');

/** To a sign from home, so that the browser itself asks for the reading. */
async function pick(page: Page, name: string): Promise<void> {
  await open(page, '/');
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${name} `) })
    .click();
}

const SIGN_LINES = {
  Aries: '♈\uFE0E Mar 21 – Apr 19',
  Taurus: '♉\uFE0E Apr 20 – May 20',
  Gemini: '♊\uFE0E May 21 – Jun 20',
  Cancer: '♋\uFE0E Jun 21 – Jul 22',
  Leo: '♌\uFE0E Jul 23 – Aug 22',
  Virgo: '♍\uFE0E Aug 23 – Sep 22',
  Libra: '♎\uFE0E Sep 23 – Oct 22',
  Scorpio: '♏\uFE0E Oct 23 – Nov 21',
  Sagittarius: '♐\uFE0E Nov 22 – Dec 21',
  Capricorn: '♑\uFE0E Dec 22 – Jan 19',
  Aquarius: '♒\uFE0E Jan 20 – Feb 18',
  Pisces: '♓\uFE0E Feb 19 – Mar 20',
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
  await expect(reading(page).getByRole('heading', { level: 2, name: 'Today’s Reading' })).toBeVisible();
  await expect(reading(page).getByText('For entertainment only.')).toBeVisible();
});

test('the day in one sentence stands on top, and each paragraph says which part of life it is about', async ({
  page,
  site,
}) => {
  await page.goto('/horoscope/leo');
  const { summary, parts } = await readingOf(site, 'leo');
  await expect(reading(page).getByText(summary, { exact: true })).toBeVisible();
  for (const part of new Set(parts.filter((one) => one !== null)))
    await expect(reading(page).getByText(part, { exact: true }).first()).toBeVisible();
});

test('tiles show the lucky numbers, the lucky color with its swatch and the mood', async ({ page, site }) => {
  await page.goto('/horoscope/leo');
  const answer = await readingOf(site, 'leo');
  await expect(value(page, 'Lucky Numbers')).toHaveText(`${answer.lucky_number} Why these numbers?`);
  await expect(value(page, 'Lucky Color')).toHaveText(`${answer.color} Why this color?`);
  await expect(value(page, 'Mood')).toHaveText(`${answer.mood} Why this mood?`);
  await expect(tile(page, 'Lucky Color').locator('[data-swatch]')).toBeVisible();
});

test('the Lucky Time tile is there only when the reading has a lucky time', async ({ page, site }) => {
  await doctorReading(page, site, 'leo', { lucky_time: '10–11 AM' });
  await doctorReading(page, site, 'virgo', { lucky_time: undefined });
  await pick(page, 'Leo');
  await expect(tile(page, 'Lucky Time').locator('dd')).toHaveText(/^10–11 AM\b/);
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
      .getByRole('link', { name: new RegExp(`^${SIGNS[index]!.name} `) })
      .click();
    await expect(value(page, 'Lucky Color')).toHaveText(`${color} Why this color?`);
    await expect(tile(page, 'Lucky Color').locator('[data-swatch]')).toHaveCSS('background-color', shown);
    await page.getByRole('button', { name: 'Back to Zodiac Selection' }).click();
  }
});

test('any other color has the purple swatch', async ({ page, site }) => {
  await doctorReading(page, site, 'leo', { color: 'Chartreuse' });
  await pick(page, 'Leo');
  await expect(value(page, 'Lucky Color')).toHaveText('Chartreuse Why this color?');
  await expect(tile(page, 'Lucky Color').locator('[data-swatch]')).toHaveCSS(
    'background-color',
    SWATCHES.purple,
  );
});

/** A sign whose day has a lucky time, with each tile's label and reason. */
async function signWithAllTiles(site: TestSite): Promise<{ sign: string; reasons: [string, string][] }> {
  for (const { key } of SIGNS) {
    const { lucky_because: why } = await readingOf(site, key);
    if (why?.lucky_time)
      return {
        sign: key,
        reasons: [
          ['Lucky Numbers', why.lucky_number],
          ['Lucky Color', why.color],
          ['Mood', why.mood],
          ['Lucky Time', why.lucky_time],
        ],
      };
  }
  throw new Error('no sign has a lucky time today');
}

test('each tile opens its reason by mouse and by keyboard', async ({ page, site }) => {
  const { sign, reasons } = await signWithAllTiles(site);
  await open(page, `/horoscope/${sign}`);
  for (const [label, reason] of reasons) {
    const words = reading(page).getByText(reason, { exact: true });
    await expect(words).toBeHidden();
    await value(page, label).click();
    await expect(words).toBeVisible();
    await value(page, label).click();
    await expect(words).toBeHidden();
    await value(page, label).focus();
    await page.keyboard.press('Enter');
    await expect(words).toBeVisible();
  }
  await page.keyboard.press('Space');
  await expect(reading(page).getByText(reasons[3]![1], { exact: true })).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await expect(value(page, 'Mood')).toBeFocused();
});

test('without script each tile opens its reason', async ({ browser, site, problems }) => {
  const { sign, reasons } = await signWithAllTiles(site);
  const page = await visitor(browser, site, problems, { javaScriptEnabled: false });
  await page.goto(`/horoscope/${sign}`);
  for (const [label, reason] of reasons) {
    await value(page, label).click();
    await expect(reading(page).getByText(reason, { exact: true })).toBeVisible();
  }
  await page.context().close();
});

test('the tiles with all reasons open fit into 320 px, whatever they say', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  const { lucky_because } = await readingOf(site, 'leo');
  await doctorReading(page, site, 'leo', {
    lucky_number: '88, 97, 99',
    color: 'Orange',
    mood: 'Argumentative',
    lucky_time: '11 AM–12 PM',
    lucky_because: { ...lucky_because, lucky_time: 'Counted from six in the morning.' },
  });
  await pick(page, 'Leo');
  const register = page.locator('dl').filter({ has: page.getByText('Lucky Numbers', { exact: true }) });
  const { x, width } = (await register.boundingBox())!;
  for (const label of ['Lucky Numbers', 'Lucky Color', 'Mood', 'Lucky Time']) {
    await value(page, label).click();
    const box = (await value(page, label).boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.x).toBeGreaterThanOrEqual(x - 1);
    expect(box.x + box.width).toBeLessThanOrEqual(x + width + 1);
    expect(await value(page, label).evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
    const note = (await tile(page, label).locator('p').boundingBox())!;
    expect(Math.round(note.width), 'a reason has the whole width').toBe(Math.round(width));
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
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

test('the drawing beside a reason numbers a house only for a fact that has one', async ({ page, site }) => {
  // Courses and phases are in no house. Mercury turned on November 13.
  const date = '2026-11-13';
  const readings = await Promise.all(SIGN_KEYS.map((key) => readingOf(site, key, date)));
  const factsOf = ({ because }: DailyReading) => because.flatMap(({ facts }) => facts);
  const isHouseless = ({ aspect, house }: ReturnType<typeof factsOf>[number]) => !aspect && !house;
  const houseless = readings.find((each) => factsOf(each).some(isHouseless))!;
  await open(page, `/archive/${houseless.sign}-${date}`);
  const drawings = reading(page).locator('details svg[viewBox="0 0 112 112"]');
  await expect(drawings).toHaveCount(factsOf(houseless).length);
  for (const [index, { aspect, house }] of factsOf(houseless).entries()) {
    const written = await drawings.nth(index).locator('text').allTextContents();
    if (aspect) expect(written.join()).toMatch(/^\d+°$/);
    else expect(written).toEqual(house ? [String(house)] : []);
  }
});

test('every paragraph has a Why? that opens by keyboard and says what the fact does', async ({
  page,
  site,
}) => {
  await open(page, '/horoscope/leo');
  const answer = await readingOf(site, 'leo');
  const whys = reading(page).locator('summary', { hasText: 'Why?' });
  await expect(whys).toHaveCount(paragraphsOf(answer).length);
  for (const [index, { facts }] of answer.because.entries()) {
    const fact = reading(page)
      .locator('details')
      .nth(index)
      .getByText(`${factMeaning(facts[0]!)}.`);
    if (index === 0) await expect(fact).toBeHidden();
    await whys.nth(index).focus();
    await page.keyboard.press('Enter');
    await expect(fact).toBeVisible();
  }
});
