import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PreferencesExport } from '../../src/contract/preferences.ts';
import type { DailyReading } from '../../src/contract/horoscope.ts';
import { pushBrowser } from '../harness/push-browser.ts';
import { startPushService, type PushService } from '../harness/push-service.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { stranger } from '../harness/visitor.ts';
import { until } from '../harness/until.ts';

const CHOICE = { timezone: 'Europe/Berlin', zodiacSign: 'leo' };

describe('the daily message of a whole site', () => {
  let service: PushService;
  let site: TestSite;
  beforeAll(async () => {
    service = await startPushService();
    site = await startTestSite({
      clock: '2026-11-15T06:59:00Z',
      env: { ROLE: 'all', PUSH_ALLOW_HOSTS: service.host },
    });
  });
  afterAll(async () => {
    await site.stop();
    await service.stop();
  });

  async function call<T>(visitor: string, method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${site.url}/api${path}`, {
      method,
      headers: { 'x-user-id': visitor, ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : null,
    });
    expect(response.ok).toBe(true);
    return (await response.json().catch(() => null)) as T;
  }

  it('comes at the visitor’s minute with the words of the page, once, and is in the export', async () => {
    const visitor = stranger();
    const browser = pushBrowser(`${service.origin}/send/phone`);
    await call(visitor, 'POST', '/notifications/subscribe', {
      subscription: browser.subscription,
      ...CHOICE,
    });
    await call(visitor, 'POST', '/preferences/horoscope-enable', CHOICE);
    await site.setClock('2026-11-15T07:00:10Z');
    await until('the message', () => service.received.length === 1);
    const message = browser.open(service.received[0]!.body);
    const reading = await call<DailyReading>(visitor, 'GET', '/horoscope/leo?date=2026-11-15');
    expect(message).toMatchObject({ sign: 'leo', date: '2026-11-15', tag: 'zodiary-2026-11-15' });
    expect(message.body).toBe(reading.summary);
    expect(service.received[0]!.headers.ttl).toMatch(/^215\d\d$/);

    const deliveries = async () =>
      (await call<PreferencesExport>(visitor, 'GET', '/preferences/export')).deliveries;
    await until('the outcome', async () => (await deliveries())[0]?.outcome === 'sent');
    await site.setClock('2026-11-15T07:05:00Z');
    await site.setClock('2026-11-16T07:00:10Z');
    await until('the next message', () => service.received.length === 2);
    expect(browser.open(service.received[1]!.body).date).toBe('2026-11-16');

    await call(visitor, 'DELETE', '/preferences');
    const client = new pg.Client({ connectionString: site.databaseUrl });
    await client.connect();
    const { rows } = await client.query('select from deliveries union all select from push_subscriptions');
    await client.end();
    expect(rows).toEqual([]);
  });

  it('ends with the browser: a service that knows it no more is asked once, and notifications are off', async () => {
    const visitor = stranger();
    const { subscription } = pushBrowser(`${service.origin}/send/old-phone`);
    // Where their minute is over: the sweep of this one may still be looking for whoever is due.
    const choice = { ...CHOICE, timezone: 'Europe/Helsinki' };
    await call(visitor, 'POST', '/notifications/subscribe', { subscription, ...choice });
    await call(visitor, 'POST', '/preferences/horoscope-enable', choice);
    service.answer((response) => response.writeHead(410).end());
    await site.setClock('2026-11-17T07:00:10Z');
    const exported = () => call<PreferencesExport>(visitor, 'GET', '/preferences/export');
    await until('the outcome', async () => (await exported()).deliveries[0]?.outcome === 'gone');
    expect(await exported()).toMatchObject({
      preferences: { horoscopeEnabled: false },
      subscriptions: [],
      deliveries: [{ day: '2026-11-17', outcome: 'gone' }],
    });
  });
});
