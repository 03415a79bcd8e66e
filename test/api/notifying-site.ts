import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { TestAnswer } from '../../src/contract/push.ts';
import type { PreferencesAnswer, PreferencesExport } from '../../src/contract/preferences.ts';
import { pushBrowser, type PushBrowser } from '../harness/push-browser.ts';
import { startPushService, taken, type PushService } from '../harness/push-service.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';

export const NOW = '2026-11-15T17:00:00.000Z';
export const BERLIN = { timezone: 'Europe/Berlin', zodiacSign: 'leo' };
export const NOTHING_SENT: TestAnswer = { sent: 0, gone: 0, failed: 0 };

export const pathOf = ({ subscription }: PushBrowser): string => new URL(subscription.endpoint).pathname;

export async function refusal(response: Response) {
  const body = (await response.json()) as { error: { code: string; message: string } };
  return { status: response.status, cache: response.headers.get('cache-control'), ...body.error };
}

/** A site that may send to one push service on this machine, and what its visitors do. */
export function notifyingSite() {
  const here = {} as { service: PushService; site: TestSite };
  beforeAll(async () => {
    here.service = await startPushService();
    here.site = await startTestSite({
      clock: NOW,
      env: {
        PUSH_ALLOW_HOSTS: here.service.host,
        TRUSTED_PROXIES: '127.0.0.1',
      },
    });
  });
  afterAll(async () => {
    await here.site.stop();
    await here.service.stop();
  });
  beforeEach(() => {
    here.service.answer(taken);
    here.service.received.length = 0;
  });

  let callers = 0;
  /** Each call from an address of its own, out of the way of the limit on test messages. */
  const address = () => `198.51.${100 + Math.floor(callers / 250)}.${1 + (callers++ % 250)}`;

  function call(visitor: string, method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(`${here.site.url}/api${path}`, {
      method,
      headers: {
        'x-user-id': visitor,
        'x-forwarded-for': address(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  }

  async function answer<T = PreferencesAnswer>(...request: Parameters<typeof call>): Promise<T> {
    const response = await call(...request);
    const text = await response.text();
    expect([response.status, text]).toEqual([200, expect.any(String)]);
    return JSON.parse(text) as T;
  }

  return {
    here,
    call,
    answer,
    newBrowser: () => pushBrowser(`${here.service.origin}/send/${randomBytes(8).toString('hex')}`),
    subscribe: (visitor: string, { subscription }: PushBrowser, choice = BERLIN) =>
      answer(visitor, 'POST', '/notifications/subscribe', { subscription, ...choice }),
    enable: (visitor: string) => answer(visitor, 'POST', '/preferences/horoscope-enable', BERLIN),
    test: (visitor: string) => answer<TestAnswer>(visitor, 'POST', '/notifications/test'),
    preferences: (visitor: string) => answer(visitor, 'GET', '/preferences'),
    exported: (visitor: string) => answer<PreferencesExport>(visitor, 'GET', '/preferences/export'),
    pathsReceived: () => here.service.received.map(({ path }) => path).toSorted(),
  };
}
