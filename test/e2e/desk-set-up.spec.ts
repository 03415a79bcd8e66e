import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestSite } from '../harness/site.ts';
import { expect, forgive, test, type Page } from './site.ts';

const ROOT = join(import.meta.dirname, '../..');
const FIRST = 'the quietest of all comets';
const SECOND = 'a comet that came back';
const run = promisify(execFile);

test.use({ viewport: { width: 390, height: 844 } });

/** As `npm run owner:link` and `npm run owner:reset` print it, at the address of this site. */
async function linkBy(word: 'link' | 'reset', site: TestSite): Promise<string> {
  const env = { ...process.env, DATABASE_URL: site.databaseUrl, SITE_URL: site.url };
  const { stdout } = await run(process.execPath, ['scripts/owner.ts', word], { cwd: ROOT, env });
  return /(http\S+\/admin\/set-up#[\w-]{43})\n$/.exec(stdout)![1]!;
}

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Make it mine' }).click();
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in with password' }).click();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test(
  'a link makes its holder the owner, and a reset on the machine makes another',
  { tag: '@full' },
  async ({ page, browser, siteWith, problems }) => {
    const site = await siteWith({});
    // The script on the machine knows no other clock than the machine's.
    await site.setClock(new Date().toISOString());
    const link = await linkBy('link', site);
    await page.goto(link);
    await expect(page, 'the secret stays in no history').toHaveURL(`${site.url}/admin/set-up`);
    await choose(page, FIRST);
    await expect(heading(page, 'Access')).toBeVisible();
    await expect(page.getByText('Chrome on Linux, this one')).toBeVisible();

    const another = await browser.newPage();
    await another.goto(link);
    await choose(another, SECOND);
    await expect(heading(another, 'This Link Has Ended')).toBeVisible();
    await another.close();

    const reset = await linkBy('reset', site);
    await page.reload();
    await expect(heading(page, 'Your Desk'), 'every device is signed out').toBeVisible();
    await expect(page.getByText('This desk waits for its owner.')).toBeVisible();
    await page.goto(reset);
    await choose(page, SECOND);
    await expect(heading(page, 'Access')).toBeVisible();

    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(heading(page, 'Your Desk')).toBeVisible();
    await signIn(page, FIRST);
    await expect(page.getByRole('alert').first()).toHaveText('That’s not it. Please try again.');
    await signIn(page, SECOND);
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Today' }).first()).toBeVisible();
    forgive(problems, /status of (401|410)/);
  },
);
