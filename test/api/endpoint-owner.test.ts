import { describe, expect, it } from 'vitest';
import { LONGEST_ENDPOINT } from '../../src/domain/push/endpoint.ts';
import { pushBrowser, type PushBrowser } from '../harness/push-browser.ts';
import { stranger } from '../harness/visitor.ts';
import { BERLIN, NOTHING_SENT, notifyingSite, refusal } from './notifying-site.ts';

const { here, call, newBrowser, subscribe, enable, test, preferences, exported } = notifyingSite();

const post = (visitor: string, { subscription }: PushBrowser) =>
  call(visitor, 'POST', '/notifications/subscribe', { subscription, ...BERLIN });

describe('an endpoint that is subscribed', () => {
  it('is not taken over with other keys, and its owner loses nothing', async () => {
    const [owner, thief] = [stranger(), stranger()];
    const browser = newBrowser();
    await subscribe(owner, browser);
    await enable(owner);
    const refused = await refusal(await post(thief, pushBrowser(browser.subscription.endpoint)));
    expect(refused).toMatchObject({ status: 409, code: 'conflict', cache: 'private, no-store' });
    expect(refused.message).toMatch(/other keys/);
    expect(await exported(thief)).toMatchObject({ preferences: null, subscriptions: [] });
    expect((await preferences(owner)).horoscopeEnabled).toBe(true);
    expect(await test(owner)).toEqual({ ...NOTHING_SENT, sent: 1 });
    expect(browser.open(here.service.received[0]!.body).sign).toBe('leo');
  });

  it('belongs to one, when ten come with keys of their own at the same time', async () => {
    const { endpoint } = newBrowser().subscription;
    const visitors = Array.from({ length: 10 }, stranger);
    const answers = await Promise.all(visitors.map((visitor) => post(visitor, pushBrowser(endpoint))));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array<number>(9).fill(409)]);
    const owned = await Promise.all(visitors.map(exported));
    expect(owned.filter((one) => one.preferences !== null)).toHaveLength(1);
  });

  it('has the same keys with padding as without', async () => {
    const [before, after] = [stranger(), stranger()];
    const browser = newBrowser();
    await subscribe(before, browser);
    const { p256dh, auth } = browser.subscription.keys;
    const keys = { p256dh: `${p256dh}=`, auth: `${auth}==` };
    await subscribe(after, { ...browser, subscription: { ...browser.subscription, keys } });
    expect((await exported(before)).subscriptions).toEqual([]);
    expect(await test(after)).toEqual({ ...NOTHING_SENT, sent: 1 });
    expect(browser.open(here.service.received[0]!.body).sign).toBe('leo');
  });
});

it('an endpoint longer than any push service makes them is refused', async () => {
  const visitor = stranger();
  const start = `${here.service.origin}/send/`;
  const longest = start + 'x'.repeat(LONGEST_ENDPOINT - start.length);
  expect((await post(visitor, pushBrowser(`${longest}x`))).status).toBe(400);
  expect((await post(visitor, pushBrowser(longest))).status).toBe(200);
});
