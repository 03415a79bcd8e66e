import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type pg from 'pg';
import { DeskPush, DeskPushPreview, DeskPushTested } from '../../src/contract/desk-push.ts';
import type { DailyReading } from '../../src/contract/horoscope.ts';
import { SIGN_KEYS } from '../../src/domain/zodiac/signs.ts';
import { connected } from '../harness/database.ts';
import { OWNER, ownerOf, type Owner } from '../harness/owner.ts';
import { pushBrowser } from '../harness/push-browser.ts';
import { startPushService, taken, type PushService } from '../harness/push-service.ts';
import { hashOf, subscribe } from '../harness/push-subscribers.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';

/** Noon in New York, where the day began at 05:00 of Greenwich. */
const NOON = '2026-11-15T17:00:00.000Z';

let service: PushService;
let site: TestSite;
let owner: Owner;
let client: pg.Client;
beforeAll(async () => {
  service = await startPushService();
  const env = { ...OWNER, PUSH_ALLOW_HOSTS: service.host };
  site = await startTestSite({ clock: NOON, env });
  owner = await ownerOf(site);
  client = await connected(site.databaseUrl);
});
afterAll(async () => {
  await client.end();
  await site.stop();
  await service.stop();
});
beforeEach(async () => {
  service.answer(taken);
  service.received.length = 0;
  await client.query('delete from visitors');
});

async function look(): Promise<DeskPush> {
  const answer = await owner.get('/api/admin/push');
  expect(answer.status).toBe(200);
  return DeskPush.parse(await answer.json());
}

const add = (...names: Parameters<typeof subscribe>[1][number][]): Promise<void> =>
  subscribe(client as unknown as pg.Pool, names);

async function delivered(name: string, dueAt: string, outcome: string, detail: string | null): Promise<void> {
  await client.query(
    `insert into deliveries (visitor_hash, local_day, due_at, outcome, detail, attempts)
     values ($1, '2026-11-15', $2, $3, $4, 1)`,
    [hashOf(name), dueAt, outcome, detail],
  );
}

describe('the counts', () => {
  it('are of the site’s day, by what became of each message', async () => {
    const names = ['sent', 'waiting', 'failed', 'gone', 'late', 'paused', 'yesterday'];
    await add(...names.map((name) => ({ name, zone: 'America/New_York' })));
    await delivered('sent', '2026-11-15T05:00:00Z', 'sent', null);
    await delivered('waiting', '2026-11-15T13:00:00Z', 'waiting', 'answered 503');
    await delivered('failed', '2026-11-15T13:00:00Z', 'failed', 'answered 403 (BadJwtToken)');
    await delivered('gone', '2026-11-15T13:00:00Z', 'gone', null);
    await delivered('late', '2026-11-15T13:00:00Z', 'dropped', 'too late');
    await delivered('paused', '2026-11-15T13:00:00Z', 'dropped', 'paused');
    await delivered('yesterday', '2026-11-15T04:59:00Z', 'sent', null);
    const push = await look();
    expect(push).toMatchObject({ date: '2026-11-15', browsers: 7, people: 7, pausedSince: null });
    expect(push.today).toEqual({ due: 6, sent: 1, waiting: 1, failed: 1, gone: 1, dropped: 1, paused: 1 });
    expect(push.failures.map(({ host, count }) => [host, count])).toEqual(
      Array.from({ length: 3 }, () => ['push.example', 1]),
    );
    expect(push.failures.map(({ reason }) => reason)).toContain(
      'It didn’t accept the site’s key. Check the push keys and the contact address.',
    );
    expect(JSON.stringify(push)).not.toContain(`push.example/`);
  });

  it('tell what comes by the hour, on whatever clock somebody has', async () => {
    await add(
      { name: 'new york, tomorrow', zone: 'America/New_York', time: '08:00' },
      { name: 'new york, today', zone: 'America/New_York', time: '20:30' },
      { name: 'los angeles', zone: 'america/los_angeles', time: '17:45' },
      { name: 'kathmandu', zone: 'Asia/Kathmandu', time: '08:00' },
      { name: 'off', zone: 'America/New_York', time: '20:30', enabled: false },
      { name: 'paused', zone: 'America/New_York', time: '20:30', paused: true },
      { name: 'without a browser', zone: 'America/New_York', time: '20:30', endpoints: [] },
      { name: 'of another runtime', zone: 'Moon/Crater', time: '20:30' },
    );
    expect((await look()).next).toEqual([
      { at: '2026-11-16T01:00:00.000Z', due: 2 },
      { at: '2026-11-16T02:00:00.000Z', due: 1 },
      { at: '2026-11-16T13:00:00.000Z', due: 1 },
    ]);
  });
});

describe('the preview', () => {
  it.each([
    ['today', '2026-11-15', 'Leo, November 15'],
    ['tomorrow', '2026-11-16', 'Leo, November 16'],
  ])('of %s has the very words of each sign’s page', async (day, date, title) => {
    const answer = await owner.get(`/api/admin/push/preview?day=${day}`);
    const preview = DeskPushPreview.parse(await answer.json());
    expect([preview.date, preview.messages.map(({ sign }) => sign)]).toEqual([date, SIGN_KEYS]);
    const leo = preview.messages.find(({ sign }) => sign === 'leo')!;
    const page = await fetch(`${site.url}/api/horoscope/leo?date=${date}`);
    expect(leo).toEqual({
      sign: 'leo',
      title,
      body: ((await page.json()) as DailyReading).summary,
      url: '/horoscope/leo',
    });
  });
});

describe('a test to the owner’s own device', () => {
  const send = async (endpoint: string) => {
    const browser = pushBrowser(endpoint);
    const { subscription } = browser;
    const answer = await owner.send('POST', '/api/admin/push/test', { subscription, sign: 'leo' });
    return { browser, answer };
  };

  it('arrives with today’s words, also during a pause, and nothing of the device is kept', async () => {
    await owner.send('POST', '/api/admin/push/pause');
    const { browser, answer } = await send(`${service.origin}/send/mine`);
    expect(DeskPushTested.parse(await answer.json()).outcome).toBe('sent');
    expect(browser.open(service.received[0]!.body)).toMatchObject({ title: 'Leo, November 15' });
    const { rows } = await client.query('select endpoint from push_subscriptions');
    expect(rows).toEqual([]);
    const { rows: log } = await client.query<{ text: string }>('select t::text as text from audit_log t');
    expect(log.map(({ text }) => text).join()).not.toContain(service.origin);
    await owner.send('POST', '/api/admin/push/resume');
  });

  it.each([
    [410, 'gone', 'doesn’t take messages any more'],
    [403, 'failed', 'didn’t accept the site’s key'],
    [500, 'failed', 'trouble of its own'],
  ])('that is answered with %i says so', async (status, outcome, words) => {
    service.answer((response) => response.writeHead(status).end());
    const tested = DeskPushTested.parse(await (await send(`${service.origin}/send/mine`)).answer.json());
    expect(tested).toEqual({ outcome, said: expect.stringContaining(words) });
  });

  it('goes nowhere but to push services', async () => {
    for (const endpoint of ['https://127.0.0.1/x', 'https://evil.example/x', 'http://fcm.googleapis.com/x'])
      expect((await send(endpoint)).answer.status).toBe(400);
  });
});

describe('a pause', () => {
  const press = async (what: string) => {
    const answer = await owner.send('POST', `/api/admin/push/${what}`);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { push: DeskPush }).push.pausedSince;
  };

  it('counts from the first press until it is taken back, and is in the log of changes once each', async () => {
    await client.query('alter table audit_log disable trigger user');
    await client.query('delete from audit_log');
    expect([await press('pause'), await press('pause')]).toEqual([NOON, NOON]);
    expect((await look()).pausedSince).toBe(NOON);
    expect([await press('resume'), await press('resume')]).toEqual([null, null]);
    const { rows } = await client.query<{ action: string }>('select action from audit_log order by id');
    expect(rows.map(({ action }) => action)).toEqual(['daily messages paused', 'daily messages resumed']);
  });
});

it('nobody without a session sees or changes anything', async () => {
  const headers = { 'sec-fetch-site': 'same-origin' };
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/preview'],
    ['POST', '/test'],
    ['POST', '/pause'],
    ['POST', '/resume'],
  ] as const)
    expect((await fetch(`${site.url}/api/admin/push${path}`, { method, headers })).status).toBe(401);
});
