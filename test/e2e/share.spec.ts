import type { DailyReading } from '../../src/contract/horoscope.ts';
import type { WeeklyReading } from '../../src/contract/weekly.ts';
import { readingOf, TODAY_LONG } from './readings.ts';
import { expect, forgive, open, test, type Page } from './site.ts';

interface Recorded {
  windows: { url: string; target: string; features: string }[];
  shares: ShareData[];
  copies: string[];
}

interface Browser {
  /** How the share sheet ends; without it the browser has none. */
  share?: 'done' | 'cancelled' | 'failed';
  /** Whether the share sheet takes files. */
  takesFiles?: boolean;
  clipboard?: 'works' | 'fails';
}

/** Stands in for what a test browser has not: windows of other sites, a share sheet, a clipboard. */
async function prepare(
  page: Page,
  { share, takesFiles = false, clipboard = 'works' }: Browser = {},
  path = '/horoscope/leo',
): Promise<void> {
  await page.addInitScript(
    ([shareEnds, withFiles, clipboardEnds]) => {
      const recorded: Recorded = { windows: [], shares: [], copies: [] };
      Object.assign(window, { recorded });
      window.open = (url, target, features) => {
        recorded.windows.push({ url: String(url), target: target!, features: features! });
        return null;
      };
      const sheet = async (data: ShareData): Promise<void> => {
        recorded.shares.push(data);
        if (shareEnds === 'cancelled') throw new DOMException('Share canceled', 'AbortError');
        if (shareEnds === 'failed') throw new DOMException('Permission denied', 'NotAllowedError');
      };
      const writeText = async (text: string): Promise<void> => {
        if (clipboardEnds === 'fails') throw new DOMException('Write denied', 'NotAllowedError');
        recorded.copies.push(text);
      };
      const define = (name: string, value: unknown): void =>
        void Object.defineProperty(navigator, name, { configurable: true, value });
      define('share', shareEnds ? sheet : undefined);
      define('canShare', ({ files }: ShareData) => withFiles || !files);
      define('clipboard', { writeText });
    },
    [share, takesFiles, clipboard] as const,
  );
  await open(page, path);
}

const recorded = (page: Page): Promise<Recorded> =>
  page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded);
const button = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Share this reading' }).getByRole('button', { name });
const anyToast = (page: Page) => page.getByRole('region', { name: 'Notification' }).locator('p');

async function shareUrlOf(page: Page): Promise<string> {
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  return `${canonical}?sign=leo`;
}

/** The specification's text, written out once more. */
function wholeText(reading: DailyReading, host: string): string {
  const time = reading.lucky_time ? `\nLucky Time: ${reading.lucky_time}` : '';
  return `LEO HOROSCOPE

♌\uFE0E Jul 23 - Aug 22
${TODAY_LONG}

${reading.description.replaceAll('**', '')}

Lucky Number: ${reading.lucky_number}
Lucky Color: ${reading.color}
Mood: ${reading.mood}${time}

Read your free daily horoscope at ${host}

#leohoroscope #dailyhoroscope #astrology #zodiacsigns #leo`;
}

async function expectedText(page: Page, reading: DailyReading): Promise<string> {
  return wholeText(reading, new URL(await shareUrlOf(page)).host);
}

test('five buttons share the reading', async ({ page }) => {
  await prepare(page);
  await expect(page.getByRole('group', { name: 'Share this reading' }).getByRole('button')).toHaveCount(5);
  for (const name of ['Facebook', 'Twitter/X', 'Pinterest', 'WhatsApp', 'Share or copy']) {
    await expect(button(page, name)).toBeVisible();
  }
});

test('Facebook gets the share link in a window of 600 by 400', async ({ page }) => {
  await prepare(page);
  await button(page, 'Facebook').click();
  const [{ url, features }] = (await recorded(page)).windows as [Recorded['windows'][0]];
  expect(features).toMatch(/\bwidth=600,height=400\b/);
  const link = await shareUrlOf(page);
  expect(new URL(link).pathname + new URL(link).search).toBe('/horoscope/leo?sign=leo');
  expect(url).toBe(`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`);
});

test('Twitter/X gets a text within its limit and the share link', async ({ page, site }) => {
  await prepare(page);
  await button(page, 'Twitter/X').click();
  const [{ url, features }] = (await recorded(page)).windows as [Recorded['windows'][0]];
  expect(features).toMatch(/\bwidth=600,height=400\b/);
  const { origin, pathname, searchParams } = new URL(url);
  expect(origin + pathname).toBe('https://twitter.com/intent/tweet');
  expect(searchParams.get('url')).toBe(await shareUrlOf(page));
  const text = searchParams.get('text')!;
  expect(text.length).toBeLessThanOrEqual(280 - 24);
  const { lucky_number, mood } = await readingOf(site, 'leo');
  expect(text).toMatch(/^LEO HOROSCOPE\n\n♌\uFE0E Jul 23 - Aug 22\nSunday, November 15, 2026\n\n/);
  expect(text).toContain(`Lucky Number: ${lucky_number}`);
  expect(text).toContain(`Mood: ${mood}`);
  expect(text).toContain('#leohoroscope');
});

test('Pinterest gets the link, a description within its limit and our picture', async ({ page }) => {
  await prepare(page);
  await button(page, 'Pinterest').click();
  const [{ url, features }] = (await recorded(page)).windows as [Recorded['windows'][0]];
  expect(features).toMatch(/\bwidth=600,height=400\b/);
  const { origin, pathname, searchParams } = new URL(url);
  expect(origin + pathname).toBe('https://www.pinterest.com/pin/create/button/');
  expect(searchParams.get('url')).toBe(await shareUrlOf(page));
  expect(searchParams.get('description')!.length).toBeLessThanOrEqual(500);
  expect(searchParams.get('description')).toMatch(/^LEO HOROSCOPE\n[^]+#leohoroscope[^]+#leo$/);
  const picture = await page.request.get(new URL(searchParams.get('media')!).pathname);
  expect(picture.headers()['content-type']).toMatch(/^image\//);
});

test('WhatsApp gets the whole text and the share link', async ({ page, site }) => {
  await prepare(page);
  await button(page, 'WhatsApp').click();
  const [{ url, features }] = (await recorded(page)).windows as [Recorded['windows'][0]];
  expect(features).toMatch(/\bwidth=600,height=400\b/);
  const text = await expectedText(page, await readingOf(site, 'leo'));
  expect(new URL(url).origin).toBe('https://api.whatsapp.com');
  expect(new URL(url).searchParams.get('text')).toBe(`${text}\n\n${await shareUrlOf(page)}`);
});

test('the generic button uses the share sheet with title, whole text and link', async ({ page, site }) => {
  await prepare(page, { share: 'done' });
  await button(page, 'Share or copy').click();
  await expect.poll(async () => (await recorded(page)).shares).toHaveLength(1);
  expect((await recorded(page)).shares[0]).toEqual({
    title: `Leo Horoscope - ${TODAY_LONG}`,
    text: await expectedText(page, await readingOf(site, 'leo')),
    url: await shareUrlOf(page),
  });
  expect((await recorded(page)).copies).toEqual([]);
  await expect(anyToast(page)).toHaveCount(0);
});

test('where the share sheet takes files, it gets the picture with the text', async ({ page }) => {
  // Drawn once, it comes at once: how long the first time takes is not what this is about.
  await page.request.get('/share/reading/leo-2026-11-15.square.png');
  await prepare(page, { share: 'done', takesFiles: true });
  await button(page, 'Share or copy').click();
  await expect.poll(async () => (await recorded(page)).shares).toHaveLength(1);
  const [shared] = await page.evaluate(() =>
    (window as unknown as { recorded: Recorded }).recorded.shares.map(({ title, url, files }) => ({
      title,
      url,
      files: files!.map(({ name, type, size }) => ({ name, type, isWhole: size > 10_000 })),
    })),
  );
  expect(shared).toEqual({
    title: `Leo Horoscope - ${TODAY_LONG}`,
    url: await shareUrlOf(page),
    files: [{ name: 'leo-2026-11-15.square.png', type: 'image/png', isWhole: true }],
  });
});

test('a picture that cannot be had does not hold up the text', async ({ page, problems }) => {
  await page.route('**/share/reading/*.png', (route) => route.abort());
  await prepare(page, { share: 'done', takesFiles: true });
  await button(page, 'Share or copy').click();
  await expect.poll(async () => (await recorded(page)).shares).toHaveLength(1);
  expect((await recorded(page)).shares[0]).not.toHaveProperty('files');
  forgive(problems, /ERR_FAILED/);
});

for (const share of ['failed', undefined] as const) {
  const when = share ? 'a failed share sheet' : 'no share sheet';
  test(`with ${when} text and link are copied, and a toast says so`, async ({ page, site }) => {
    await prepare(page, { share });
    await button(page, 'Share or copy').click();
    const toast = page.getByRole('status').filter({ hasText: 'Copied to clipboard! ✅' });
    await expect(toast).toBeVisible();
    await expect(anyToast(page)).toHaveText([
      'Copied to clipboard! ✅',
      'Horoscope text copied - paste it anywhere!',
    ]);
    const text = await expectedText(page, await readingOf(site, 'leo'));
    expect((await recorded(page)).copies).toEqual([`${text}\n\n${await shareUrlOf(page)}`]);
  });
}

test('a cancelled share sheet is no failure: nothing is copied and nothing said', async ({ page }) => {
  await prepare(page, { share: 'cancelled' });
  await button(page, 'Share or copy').click();
  await expect.poll(async () => (await recorded(page)).shares).toHaveLength(1);
  expect((await recorded(page)).copies).toEqual([]);
  await expect(anyToast(page)).toHaveCount(0);
});

test('when the clipboard fails after the share sheet it is only logged', async ({ page, problems }) => {
  await prepare(page, { share: 'failed', clipboard: 'fails' });
  const logged = page.waitForEvent('console', (message) => message.type() === 'error');
  await button(page, 'Share or copy').click();
  await logged;
  forgive(problems, /Sharing failed/);
  await expect(anyToast(page)).toHaveCount(0);
});

test("with no share sheet and a failing clipboard a destructive toast says 'Copy failed'", async ({
  page,
}) => {
  await prepare(page, { clipboard: 'fails' });
  await button(page, 'Share or copy').click();
  const toast = page.getByRole('alert').filter({ hasText: 'Copy failed' });
  await expect(toast).toBeVisible();
  await expect(anyToast(page)).toHaveText(['Copy failed', 'Please try again.']);
});

const PERIODS = [
  { kind: 'weekly', when: 'Nov 15 - Nov 21', first: 'Week Overview', last: 'Weekly Advice' },
  { kind: 'monthly', when: 'November 2026', first: 'Monthly Overview', last: 'Monthly Guidance' },
] as const;

for (const { kind, when, first, last } of PERIODS) {
  const path = `/horoscope/leo?type=${kind}`;

  test(`the ${kind} forecast shares its own address and words`, async ({ page, site }) => {
    await prepare(page, { share: 'done' }, path);
    const answer = await fetch(`${site.url}/api/${kind}/leo?date=2026-11-15`);
    const { overview, love, advice } = (await answer.json()) as WeeklyReading;
    const link = `${await page.locator('link[rel=canonical]').getAttribute('href')}&sign=leo`;
    expect(new URL(link).search).toBe(`?type=${kind}&sign=leo`);

    await button(page, 'Facebook').click();
    await button(page, 'WhatsApp').click();
    await button(page, 'Share or copy').click();
    await expect.poll(async () => (await recorded(page)).shares).toHaveLength(1);
    const { windows, shares } = await recorded(page);
    expect(windows[0]!.url).toBe(`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`);
    const [{ title, text, url }] = shares as [Required<ShareData>];
    expect(title).toBe(`Leo ${kind === 'weekly' ? 'Weekly' : 'Monthly'} Horoscope - ${when}`);
    expect(url).toBe(link);
    expect(text.startsWith(`LEO ${kind.toUpperCase()} HOROSCOPE\n`)).toBe(true);
    expect(text).toContain(`Aug 22\n${when}\n\n${first}\n${overview}\n\nLove & Relationships\n${love}\n\n`);
    expect(text).toContain(`${last}\n${advice}\n\nRead your free ${kind} horoscope at ${new URL(link).host}`);
    expect(text.endsWith(`#leohoroscope #${kind}horoscope #astrology #zodiacsigns #leo`)).toBe(true);
    expect(new URL(windows[1]!.url).searchParams.get('text')).toBe(`${text}\n\n${link}`);
    expect((await page.request.get(new URL(link).pathname + new URL(link).search)).status()).toBe(200);
  });
}

test('an archived reading shares the address it is kept at', async ({ page }) => {
  for (const path of ['/archive/leo-2026-11-13', '/archive/leo-week-2026-11-08']) {
    await prepare(page, {}, path);
    const link = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(link!).pathname).toBe(path);
    await button(page, 'Facebook').click();
    const [{ url }] = (await recorded(page)).windows as [Recorded['windows'][0]];
    expect(url).toBe(`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link!)}`);
  }
});
