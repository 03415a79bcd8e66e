import { describe, expect, it } from 'vitest';
import type { DailyReading } from '../../src/contract/horoscope.ts';
import { stranger } from '../harness/visitor.ts';
import { BERLIN, NOTHING_SENT, notifyingSite, pathOf, refusal } from './notifying-site.ts';

const { here, call, answer, newBrowser, subscribe, enable, test, preferences, exported } = notifyingSite();

describe('a test message', () => {
  it("POST /api/notifications/test says what the page says, of the visitor's own day", async () => {
    for (const [timezone, date, spoken] of [
      ['Pacific/Auckland', '2026-11-16', 'November 16'],
      ['America/New_York', '2026-11-15', 'November 15'],
      ['Pacific/Niue', '2026-11-15', 'November 15'],
    ] as const) {
      const visitor = stranger();
      const browser = newBrowser();
      await subscribe(visitor, browser, { timezone, zodiacSign: 'scorpio' });
      here.service.received.length = 0;
      expect(await test(visitor)).toEqual({ ...NOTHING_SENT, sent: 1 });
      const message = browser.open(here.service.received[0]!.body);
      const reading = await answer<DailyReading>(visitor, 'GET', `/horoscope/scorpio?date=${date}`);
      expect(message.body).toBe(reading.summary);
      expect(message).toEqual({
        title: `Scorpio, ${spoken}`,
        body: expect.stringMatching(/[.!?]”?$/),
        sign: 'scorpio',
        date,
        tag: `zodiary-${date}`,
        url: '/horoscope/scorpio',
        icon: '/icons/icon-192.png',
        badge: '/icons/badge-96.png',
      });
    }
  });

  it('carries the key that browsers were given', async () => {
    const visitor = stranger();
    await subscribe(visitor, newBrowser());
    await test(visitor);
    const { publicKey } = await answer<{ publicKey: string }>(visitor, 'GET', '/notifications/vapid-key');
    expect(here.service.received[0]!.headers['authorization']).toContain(`k=${publicKey}`);
  });

  it('is refused to somebody without a browser', async () => {
    for (const visitor of [stranger(), stranger()]) {
      expect(await refusal(await call(visitor, 'POST', '/notifications/test'))).toEqual({
        status: 409,
        cache: 'private, no-store',
        code: 'conflict',
        message: 'No browser of yours takes notifications yet. Turn them on first.',
      });
      await enable(visitor);
      expect((await call(visitor, 'POST', '/notifications/test')).status).toBe(409);
    }
  });

  it('tells sent, gone and failed apart, and forgets who is gone', async () => {
    const visitor = stranger();
    const [fine, gone, missing, broken, refused] = Array.from({ length: 5 }, newBrowser);
    for (const browser of [fine, gone, missing, broken, refused]) await subscribe(visitor, browser!);
    await enable(visitor);
    const statuses = new Map([
      [pathOf(gone!), 410],
      [pathOf(missing!), 404],
      [pathOf(broken!), 500],
      [pathOf(refused!), 403],
    ]);
    here.service.answer((response, { path }) => response.writeHead(statuses.get(path) ?? 201).end());
    expect(await test(visitor)).toEqual({ sent: 1, gone: 2, failed: 2 });
    expect((await exported(visitor)).subscriptions).toHaveLength(3);
    expect((await preferences(visitor)).horoscopeEnabled).toBe(true);
    expect(await test(visitor)).toEqual({ sent: 1, gone: 0, failed: 2 });
  });

  it('that finds the last browser gone turns notifications off, so that the site may ask again', async () => {
    const visitor = stranger();
    await subscribe(visitor, newBrowser());
    await enable(visitor);
    here.service.answer((response) => response.writeHead(410).end());
    expect(await test(visitor)).toEqual({ ...NOTHING_SENT, gone: 1 });
    expect(await preferences(visitor)).toMatchObject({ ...BERLIN, horoscopeEnabled: false });
    expect((await call(visitor, 'POST', '/notifications/test')).status).toBe(409);
  });

  it('five at once are five messages, and a browser found gone by all of them is gone', async () => {
    const visitor = stranger();
    const [fine, gone] = [newBrowser(), newBrowser()];
    await subscribe(visitor, fine);
    await subscribe(visitor, gone);
    here.service.answer((response, { path }) => response.writeHead(path === pathOf(gone) ? 410 : 201).end());
    for (const each of await Promise.all(Array.from({ length: 5 }, () => test(visitor))))
      expect(each).toMatchObject({ sent: 1, failed: 0 });
    expect(here.service.received.filter(({ path }) => path === pathOf(fine))).toHaveLength(5);
    expect((await exported(visitor)).subscriptions).toHaveLength(1);
  });

  it('may be asked for five times a minute, by address', async () => {
    const from = (ip: string) =>
      fetch(`${here.site.url}/api/notifications/test`, {
        method: 'POST',
        headers: { 'x-user-id': stranger(), 'x-forwarded-for': ip },
      });
    for (let count = 0; count < 5; count++) expect((await from('203.0.113.9')).status).toBe(409);
    const refused = await from('203.0.113.9');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refusal(refused)).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect((await from('203.0.113.10')).status).toBe(409);
  });
});
