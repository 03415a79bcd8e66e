import { accessibilityFaults, WCAG } from './accessibility.ts';
import { CLARA, drawn, enter, field } from './birth-chart.ts';
import { headOf } from './heads.ts';
import { expect, hydrated, open, test, visitor, type Page } from './site.ts';

const PAGE = '/personal-destiny-report';
const SAMPLE = `${PAGE}/sample`;

async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page, { tags: WCAG })).toEqual([]);
}

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('the report is offered with its price, its pages, its contents and its questions', async ({ page }) => {
  await open(page, PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personal Destiny Report');
  await expect(page.getByText('$19', { exact: true })).toBeVisible();
  await expect(page.getByText('once, taxes included; no subscription')).toBeVisible();
  const leaves = section(page, 'Look Inside').getByRole('listitem');
  await expect(leaves.filter({ has: page.getByRole('heading') })).toHaveCount(6);
  // Each chapter has one line there, the year as well.
  for (const line of await section(page, 'Contents').locator('small').allTextContents())
    expect(line.length).toBeLessThan(100);
  await expect(section(page, 'Contents').getByRole('link', { name: 'Your year, by month' })).toHaveAttribute(
    'href',
    `${SAMPLE}#year`,
  );
  await expect(section(page, 'How It’s Worked Out')).toContainText('0.03″');
  const { structured } = await headOf(page);
  const faq = structured.map((text) => JSON.parse(text)).find((thing) => thing['@type'] === 'FAQPage');
  const questions = section(page, 'Questions').getByRole('term');
  await expect(questions).toHaveText(faq.mainEntity.map(({ name }: { name: string }) => name));
  expect(structured.join()).not.toMatch(/Product|Offer|AggregateRating|Review/);
});

test('the pages of the sample are leafed through by keyboard', async ({ page }) => {
  await open(page, PAGE);
  const links = section(page, 'Look Inside').getByRole('listitem').getByRole('link');
  await links.first().focus();
  for (let turned = 1; turned < 6; turned++) await page.keyboard.press('Tab');
  await expect(links.last()).toBeFocused();
  await expect(links.last()).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${SAMPLE}#`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Albert Einstein’s Report');
});

test('everybody may read the beginning of their own report', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await open(page, PAGE);
  await enter(page, CLARA);
  await page.getByRole('button', { name: 'Show my preview' }).click();
  const preview = section(page, 'When Were You Born?');
  await expect(preview.getByRole('heading', { name: 'From Your Report' })).toBeVisible();
  for (const name of ['Sun in Scorpio', 'Moon in Libra', 'Scorpio rising'])
    await expect(preview.getByRole('heading', { name })).toBeVisible();
  await expect(preview.getByRole('note')).toHaveCount(2);
  for (const address of addresses) expect(address).not.toMatch(/1991|06%3A40|06:40|lyon,/i);
  await expectAccessible(page);
  await preview.getByRole('button', { name: /Order your report/ }).click();
  await expect(page.getByRole('checkbox', { name: /^Make my report right away/ })).toBeFocused();
});

test('the birth of a chart leads into the report, on the device and only if it is asked for', async ({
  page,
}) => {
  await drawn(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await section(page, 'The Whole Book').getByRole('link', { name: 'Read your free preview' }).click();
  const question = page.getByRole('group', { name: 'Use the birth you entered for your chart?' });
  await expect(question).toContainText('November 3, 1991 · 6:40 AM · Lyon, France');
  await expect(field(page, 'Date of birth')).toHaveValue('');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Yes, fill it in' }).click();
  await expect(question).toHaveCount(0);
  await expect(field(page, 'Date of birth')).toHaveValue('1991-11-03');
  await expect(field(page, 'Place of birth')).toHaveValue(/^Lyon, /);
  for (const request of sent) expect(request).not.toContain('1991');
  await expect(page.getByRole('button', { name: 'Show my preview' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sun in Scorpio' })).toBeVisible();
});

test('whoever wants another birth in the report says so, and deleting the chart ends the question', async ({
  page,
}) => {
  await drawn(page);
  await page.getByRole('switch', { name: 'Remember on this device' }).click();
  await open(page, PAGE);
  const question = page.getByRole('group', { name: 'Use the birth you entered for your chart?' });
  await field(page, 'Date of birth').fill('1960-07-04');
  await question.getByRole('button', { name: 'No, somebody else’s' }).click();
  await expect(question).toHaveCount(0);
  await expect(field(page, /^Name/)).toBeFocused();
  await expect(field(page, 'Date of birth')).toHaveValue('1960-07-04');
  await open(page, '/settings');
  await page.getByRole('button', { name: 'Delete chart' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(section(page, 'Your Birth Chart')).toContainText('None is remembered');
  await open(page, PAGE);
  await expect(page.getByRole('button', { name: 'Show my preview' })).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('the sample is a whole report: chapters, the year, the table, the method', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, SAMPLE);
  const chapters = page.getByRole('navigation', { name: 'Chapters' }).getByRole('link');
  expect(await chapters.count()).toBeGreaterThanOrEqual(9);
  for (const title of await chapters.allTextContents())
    await expect(page.getByRole('heading', { level: 2, name: title })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 3, name: 'June 1905' })).toHaveCount(1);
  await expect(page.getByRole('row', { name: /^Sun/ })).toContainText('23°30′ Pisces');
  await expect(page.getByRole('link', { name: 'GeoNames' })).toBeVisible();
  // The farewell is the last of what is read, and the figures follow as an appendix.
  const farewell = page.getByRole('region', { name: 'To take along' });
  const figures = page.getByRole('region', { name: 'The figures behind it' });
  await expect(figures.getByText('Appendix', { exact: true })).toBeVisible();
  const [end, appendix] = [await farewell.boundingBox(), await figures.boundingBox()];
  expect(end!.y).toBeLessThan(appendix!.y);
  await expect(page.getByRole('link', { name: 'Next: To take along' })).toHaveAttribute('href', '#closing');
  await expectAccessible(page);
});

test('the wheel says what the paragraph being read is about', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, SAMPLE);
  const caption = page.getByRole('figure').filter({ has: page.getByRole('img', { name: /birth chart/ }) });
  for (const chapter of ['The engine', 'Love and taste']) {
    await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: chapter }).click();
    const read = page.locator('[data-read]');
    await expect(
      page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: chapter }),
    ).toHaveAttribute('aria-current', 'true');
    const headline = await read.getByRole('note').locator('b').textContent();
    await expect(caption).toContainText(headline!);
  }
});

test('the sample is read without script, and printed without what is only for screens', async ({
  browser,
  site,
  problems,
}) => {
  const page = await visitor(browser, site, problems, { javaScriptEnabled: false });
  await page.goto(SAMPLE);
  await expect(page.getByRole('heading', { level: 2, name: 'The engine' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /birth chart as a wheel/ })).toBeHidden();
  await expect(page.getByRole('note').first()).toBeVisible();
  await page.context().close();
});

test('without script the offer is read, and says what its preview needs', async ({
  browser,
  site,
  problems,
}) => {
  const page = await visitor(browser, site, problems, { javaScriptEnabled: false });
  await page.goto(PAGE);
  // Asked for by place: words for those without script are not looked for by their text.
  const sentence = section(page, 'When Were You Born?').locator('noscript p').first();
  await expect(sentence).toContainText('The preview needs JavaScript');
  await expect(section(page, 'Questions').getByRole('term').first()).toBeVisible();
  await page.context().close();
});

test('the report is found from a sign’s page', async ({ page }) => {
  await open(page, '/horoscope/leo');
  await page.getByRole('main').getByRole('link', { name: 'Personal Destiny Report' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personal Destiny Report');
  await hydrated(page);
});
