import { describe, expect, it } from 'vitest';
import { pushBrowser } from '../harness/push-browser.ts';
import { stranger } from '../harness/visitor.ts';
import { siteWithDatabase } from './site-with-database.ts';

const { here, send } = siteWithDatabase();

async function step(visitor: string, method: string, path: string, body?: object): Promise<void> {
  const response = await send(method, `/api${path}`, { 'x-user-id': visitor }, body);
  expect(response.status).toBe(200);
}

async function stored(): Promise<number> {
  const { rows } = await here.client.query<{ n: number }>('select count(*)::int as n from visitors');
  return rows[0]!.n;
}

describe('a visitor', () => {
  it.each([
    ['PATCH', '/preferences', {}],
    ['PATCH', '/preferences', { jokesEnabled: true, paused: false }],
    ['POST', '/preferences/reset-refuses', undefined],
  ] as const)('who has set nothing is not stored: %s %s %j', async (method, path, body) => {
    const before = await stored();
    await step(stranger(), method, path, body);
    expect(await stored()).toBe(before);
  });

  it('who has set everything back is stored no more', async () => {
    const before = await stored();
    const visitor = stranger();
    await step(visitor, 'POST', '/preferences/refuse-joke');
    await step(visitor, 'PATCH', '/preferences', { paused: true });
    expect(await stored()).toBe(before + 1);
    await step(visitor, 'POST', '/preferences/reset-refuses');
    await step(visitor, 'PATCH', '/preferences', { paused: false });
    expect(await stored()).toBe(before);
  });

  it('whose browser takes messages stays, whatever is set', async () => {
    const visitor = stranger();
    const { subscription } = pushBrowser(`https://fcm.googleapis.com/fcm/send/${visitor}`);
    const choice = { timezone: 'Europe/Berlin', zodiacSign: 'leo' };
    await step(visitor, 'POST', '/notifications/subscribe', { subscription, ...choice });
    await here.client.query('update visitors set timezone = null, zodiac_sign = null');
    const before = await stored();
    await step(visitor, 'POST', '/preferences/reset-refuses');
    expect(await stored()).toBe(before);
  });

  it('who comes ten times at once is stored once', async () => {
    const before = await stored();
    const visitor = stranger();
    await Promise.all(Array.from({ length: 10 }, () => step(visitor, 'POST', '/preferences/refuse-joke')));
    expect(await stored()).toBe(before + 1);
    const response = await send('GET', '/api/preferences', { 'x-user-id': visitor });
    expect(await response.json()).toMatchObject({ jokeRefusesCount: 10 });
  });
});
