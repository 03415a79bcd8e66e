import { describe, expect, it } from 'vitest';
import { stranger } from '../harness/visitor.ts';
import { BERLIN, notifyingSite, pathOf, refusal } from './notifying-site.ts';

const { here, call, newBrowser, subscribe } = notifyingSite();

const CALLS: [method: string, path: string, body: () => object | undefined][] = [
  ['POST', '/subscribe', () => ({ subscription: newBrowser().subscription, ...BERLIN })],
  ['DELETE', '/subscribe', () => undefined],
  ['POST', '/test', () => undefined],
];

describe.each(CALLS)('%s /api/notifications%s', (method, path, body) => {
  it('needs an identifier of this site', async () => {
    for (const wrong of ['', 'someone', 'user_1_abcdef', `${stranger()}!`]) {
      const refused = await refusal(await call(wrong, method, `/notifications${path}`, body()));
      expect(refused).toMatchObject({ status: 400, cache: 'private, no-store' });
    }
  });

  it('is neither cached nor open to other sites, and repeats neither identifier nor endpoint', async () => {
    const visitor = stranger();
    const browser = newBrowser();
    await subscribe(visitor, browser);
    const response = await call(visitor, method, `/notifications${path}`, body());
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    const said = JSON.stringify([...response.headers]) + (await response.text());
    for (const secret of [visitor, pathOf(browser), browser.subscription.keys.auth])
      expect(said).not.toContain(secret);
  });

  it('is refused to other sites', async () => {
    const headers = { 'x-user-id': stranger(), 'sec-fetch-site': 'cross-site' };
    const response = await fetch(`${here.site.url}/api/notifications${path}`, { method, headers });
    expect(response.status).toBe(403);
  });
});

it.each(CALLS.slice(1))('%s %s takes no fields', async (method, path) => {
  const visitor = stranger();
  await subscribe(visitor, newBrowser());
  expect((await call(visitor, method, `/notifications${path}`, { all: true })).status).toBe(400);
  expect((await call(visitor, method, `/notifications${path}`, {})).status).toBe(200);
});
