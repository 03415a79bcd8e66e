import type { DailyReading } from '../../src/contract/horoscope.ts';
import type { WeeklyReading } from '../../src/contract/weekly.ts';
import { onlyInFull } from './full-check.ts';
import { drawnPicture } from './heads.ts';
import { readingOf, TODAY_LONG } from './readings.ts';
import {
  firstWindow,
  openSharing,
  opensWithThePress,
  recorded,
  shareButton,
  sharedFiles,
  shareRow,
} from './sharing.ts';
import { expect, forgive, test, type Page } from './site.ts';

/** Opens Leo's reading, or another page that has one. */
const prepare = (page: Page, browser: Parameters<typeof openSharing>[2] = {}, path = '/horoscope/leo') =>
  openSharing(page, path, browser);
const button = (page: Page, name: string) => shareButton(page, 'reading', name);
const anyToast = (page: Page) => page.getByRole('region', { name: 'Notification' }).locator('p');

async function shareUrlOf(page: Page): Promise<string> {
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  return `${canonical}?sign=leo`;
}

/** The specification's text, written out once more. */
function wholeText(reading: DailyReading, host: string): string {
  const time = reading.lucky_time ? `\nLucky Time: ${reading.lucky_time}` : '';
  return `LEO HOROSCOPE

♌\uFE0E Jul 23 – Aug 22
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
  await expect(shareRow(page, 'reading').getByRole('button')).toHaveCount(5);
  for (const name of ['Facebook', 'Twitter/X', 'Pinterest', 'WhatsApp', 'Share or copy']) {
    await expect(button(page, name)).toBeVisible();
  }
});

test('Facebook gets the share link in a window of 600 by 400', async ({ page }) => {
  await prepare(page);
  await button(page, 'Facebook').click();
  const { url, features } = await firstWindow(page);
  expect(features).toMatch(/\bwidth=600,height=400\b/);
  const link = await shareUrlOf(page);
  expect(new URL(link).pathname + new URL(link).search).toBe('/horoscope/leo?sign=leo');
  expect(url).toBe(`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`);
});

test('Twitter/X gets a text within its limit and the share link', async ({ page, site }) => {
  await prepare(page);
  await button(page, 'Twitter/X').click();
  const { url, features } = await firstWindow(page);
  expect(features).toMatch(/\bwidth=600,height=400\b/);
  const { origin, pathname, searchParams } = new URL(url);
  expect(origin + pathname).toBe('https://twitter.com/intent/tweet');
  expect(searchParams.get('url')).toBe(await shareUrlOf(page));
  const text = searchParams.get('text')!;
  expect(text.length).toBeLessThanOrEqual(280 - 24);
  const { lucky_number, description } = await readingOf(site, 'leo');
  const [, heading, opening] = /^\*\*(.+)\*\*\n((?:\S+ ){4}\S+)/.exec(description)!;
  const head = `LEO HOROSCOPE\n\n♌\uFE0E Jul 23 – Aug 22\n${TODAY_LONG}\n\n${heading}\n${opening}`;
  expect(text.slice(0, head.length)).toBe(head);
  expect(text).toContain(`…\n\nLucky Number: ${lucky_number}`);
  expect(text).toMatch(/\n\n#leohoroscope #dailyhoroscope$/);
});

test('Pinterest gets the link, a description within its limit and our picture', async ({ page }) => {
  await prepare(page);
  await button(page, 'Pinterest').click();
  const { url, features } = await firstWindow(page);
  expect(features).toMatch(/\bwidth=600,height=400\b/);
  const { origin, pathname, searchParams } = new URL(url);
  expect(origin + pathname).toBe('https://www.pinterest.com/pin/create/button/');
  expect(searchParams.get('url')).toBe(await shareUrlOf(page));
  expect(searchParams.get('description')!.length).toBeLessThanOrEqual(500);
  expect(searchParams.get('description')).toMatch(/^LEO HOROSCOPE\n[^]+#leohoroscope[^]+#leo$/);
  const picture = await drawnPicture(page, searchParams.get('media')!);
  expect(picture.headers()['content-type']).toMatch(/^image\//);
});

test('WhatsApp gets the whole text and the share link', async ({ page, site }) => {
  await prepare(page);
  await button(page, 'WhatsApp').click();
  const { url, features } = await firstWindow(page);
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
  await prepare(page, { share: 'done', takesFiles: true });
  await expect(async () => {
    await button(page, 'Share or copy').click();
    expect(await sharedFiles(page)).toEqual([
      { name: 'leo-2026-11-15.square.png', type: 'image/png', isWhole: true },
    ]);
  }).toPass();
  const { title, url } = (await recorded(page)).shares.at(-1)!;
  expect({ title, url }).toEqual({ title: `Leo Horoscope - ${TODAY_LONG}`, url: await shareUrlOf(page) });
});

test('the share sheet opens with the press, also while its picture is on its way', async ({ page }) => {
  let asked = 0;
  await page.route('**/share/reading/*.png', () => void asked++);
  await prepare(page, { share: 'done', takesFiles: true });
  await button(page, 'Share or copy').scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toBe(1);
  expect(await opensWithThePress(page, 'reading')).toBe(true);
  expect((await recorded(page)).shares[0]).not.toHaveProperty('files');
});

test('a picture that cannot be had does not hold up the text', async ({ page, problems }) => {
  await page.route('**/share/reading/*.png', (route) => route.abort());
  await prepare(page, { share: 'done', takesFiles: true });
  await button(page, 'Share or copy').scrollIntoViewIfNeeded();
  await expect.poll(() => problems.join()).toContain('ERR_FAILED');
  forgive(problems, /ERR_FAILED/);
  expect(await opensWithThePress(page, 'reading')).toBe(true);
  expect((await recorded(page)).shares[0]).not.toHaveProperty('files');
});

test('for whoever saves data no picture is fetched', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await prepare(page, { share: 'done', takesFiles: true, savesData: true });
  await button(page, 'Share or copy').scrollIntoViewIfNeeded();
  await page.clock.runFor(10_000);
  await button(page, 'Share or copy').click();
  await expect.poll(async () => (await recorded(page)).shares).toHaveLength(1);
  expect(asked.filter((url) => url.includes('/share/'))).toEqual([]);
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
  { kind: 'weekly', when: 'Nov 15 – Nov 21', first: 'Week Overview', last: 'Weekly Advice' },
  { kind: 'monthly', when: 'November 2026', first: 'Monthly Overview', last: 'Monthly Guidance' },
] as const;

for (const { kind, when, first, last } of PERIODS) {
  const path = `/horoscope/leo?type=${kind}`;

  test(
    `the ${kind} forecast shares its own address and words`,
    onlyInFull(kind === 'monthly'),
    async ({ page, site }) => {
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
      expect(windows[0]!.url).toBe(
        `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`,
      );
      const [{ title, text, url }] = shares as [Required<ShareData>];
      expect(title).toBe(`Leo ${kind === 'weekly' ? 'Weekly' : 'Monthly'} Horoscope - ${when}`);
      expect(url).toBe(link);
      expect(text.startsWith(`LEO ${kind.toUpperCase()} HOROSCOPE\n`)).toBe(true);
      expect(text).toContain(`Aug 22\n${when}\n\n${first}\n${overview}\n\nLove & Relationships\n${love}\n\n`);
      expect(text).toContain(
        `${last}\n${advice}\n\nRead your free ${kind} horoscope at ${new URL(link).host}`,
      );
      expect(text.endsWith(`#leohoroscope #${kind}horoscope #astrology #zodiacsigns #leo`)).toBe(true);
      expect(new URL(windows[1]!.url).searchParams.get('text')).toBe(`${text}\n\n${link}`);
      expect((await page.request.get(new URL(link).pathname + new URL(link).search)).status()).toBe(200);
    },
  );
}

test('an archived reading shares the address it is kept at', async ({ page }) => {
  for (const path of ['/archive/leo-2026-11-13', '/archive/leo-week-2026-11-08']) {
    await prepare(page, {}, path);
    const link = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(link!).pathname).toBe(path);
    await button(page, 'Facebook').click();
    const { url } = await firstWindow(page);
    expect(url).toBe(`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link!)}`);
  }
});
