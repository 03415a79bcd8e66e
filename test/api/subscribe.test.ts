import { describe, expect, it, onTestFinished } from 'vitest';
import { pushBrowser } from '../harness/push-browser.ts';
import { stranger } from '../harness/visitor.ts';
import { BERLIN, NOTHING_SENT, NOW, notifyingSite, pathOf, refusal } from './notifying-site.ts';

const { here, call, answer, newBrowser, subscribe, enable, test, preferences, exported, pathsReceived } =
  notifyingSite();

describe('subscribing', () => {
  it('POST /api/notifications/subscribe keeps the subscription, the zone and the sign', async () => {
    const visitor = stranger();
    const browser = newBrowser();
    const kept = await subscribe(visitor, browser);
    expect(kept).toMatchObject({ ...BERLIN, horoscopeEnabled: false });
    expect(await preferences(visitor)).toEqual(kept);
    expect((await exported(visitor)).subscriptions).toEqual([{ host: here.service.host, createdAt: NOW }]);
    expect(await test(visitor)).toEqual({ ...NOTHING_SENT, sent: 1 });
    expect(pathsReceived()).toEqual([pathOf(browser)]);
  });

  it('again changes nothing but the keys, the zone and the sign', async () => {
    const visitor = stranger();
    const browser = newBrowser();
    await subscribe(visitor, browser);
    const renewed = pushBrowser(browser.subscription.endpoint);
    const tokyo = { timezone: 'Asia/Tokyo', zodiacSign: 'virgo' };
    expect(await subscribe(visitor, renewed, tokyo)).toMatchObject(tokyo);
    expect(await test(visitor)).toEqual({ ...NOTHING_SENT, sent: 1 });
    expect(renewed.open(here.service.received[0]!.body).sign).toBe('virgo');
  });

  it('passes over fields that browsers add inside the subscription', async () => {
    const visitor = stranger();
    const { subscription } = newBrowser();
    const { p256dh, auth } = subscription.keys;
    const odd = { ...subscription, options: { userVisibleOnly: true }, keys: { p256dh, auth, more: 1 } };
    await answer(visitor, 'POST', '/notifications/subscribe', { subscription: odd, ...BERLIN });
    expect(await test(visitor)).toEqual({ ...NOTHING_SENT, sent: 1 });
  });

  it('an endpoint that was somebody else’s moves, and who has no other may be asked again', async () => {
    const [before, other, after] = [stranger(), stranger(), stranger()];
    const [shared, own] = [newBrowser(), newBrowser()];
    await subscribe(before, shared);
    await enable(before);
    await subscribe(after, shared);
    expect((await exported(before)).subscriptions).toEqual([]);
    expect((await preferences(before)).horoscopeEnabled).toBe(false);
    expect((await exported(after)).subscriptions).toHaveLength(1);
    await subscribe(other, own);
    await enable(other);
    await subscribe(other, shared);
    await subscribe(before, shared);
    expect((await preferences(other)).horoscopeEnabled).toBe(true);
    expect((await exported(other)).subscriptions).toHaveLength(1);
  });

  it('an eleventh browser takes the place of the oldest', async () => {
    onTestFinished(() => here.site.setClock(NOW));
    const visitor = stranger();
    const browsers = Array.from({ length: 12 }, newBrowser);
    for (const [index, browser] of browsers.entries()) {
      await here.site.setClock(`2026-11-15T17:00:${10 + index}.000Z`);
      await subscribe(visitor, browser);
    }
    expect(await test(visitor)).toEqual({ ...NOTHING_SENT, sent: 10 });
    expect(pathsReceived()).toEqual(browsers.slice(2).map(pathOf).toSorted());
  });

  it('a new browser stays even when the clock was set back', async () => {
    onTestFinished(() => here.site.setClock(NOW));
    const visitor = stranger();
    for (let count = 0; count < 10; count++) await subscribe(visitor, newBrowser());
    await here.site.setClock('2026-11-14T17:00:00.000Z');
    const newest = newBrowser();
    await subscribe(visitor, newest);
    await test(visitor);
    expect(pathsReceived()).toContain(pathOf(newest));
    expect(here.service.received).toHaveLength(10);
  });
});

describe('subscribing at the same time', () => {
  it('ten times the same browser is one', async () => {
    const visitor = stranger();
    const browser = newBrowser();
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe(visitor, browser)));
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    expect((await exported(visitor)).subscriptions).toHaveLength(1);
  });

  it('twenty browsers are ten in the end', async () => {
    const visitor = stranger();
    await Promise.all(Array.from({ length: 20 }, () => subscribe(visitor, newBrowser())));
    expect((await exported(visitor)).subscriptions).toHaveLength(10);
  });

  it('one browser by ten visitors belongs to one of them', async () => {
    const visitors = Array.from({ length: 10 }, stranger);
    const browser = newBrowser();
    await Promise.all(visitors.map((visitor) => subscribe(visitor, browser)));
    const owned = await Promise.all(visitors.map(exported));
    expect(owned.filter(({ subscriptions }) => subscriptions.length === 1)).toHaveLength(1);
    expect(owned.filter(({ subscriptions }) => subscriptions.length === 0)).toHaveLength(9);
  });

  it('two visitors with ten browsers each may swap them all', async () => {
    const [one, other] = [stranger(), stranger()];
    const [ones, others] = [Array.from({ length: 10 }, newBrowser), Array.from({ length: 10 }, newBrowser)];
    for (const browser of ones) await subscribe(one, browser);
    for (const browser of others) await subscribe(other, browser);
    const swaps = ones.flatMap((_, index) => [
      subscribe(one, others[index]!),
      subscribe(other, ones[9 - index]!),
    ]);
    await Promise.all(swaps);
    for (const visitor of [one, other])
      expect((await exported(visitor)).subscriptions.length).toBeLessThanOrEqual(10);
  });

  it('stopping and deleting do not break what is under way', async () => {
    const visitor = stranger();
    const calls = Array.from({ length: 30 }, (_, index) => {
      if (index % 3 === 1) return call(visitor, 'DELETE', '/notifications/subscribe');
      if (index % 3 === 2) return call(visitor, 'DELETE', '/preferences');
      return call(visitor, 'POST', '/notifications/subscribe', {
        subscription: newBrowser().subscription,
        ...BERLIN,
      });
    });
    for (const { status } of await Promise.all(calls)) expect([200, 204]).toContain(status);
  });
});

describe('a wrong subscription', () => {
  const good = () => ({ subscription: newBrowser().subscription, ...BERLIN });
  const at = (endpoint: unknown) => ({ ...good(), subscription: { ...good().subscription, endpoint } });
  const keyed = (keys: object) => ({
    ...good(),
    subscription: { ...good().subscription, keys: { ...good().subscription.keys, ...keys } },
  });

  it.each([
    ['no body', () => undefined],
    ['no fields', () => ({})],
    ['no subscription', () => BERLIN],
    ['a field too many', () => ({ ...good(), paused: false })],
    ['a subscription of text', () => ({ ...good(), subscription: 'yes' })],
    ['no keys', () => ({ ...good(), subscription: { endpoint: good().subscription.endpoint } })],
    ['an unknown zone', () => ({ ...good(), timezone: 'Mars/Olympus' })],
    ['an offset for a zone', () => ({ ...good(), timezone: '+01:00' })],
    ['an unknown sign', () => ({ ...good(), zodiacSign: 'ophiuchus' })],
    ['a sign in capitals', () => ({ ...good(), zodiacSign: 'Leo' })],
    ['an endpoint that is no text', () => at(7)],
    ['an endless endpoint', () => at(`https://fcm.googleapis.com/${'x'.repeat(5_000)}`)],
    ['a short key', () => keyed({ p256dh: 'BAAA' })],
    ['a key of another kind', () => keyed({ p256dh: `A${'A'.repeat(86)}` })],
    ['a key with too much padding', () => keyed({ p256dh: `${good().subscription.keys.p256dh}==` })],
    ['a key that is on no curve', () => keyed({ p256dh: `B${'A'.repeat(86)}` })],
    ['a short secret', () => keyed({ auth: 'AAAA' })],
    ['a long secret', () => keyed({ auth: 'A'.repeat(23) })],
  ])('with %s is refused, and nothing is kept of it', async (_what, body) => {
    const visitor = stranger();
    const refused = await refusal(await call(visitor, 'POST', '/notifications/subscribe', body()));
    expect(refused).toMatchObject({ status: 400, code: 'bad_request', cache: 'private, no-store' });
    expect(await exported(visitor)).toMatchObject({ preferences: null, subscriptions: [] });
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/fcm/send/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://me@fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'https://localhost:5432/x',
    'https://evil.example/x',
  ])('at %s is refused with a sentence', async (endpoint) => {
    const visitor = stranger();
    const refused = await refusal(await call(visitor, 'POST', '/notifications/subscribe', at(endpoint)));
    expect(refused).toMatchObject({ status: 400, message: expect.stringMatching(/^The endpoint .+\.$/) });
    expect(refused.message).not.toContain(endpoint);
    expect(await exported(visitor)).toMatchObject({ preferences: null, subscriptions: [] });
  });

  it('may not be huge or of another kind', async () => {
    const huge = { ...good(), subscription: { ...good().subscription, more: 'x'.repeat(20_000) } };
    expect((await call(stranger(), 'POST', '/notifications/subscribe', huge)).status).toBe(413);
    const form = { 'x-user-id': stranger(), 'content-type': 'application/x-www-form-urlencoded' };
    const url = `${here.site.url}/api/notifications/subscribe`;
    expect((await fetch(url, { method: 'POST', headers: form, body: 'a=b' })).status).toBe(415);
  });
});

describe('stopping', () => {
  it('DELETE /api/notifications/subscribe ends all browsers of the visitor, twice over', async () => {
    const [stops, stays] = [stranger(), stranger()];
    for (const visitor of [stops, stops, stays]) await subscribe(visitor, newBrowser());
    for (const visitor of [stops, stays]) await enable(visitor);
    for (const _ of [1, 2])
      expect(await answer(stops, 'DELETE', '/notifications/subscribe')).toMatchObject({
        ...BERLIN,
        horoscopeEnabled: false,
      });
    expect((await exported(stops)).subscriptions).toEqual([]);
    expect((await exported(stays)).subscriptions).toHaveLength(1);
    expect((await preferences(stays)).horoscopeEnabled).toBe(true);
  });

  it('leaves no trace of somebody who was never here', async () => {
    const visitor = stranger();
    expect(await answer(visitor, 'DELETE', '/notifications/subscribe')).toMatchObject({
      horoscopeEnabled: false,
    });
    expect((await exported(visitor)).preferences).toBeNull();
  });

  it('ten times at once is the same', async () => {
    const visitor = stranger();
    await subscribe(visitor, newBrowser());
    await enable(visitor);
    const stops = Array.from({ length: 10 }, () => answer(visitor, 'DELETE', '/notifications/subscribe'));
    for (const each of await Promise.all(stops)) expect(each.horoscopeEnabled).toBe(false);
    expect((await exported(visitor)).subscriptions).toEqual([]);
  });
});
