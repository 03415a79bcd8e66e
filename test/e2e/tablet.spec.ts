import { expect, open, test, visitor, type Page } from './site.ts';

const WIDTH = 820;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

async function boxOf(page: Page, what: ReturnType<Page['locator']>): Promise<Box> {
  const { x, y, width, height } = (await what.first().boundingBox())!;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTH);
  return { left: x, right: x + width, top: y, bottom: y + height };
}

test.describe('on a tablet held upright', () => {
  const positionsOf = (page: Page) => page.getByRole('table', { name: 'Positions at noon UTC' });

  for (const path of ['/horoscope/sagittarius', '/?sign=sagittarius']) {
    test(`${path} has the positions beside the sign, and the reading in the middle below`, async ({
      browser,
      site,
      problems,
    }) => {
      const page = await visitor(browser, site, problems, { viewport: { width: WIDTH, height: 1180 } });
      await open(page, path);
      const name = await boxOf(page, page.getByRole('heading', { level: 1 }));
      const positions = await boxOf(page, positionsOf(page));
      expect(name.right).toBeLessThan(positions.left);
      // The two fill the page: as much room on the left as on the right.
      expect(Math.abs(name.left - (WIDTH - positions.right))).toBeLessThanOrEqual(2);
      const reading = await boxOf(page, page.getByRole('article'));
      expect(Math.abs(reading.left - (WIDTH - reading.right))).toBeLessThanOrEqual(2);
      const tabs = await boxOf(page, page.getByRole('navigation', { name: 'Forecast' }));
      expect([tabs.left, tabs.right], 'one axis').toEqual([reading.left, reading.right]);
      expect(reading.top).toBeGreaterThanOrEqual(positions.bottom);
      expect(reading.top, 'the reading begins on the first screen').toBeLessThan(900);
      await page.context().close();
    });
  }

  test('what follows a reading keeps to its edges, and no tile is alone in its row', async ({
    browser,
    site,
    problems,
  }) => {
    const page = await visitor(browser, site, problems, { viewport: { width: WIDTH, height: 1180 } });
    await open(page, '/horoscope/sagittarius');
    const reading = await boxOf(page, page.getByRole('article'));
    for (const name of ['Words for the Day', 'Choose Another Sign']) {
      const { left, right } = await boxOf(page, page.getByRole('heading', { name }).locator('..'));
      expect([left, right], name).toEqual([reading.left, reading.right]);
    }
    const tiles = page.getByRole('article').locator('dl dt');
    const tops = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
    for (const top of tops) expect(tops.filter((other) => other === top).length).toBeGreaterThan(1);
    await page.context().close();
  });

  test('an archived day has the positions beside the reading', async ({ browser, site, problems }) => {
    const page = await visitor(browser, site, problems, { viewport: { width: WIDTH, height: 1180 } });
    await open(page, '/archive/sagittarius-2026-11-14');
    const reading = await boxOf(page, page.getByRole('article'));
    const positions = await boxOf(page, positionsOf(page));
    expect(positions.right).toBeLessThan(reading.left);
    expect(Math.abs(positions.left - (WIDTH - reading.right))).toBeLessThanOrEqual(2);
    await page.context().close();
  });

  test('the name of every sign fits beside the positions', async ({ browser, site, problems }) => {
    const page = await visitor(browser, site, problems, { viewport: { width: WIDTH, height: 1180 } });
    await open(page, '/horoscope/sagittarius');
    const name = page.getByRole('heading', { level: 1 });
    expect(await name.evaluate((h1) => h1.scrollWidth - h1.clientWidth)).toBeLessThanOrEqual(0);
    await page.context().close();
  });

  test('the words of an article stand in the middle', async ({ browser, site, problems }) => {
    const page = await visitor(browser, site, problems, { viewport: { width: WIDTH, height: 1180 } });
    await open(page, '/blog/the-moon-through-the-signs');
    const { left, right } = await boxOf(page, page.getByRole('article').locator('p').last());
    expect(Math.abs(left - (WIDTH - right))).toBeLessThanOrEqual(2);
    await page.context().close();
  });

  test('the picture of a quote begins where the page does, its choices beside it', async ({
    browser,
    site,
    problems,
  }) => {
    const page = await visitor(browser, site, problems, { viewport: { width: WIDTH, height: 1180 } });
    await open(page, '/quotes/hope/time-is-a-great-restorer-and-changes-surely-the-greatest/1/square');
    const steps = await boxOf(page, page.getByRole('navigation', { name: 'Breadcrumb' }));
    const picture = await boxOf(page, page.getByRole('main').getByRole('img'));
    const title = await boxOf(page, page.getByRole('heading', { level: 1 }));
    expect(picture.left).toBe(steps.left);
    expect(title.left).toBeGreaterThan(picture.right);
    await page.context().close();
  });
});
