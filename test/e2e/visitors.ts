import type { PreferencesAnswer, PreferencesExport } from '../../src/contract/preferences.ts';
import type { TestSite } from '../harness/site.ts';
import { answersRead, expect, hydrated, type Page } from './site.ts';

let made = 0;

/** Somebody the site may know already: what it knows is told it by its own calls. */
export interface Somebody {
  id: string;
  call: (method: string, path: string, body?: unknown) => Promise<Response>;
  preferences: () => Promise<PreferencesAnswer>;
  exported: () => Promise<PreferencesExport>;
}

/** Puts things into the device's storage before the first page, and leaves them alone after that. */
export async function onDevice(page: Page, things: Record<string, string>): Promise<void> {
  await page.addInitScript((kept) => {
    if (location.origin === 'null' || localStorage.getItem('seeded')) return;
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    addEventListener('pagehide', () => localStorage.setItem('seeded', 'yes'));
  }, things);
}

export async function somebody(page: Page, site: TestSite): Promise<Somebody> {
  const id = `user_1763226000000_${String(process.pid).padStart(8, '0')}${String(++made).padStart(8, '0')}`;
  await onDevice(page, { zodiary_user_id: id });
  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const response = await fetch(site.url + path, {
      method,
      headers: { 'x-user-id': id, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    expect(response.ok, `${method} ${path}`).toBe(true);
    return response;
  };
  const preferences = async (): Promise<PreferencesAnswer> =>
    (await call('GET', '/api/preferences')).json() as Promise<PreferencesAnswer>;
  const exported = async (): Promise<PreferencesExport> =>
    (await call('GET', '/api/preferences/export')).json() as Promise<PreferencesExport>;
  return { id, call, preferences, exported };
}

/** Lets what the page has already received be worked off; time stands still meanwhile. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn++) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
    }
  });
}

/** Opens a page whose clock stands still, and waits until the site has made up its mind what to ask. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.clock.pauseAt('2026-11-15T17:05:00Z');
  await visitAgain(page, path);
}

/** The clock still stands. */
export async function visitAgain(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await hydrated(page);
  await answersRead(page, '/api/preferences', '/api/jokes/today');
  await settled(page);
}

/** As when the tab was closed and the site is opened again. */
export async function endSession(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
}

/** Time passes on the device. */
export async function wait(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await settled(page);
}

/** As `wait`, and then until what has opened takes an answer: in its first moment a popup takes none. */
export async function waitToAnswer(page: Page, ms: number): Promise<void> {
  await wait(page, ms);
  await page.getByRole('dialog').waitFor();
  await wait(page, 1_000);
}

/** The three ways out of a dialog besides its buttons. */
export const WAYS_OUT: readonly ((page: Page) => Promise<void>)[] = [
  (page) => page.keyboard.press('Escape'),
  (page) => page.mouse.click(5, 5),
  (page) => page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click(),
];
