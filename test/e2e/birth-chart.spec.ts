import { readFile } from 'node:fs/promises';
import { accessibilityFaults, WCAG } from './accessibility.ts';
import { choosePlace, CLARA, draw, drawn, enter, field, heading, section } from './birth-chart.ts';
import { button, stored } from './settings.ts';
import { expect, forgive, hydrated, open, staysTheSame, test, visitor, type Page } from './site.ts';
import { somebody } from './visitors.ts';

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}\\b`) });

/** Whatever the browser has sent or shown in its address bar. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  return addresses;
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page, { tags: WCAG })).toEqual([]);
}

test('a chart is asked for with the keyboard alone and shown without a reload', async ({ page }) => {
  const addresses = addressesOf(page);
  await open(page, '/birth-chart');
  const expectSame = await staysTheSame(page);
  await field(page, /^Name/).focus();
  await page.keyboard.type('Clara');
  await page.keyboard.press('Tab');
  await page.keyboard.type('11031991');
  await expect(field(page, 'Date of birth')).toHaveValue('1991-11-03');
  await field(page, 'Place of birth').focus();
  await page.keyboard.type('lyn');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('on');
  const place = page.getByRole('combobox', { name: 'Place of birth' });
  await expect(page.getByRole('option', { name: /Lyon.*Auvergne.*France/ })).toBeVisible();
  await expect(place).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText('Lyon');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(place).toHaveValue(/^Lyon, /);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Exact')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('0640AM');
  await page.keyboard.press('Enter');

  await expect(heading(page)).toHaveText('Clara’s Birth Chart');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL('/birth-chart');
  await expectSame();
  await expect(page.getByText('November 3, 1991 · 6:40 AM · Lyon, France')).toBeVisible();
  await expect(row(page, 'Sun')).toContainText('10°18′');
  await expect(row(page, 'Sun')).toContainText('Scorpio');
  await expect(row(page, 'Moon')).toContainText('Libra');
  await expect(row(page, 'Rising')).toContainText('Scorpio');
  const today = section(page, 'Today for Your Chart');
  await expect(today).toContainText('Sun sextile your Venus · exact');
  await expect(section(page, 'This Week').getByRole('listitem').first()).toContainText('Nov 15');
  for (const address of addresses) expect(address).not.toMatch(/1991|0640|06%3A40|06:40|clara/i);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
});

test('what is wrong is said at its field, and the keyboard is led there', async ({ page, problems }) => {
  await open(page, '/birth-chart');
  await draw(page).click();
  const date = field(page, 'Date of birth');
  await expect(date).toBeFocused();
  await expect(date).toHaveAccessibleDescription(/Please enter your date of birth\./);
  await expect(field(page, 'Place of birth')).toHaveAccessibleDescription(/Please enter the place/);
  await expect(field(page, 'Hour and minute')).toHaveAccessibleDescription(/Please enter a time/);

  await enter(page, CLARA);
  for (const [typed, said] of [
    ['02311990', /There’s no such date/],
    ['11162026', /still to come/],
    ['12311899', /from January 1, 1900 on/],
  ] as const) {
    await date.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(typed);
    await draw(page).click();
    await expect(date).toBeFocused();
    await expect(date).toHaveAttribute('aria-invalid', 'true');
    await expect(date).toHaveAccessibleDescription(said);
  }
  await date.fill('1991-11-03');
  await field(page, 'Place of birth').fill('lyo');
  // The list of places lies over the button while it is open.
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await draw(page).click();
  await expect(field(page, 'Place of birth')).toHaveAccessibleDescription(/choose a place from the list/);
  expect(problems).toEqual([]);
});

test('an hour that the clocks skipped is told, one that they repeated is asked about', async ({
  page,
  problems,
}) => {
  await open(page, '/birth-chart');
  const place: [string, RegExp] = ['new york', /^New York City/];
  await enter(page, { date: '2005-04-03', time: '02:30', place });
  await draw(page).click();
  const time = field(page, 'Hour and minute');
  await expect(time).toBeFocused();
  await expect(time).toHaveAccessibleDescription(/clocks went from 2:00 AM to 3:00 AM/);
  forgive(problems, /status of 422/);

  await field(page, 'Date of birth').fill('2005-10-30');
  await time.fill('01:30');
  await draw(page).click();
  const question = page.getByRole('group', { name: /1:30 AM happened twice/ });
  await expect(question.getByLabel('The first, before the change')).toBeFocused();
  forgive(problems, /status of 409/);
  await expect(question).toContainText('the first or the second 1:30 AM?');
  await expect(question.getByLabel('The second, after the change')).toHaveAccessibleDescription(
    '6:30 AM in Greenwich',
  );
  await page.keyboard.press('ArrowDown');
  const asked = page.waitForRequest('**/api/chart');
  await draw(page).click();
  expect((await asked).postDataJSON()).toMatchObject({ time: '01:30', fold: 1 });
  await expect(row(page, 'Sun')).toContainText('Scorpio');
});

test('without a time nothing is said that hangs on it', async ({ page }) => {
  await drawn(page, { date: '1991-11-03' });
  await expect(page.getByText('time unknown')).toBeVisible();
  await expect(row(page, 'Moon')).toContainText('Virgo or Libra');
  await expect(row(page, 'Moon')).toContainText('depends on the time');
  await expect(row(page, 'Sun')).toContainText(/about 1[01]°/);
  await expect(page.getByRole('row', { name: /Rising|Midheaven/ })).toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: 'Rising' })).toContainText('Not known');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const table = await page.getByRole('table').boundingBox();
  expect(table!.x + table!.width).toBeLessThanOrEqual(320);
});

test('about a time leaves out what moves meanwhile', async ({ page }) => {
  await open(page, '/birth-chart');
  await field(page, 'Date of birth').fill('1991-11-03');
  await choosePlace(page, 'lyon', /Lyon.*France/);
  await page.getByRole('radio', { name: 'About' }).check();
  await field(page, 'How sure are you?').selectOption('In the morning, 6 to noon');
  await expect(field(page, 'Hour and minute')).toHaveCount(0);
  await draw(page).click();
  await expect(page.getByText(/off by 180 minutes either way/)).toBeVisible();
  await expect(row(page, 'Sun')).toContainText('Scorpio');
});

test('a place that is in no list is entered by hand', async ({ page }) => {
  await open(page, '/birth-chart');
  await field(page, 'Date of birth').fill('1991-11-03');
  await field(page, 'Place of birth').fill('xqzzyx');
  await expect(page.getByText('No such place in our list.').first()).toBeVisible();
  await page.getByRole('option', { name: 'Enter coordinates' }).click();
  await field(page, 'Latitude').fill('145');
  await field(page, 'Longitude').fill('4.84');
  await field(page, 'Time zone').fill('Europe/Paris');
  await field(page, 'Hour and minute').fill('06:40');
  await draw(page).click();
  await expect(field(page, 'Latitude')).toBeFocused();
  await expect(field(page, 'Latitude')).toHaveAccessibleDescription(/from −90 to 90/);
  await field(page, 'Latitude').fill('45,76');
  await draw(page).click();
  await expect(row(page, 'Rising')).toContainText('Scorpio');
});

test('a list that cannot be reached says so, and a chart that cannot be drawn is asked for again', async ({
  page,
  problems,
}) => {
  await open(page, '/birth-chart');
  await page.route('**/api/places**', (route) => route.abort());
  await field(page, 'Place of birth').fill('lyon');
  await expect(page.getByText('We couldn’t look that up.').first()).toBeVisible();
  await page.unroute('**/api/places**');
  await page.getByRole('option', { name: 'Try again' }).click();
  await expect(page.getByRole('option', { name: /Lyon.*France/ })).toBeVisible();
  await enter(page, CLARA);
  await page.route('**/api/chart', (route) => route.fulfill({ status: 503, body: 'a moment' }));
  await draw(page).click();
  await expect(page.getByRole('alert').getByText('Something’s wrong on our end.')).toBeVisible();
  await page.unroute('**/api/chart');
  await draw(page).click();
  await expect(row(page, 'Sun')).toContainText('Scorpio');
  forgive(problems, /ERR_FAILED|status of 503/);
});

test('nothing is kept unless it is asked for; then it is on the home page, and details can be changed', async ({
  page,
}) => {
  await drawn(page);
  const remember = page.getByRole('switch', { name: 'Remember on this device' });
  await expect(remember).not.toBeChecked();
  expect(await stored(page, 'birth_chart')).toBeNull();
  await open(page, '/');
  await expect(section(page, 'Your Own Sky')).toHaveCount(0);

  await drawn(page);
  await remember.click();
  await expect(remember).toBeChecked();
  await open(page, '/');
  await expect(section(page, 'Your Own Sky')).toContainText('Sun sextile your Venus');
  await section(page, 'Your Own Sky').getByRole('link', { name: 'Your chart and the week' }).click();
  await expect(row(page, 'Sun')).toContainText('Scorpio');
  await page.getByRole('button', { name: 'Change details' }).click();
  await expect(field(page, 'Date of birth')).toHaveValue('1991-11-03');
  await expect(field(page, 'Place of birth')).toHaveValue(/^Lyon, /);
  await page.getByLabel('Placidus').check();
  await draw(page).click();
  await expect(row(page, 'Sun')).toContainText('Scorpio');
  await expect(remember).toBeChecked();
  await remember.click();
  expect(await stored(page, 'birth_chart')).toBeNull();
});

test('a remembered chart is exported and deleted in the settings, alone or with everything', async ({
  page,
  site,
}) => {
  await somebody(page, site);
  const rememberOne = async (): Promise<void> => {
    await drawn(page);
    await page.getByRole('switch', { name: 'Remember on this device' }).click();
    await open(page, '/settings');
  };
  await rememberOne();
  const own = section(page, 'Your Birth Chart');
  await expect(own).toContainText('November 3, 1991 · 6:40 AM · Lyon, France');
  const downloading = page.waitForEvent('download');
  await button(page, 'Export chart').click();
  const file = await (await downloading).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    birthChart: { values: { date: '1991-11-03' }, answer: { rising: 'scorpio' } },
  });
  await button(page, 'Delete chart').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(own).toContainText('None is remembered on this device.');
  expect(await stored(page, 'birth_chart')).toBeNull();

  await rememberOne();
  await button(page, 'Delete').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'All Deleted' })).toBeVisible();
  expect(await stored(page, 'birth_chart')).toBeNull();
});

test('doors lead here from home, a sign’s page, search and the sky of a birthday, which hands its date over', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('navigation', { name: 'More for today' }).getByText('Your Birth Chart').click();
  await expect(heading(page)).toHaveText('Your Birth Chart');
  await open(page, '/horoscope/leo');
  await page.getByRole('main').getByRole('link', { name: 'Draw your birth chart' }).click();
  await expect(heading(page)).toHaveText('Your Birth Chart');
  await open(page, '/sky?date=1990-03-21');
  await page.getByRole('main').getByRole('link', { name: 'Draw your birth chart' }).click();
  await expect(page).toHaveURL('/birth-chart');
  await expect(field(page, 'Date of birth')).toHaveValue('1990-03-21');
});

test('without script the page explains itself, and that the form needs script', async ({
  browser,
  site,
  problems,
}) => {
  const page = await visitor(browser, site, problems, { javaScriptEnabled: false });
  await page.goto('/birth-chart');
  // Asked for by place: words for those without script are not looked for by their text.
  await expect(page.getByRole('main').locator('noscript p')).toContainText(
    'Drawing a chart needs JavaScript',
  );
  await expect(draw(page)).toBeHidden();
  await expect(page.getByText('A birth chart is the sky over one place at one moment')).toBeVisible();
  await page.context().close();
});

test.describe('without a connection', () => {
  test.use({ worker: true });

  test('a remembered chart is on the home page every morning of its week', async ({ page, problems }) => {
    const { expectPutBy, firstVisit, forgiveConnection, read, setWorkerClock } = await import('./worker.ts');
    const worker = await firstVisit(page, '/');
    await drawn(page);
    await page.getByRole('switch', { name: 'Remember on this device' }).click();
    await read(page);
    await expectPutBy(page, '/birth-chart');
    await page.context().setOffline(true);
    for (const at of ['2026-11-15T17:30:00Z', '2026-11-18T17:00:00Z']) {
      await page.clock.setSystemTime(at);
      await setWorkerClock(worker, at);
      await page.goto('/');
      await hydrated(page);
      await expect(section(page, 'Your Own Sky').getByRole('paragraph').first()).toBeVisible();
      await expect(section(page, 'Your Own Sky')).not.toContainText('as soon as you’re back online');
    }
    await page.goto('/birth-chart');
    await expect(row(page, 'Sun')).toContainText('Scorpio');
    await expect(section(page, 'Today for Your Chart')).toContainText('November 18, 2026');
    forgiveConnection(problems);
  });
});
