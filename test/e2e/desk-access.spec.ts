import type { CDPSession } from '@playwright/test';
import { createServer, type AddressInfo } from 'node:net';
import { stepAt, totpCode } from '../../src/server/access/totp.ts';
import { OWNER, OWNER_PASSWORD } from '../harness/owner.ts';
import { TEST_NOON, type TestSite } from '../harness/site.ts';
import { expectAccessible } from './shop.ts';
import { expect, forgive, test, type Page } from './site.ts';

const PHONE = { width: 390, height: 844 };
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** The browser's console tells of every answer that is a refusal. */
const REFUSED = /the server responded with a status of (401|403|410|429)/;

test.use({ viewport: PHONE });

/** A passkey belongs to a name and a port, which have to be known before the site is. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

interface Desk {
  site: TestSite;
  url: string;
}

type SiteWith = (env: Record<string, string>) => Promise<TestSite>;

async function deskOf(siteWith: SiteWith, env: Record<string, string> = OWNER): Promise<Desk> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const site = await siteWith({ ...env, PORT: String(port), SITE_URL: url });
  return { site, url };
}

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const told = (page: Page) => page.getByRole('alert').first();
const today = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Today' }).first();

async function signIn(page: Page, { url }: Desk, given = OWNER_PASSWORD): Promise<void> {
  await page.goto(`${url}/admin/access`);
  await password(page).fill(given);
  await page.getByRole('button', { name: 'Sign in with password' }).click();
}

const atAccess = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Access' })).toBeVisible();

async function expectNoOverflow(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
}

/** A phone's own, which asks nobody and says yes. */
async function virtualAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

test('the door refuses a wrong password, opens to the right one, and closes behind who leaves', async ({
  page,
  siteWith,
  problems,
}) => {
  const desk = await deskOf(siteWith);
  await page.goto(`${desk.url}/admin/access`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your Desk' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  // Offered to somebody without one, it would go away later, and the form would jump under a finger.
  await expect(page.getByRole('button', { name: 'Use your passkey' })).toHaveCount(0);
  await signIn(page, desk, 'not the password');
  await expect(told(page)).toHaveText('That’s not it. Please try again.');
  await password(page).fill(OWNER_PASSWORD);
  await page.getByRole('button', { name: 'Show the password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Sign in with password' }).click();
  await atAccess(page);
  await expect(page.getByText('Chrome on Linux, this one')).toBeVisible();
  await expect(page.getByText(/^Since today \d+:\d+ .M · last here today \d+:\d+ .M$/)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  const copied = await page.context().cookies();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Desk' })).toBeVisible();
  // Whoever has copied the cookie has nothing.
  await page.context().addCookies(copied);
  await page.goto(`${desk.url}/admin/access`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your Desk' })).toBeVisible();
  forgive(problems, REFUSED);
});

test(
  'five wrong tries make a minute’s wait that counts down',
  { tag: '@full' },
  async ({ page, siteWith, problems }) => {
    const desk = await deskOf(siteWith);
    await page.goto(`${desk.url}/admin`);
    const submit = page.getByRole('button', { name: 'Sign in with password' });
    for (let index = 0; index < 5; index++) {
      await password(page).fill(`guess ${index}`);
      await submit.click();
      await expect(told(page)).toHaveText('That’s not it. Please try again.');
    }
    await password(page).fill(OWNER_PASSWORD);
    await submit.click();
    await expect(told(page)).toContainText('Five wrong tries, then a minute’s wait.');
    await expect(told(page)).toContainText(/(1:00|0:5\d) left\./);
    await expect(submit).toBeDisabled();
    await page.clock.runFor(15_000);
    await expect(told(page)).toContainText(/0:[34]\d left\./);
    await expectAccessible(page);
    await page.clock.runFor(46_000);
    await expect(told(page)).toHaveText('You can try again now.');
    await desk.site.setClock(new Date(Date.parse(TEST_NOON) + 61_000).toISOString());
    await submit.click();
    await expect(today(page)).toBeAttached();
    forgive(problems, REFUSED);
  },
);

test('a passkey is added, opens the desk, and shows once more who it is', async ({
  page,
  siteWith,
  problems,
}) => {
  const desk = await deskOf(siteWith);
  const { cdp, authenticatorId } = await virtualAuthenticator(page);
  await signIn(page, desk);
  await page.getByLabel('Name of the new passkey').fill('My phone');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('My phone', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();

  const usePasskey = page.getByRole('button', { name: 'Use your passkey' });
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await usePasskey.click();
  await expect(told(page)).toContainText('The passkey wasn’t used.');
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await usePasskey.click();
  await expect(today(page)).toBeAttached();

  await desk.site.setClock(new Date(Date.parse(TEST_NOON) + 16 * 60_000).toISOString());
  await page.goto(`${desk.url}/admin/access`);
  await page.getByRole('button', { name: 'Remove the passkey My phone' }).click();
  const question = page.getByRole('dialog', { name: 'Still You?' });
  await question.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('My phone', { exact: true })).toBeHidden();
  forgive(problems, REFUSED);
});

function secretIn(letters: string): Buffer {
  const bits = [...letters.replaceAll(' ', '')].map((one) =>
    LETTERS.indexOf(one).toString(2).padStart(5, '0'),
  );
  return Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)!
      .map((byte) => Number.parseInt(byte, 2)),
  );
}

test(
  'two-step codes are asked for after the password, and a recovery code opens once',
  { tag: '@full' },
  async ({ page, siteWith, problems }) => {
    const desk = await deskOf(siteWith);
    const noonMs = Date.parse(TEST_NOON);
    await signIn(page, desk);
    await page.getByRole('button', { name: 'Set them up' }).click();
    const secret = secretIn((await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())!);
    await expect(page.getByRole('img', { name: 'The secret as a QR code' })).toBeVisible();
    await page.getByLabel('Six-digit code').fill(totpCode(secret, stepAt(noonMs)));
    await page.getByRole('button', { name: 'Turn them on' }).click();
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(8);
    const [recovery = ''] = await codes.allTextContents();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'I’ve kept them' }).click();
    await expect(page.getByText('8 left')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    // Access has a section of that name, too, until the desk has closed.
    await expect(page.getByRole('button', { name: 'Sign in with password' })).toBeVisible();

    await desk.site.setClock(new Date(noonMs + 60_000).toISOString());
    await password(page).fill(OWNER_PASSWORD);
    await page.getByRole('button', { name: 'Sign in with password' }).click();
    const code = page.getByLabel('Six-digit code');
    await expect(code).toBeFocused();
    await expectAccessible(page);
    await code.fill('000000');
    await page.getByRole('button', { name: 'Sign in with the code' }).click();
    await expect(told(page)).toContainText('That code isn’t it');
    await code.fill(totpCode(secret, stepAt(noonMs + 60_000)));
    await page.getByRole('button', { name: 'Sign in with the code' }).click();
    await expect(today(page)).toBeAttached();

    await page.goto(`${desk.url}/admin/access`);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    const recover = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Use a recovery code.' }).click();
      await page.getByLabel('Recovery code', { exact: true }).fill(recovery.toLowerCase());
      await page.getByRole('button', { name: 'Sign in with this code' }).click();
    };
    await recover();
    await expect(today(page)).toBeAttached();
    await page.goto(`${desk.url}/admin/access`);
    await expect(page.getByText('7 left')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await recover();
    await expect(told(page)).toHaveText('That’s not it. Please try again.');
    forgive(problems, REFUSED);
  },
);

test(
  'a link that has ended says so, and the door says when nobody is reachable',
  { tag: '@full' },
  async ({ page, context, siteWith, problems }) => {
    const desk = await deskOf(siteWith, {});
    await page.goto(`${desk.url}/admin/set-up#${'A'.repeat(43)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Make It Yours' })).toBeVisible();
    await expect(page).toHaveURL(`${desk.url}/admin/set-up`);
    await expectAccessible(page);
    await page.getByLabel('New password', { exact: true }).fill('a dozen quiet comets');
    await page.getByRole('button', { name: 'Make it mine' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This Link Has Ended' })).toBeVisible();
    await page.getByRole('link', { name: 'sign in' }).click();
    await expect(page.getByText('This desk waits for its owner.')).toBeVisible();
    await context.setOffline(true);
    await password(page).fill('a dozen quiet comets');
    await page.getByRole('button', { name: 'Sign in with password' }).click();
    await expect(told(page)).toHaveText('You’re offline. The door is here when you’re back.');
    await context.setOffline(false);
    forgive(problems, REFUSED);
    forgive(problems, /ERR_INTERNET_DISCONNECTED/);
  },
);
