import { expect, forgive, hydrated, test, visitor, type Page } from './site.ts';

/** Addresses of pictures of the sky that the browser could not show, and how many there are at all. */
async function skyPictures(page: Page): Promise<{ count: number; broken: string[] }> {
  return page.evaluate(async () => {
    const pictures = [...document.images].filter(({ src }) => src.includes('/sky-art/'));
    for (const picture of pictures) picture.loading = 'eager';
    const shown = await Promise.all(
      pictures.map((picture) =>
        picture.decode().then(
          () => true,
          () => false,
        ),
      ),
    );
    return { count: pictures.length, broken: pictures.flatMap((p, at) => (shown[at] ? [] : p.currentSrc)) };
  });
}

const WRONG = [
  { clock: 'days ahead', at: '2026-11-25T17:00:00Z', asked: '2026-11-25', last: '2026-11-17' },
  { clock: 'years behind', at: '2021-03-04T17:00:00Z', asked: '2021-03-04', last: '2026-01-01' },
];

for (const { clock, at, asked, last } of WRONG) {
  test(`a device whose clock is ${clock} is shown the nearest drawings, and no broken picture`, async ({
    browser,
    site,
    problems,
  }) => {
    const page = await visitor(browser, site, problems, { at, timezoneId: 'America/New_York' });
    for (const path of ['/', '/horoscope/leo', '/horoscope/leo?type=weekly', '/sky']) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator(`img[src*="/sky-art/"][src*="${asked}"]`).first()).toBeAttached();
      const { count, broken } = await skyPictures(page);
      expect([path, broken]).toEqual([path, []]);
      expect(count, path).toBeGreaterThan(0);
    }
    // There is no reading of such a day, which the alert says, and no joke, which nobody misses.
    forgive(problems, /status of 404|There is no joke today/);
    const drawing = await page.request.get(`/sky-art/ring-leo-${asked}.svg`);
    expect(new URL(drawing.url()).pathname).toBe(`/sky-art/ring-leo-${last}.svg`);
    await page.context().close();
  });
}
