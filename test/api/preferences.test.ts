import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { PreferencesAnswer, PreferencesExport, RefusalAnswer } from '../../src/contract/preferences.ts';
import { pushBrowser } from '../harness/push-browser.ts';
import { startTestSite } from '../harness/site.ts';
import { stranger } from '../harness/visitor.ts';

const NOW = '2026-11-15T12:00:00.000Z';
const DEFAULTS: PreferencesAnswer = {
  horoscopeNeverAsk: false,
  horoscopeEnabled: false,
  askHoroscopeAgainAfter: null,
  jokesEnabled: true,
  jokeRefusesCount: 0,
  feedbackShown: true,
  notificationTime: '08:00',
  timezone: null,
  zodiacSign: null,
  paused: false,
};
const LISBON = { zodiacSign: 'leo', timezone: 'Europe/Lisbon' };
const ENABLED = { ...DEFAULTS, ...LISBON, horoscopeEnabled: true, feedbackShown: false };

/** Every call, with a body it accepts. */
const CALLS: [method: string, path: string, body?: object][] = [
  ['GET', ''],
  ['GET', '/export'],
  ['POST', '/horoscope-enable', LISBON],
  ['POST', '/horoscope-decline'],
  ['POST', '/horoscope-never-ask'],
  ['POST', '/refuse-joke'],
  ['POST', '/reset-refuses'],
  ['POST', '/disable-jokes'],
  ['POST', '/feedback-shown'],
  ['PUT', '/notification-time', { time: '07:05' }],
  ['PATCH', '', { paused: true }],
  ['DELETE', ''],
];
const JSON_TYPE = { 'content-type': 'application/json' };
const WITHOUT_BODY = CALLS.filter(([method, , body]) => method !== 'GET' && !body);

const NO_PUSH = { subscriptions: [], deliveries: [] };

let site: Awaited<ReturnType<typeof startTestSite>>;
beforeAll(async () => {
  site = await startTestSite({ clock: NOW });
});
afterAll(() => site.stop());

const send = (method: string, path: string, headers: HeadersInit, body: string | null = null) =>
  fetch(`${site.url}/api/preferences${path}`, { method, headers, body });

function call(visitor: string, method: string, path: string, body?: unknown): Promise<Response> {
  if (body === undefined) return send(method, path, { 'x-user-id': visitor });
  return send(method, path, { 'x-user-id': visitor, ...JSON_TYPE }, JSON.stringify(body));
}

async function answer<T = PreferencesAnswer>(...request: Parameters<typeof call>): Promise<T> {
  const response = await call(...request);
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

const read = (visitor: string) => answer(visitor, 'GET', '');
const kept = async (visitor: string) =>
  (await answer<PreferencesExport>(visitor, 'GET', '/export')).preferences;

/** Straight from the tables: what the site says it forgot must be gone. */
async function query(text: string, values: unknown[]): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  try {
    return await client.query(text, values);
  } finally {
    await client.end();
  }
}

const hashOf = (visitor: string) => createHash('sha256').update(visitor).digest('hex');

async function rowsOf(visitor: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of ['visitors', 'push_subscriptions', 'deliveries'])
    counts[table] = (
      await query(`select 1 from ${table} where visitor_hash = $1`, [hashOf(visitor)])
    ).rowCount!;
  return counts;
}

const keepDelivery = (visitor: string, day: string, outcome: string) =>
  query('insert into deliveries (visitor_hash, local_day, due_at, outcome) values ($1, $2, now(), $3)', [
    hashOf(visitor),
    day,
    outcome,
  ]);

async function subscribe(visitor: string, endpoint: string): Promise<void> {
  const { subscription } = pushBrowser(endpoint);
  const response = await fetch(`${site.url}/api/notifications/subscribe`, {
    method: 'POST',
    headers: { 'x-user-id': visitor, ...JSON_TYPE },
    body: JSON.stringify({ subscription, ...LISBON }),
  });
  expect(response.status).toBe(200);
}

async function outcome(response: Response) {
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    body: await response.json(),
  };
}
const ERROR = { error: { code: expect.any(String), message: expect.any(String) } };
const refused = (status: number) => ({ status, cache: 'private, no-store', body: ERROR });

describe('a visitor', () => {
  it('not known yet gets the defaults and leaves no trace', async () => {
    const visitor = stranger();
    expect(await read(visitor)).toEqual(DEFAULTS);
    expect(await answer(visitor, 'GET', '/export')).toEqual({
      exportedAt: NOW,
      preferences: null,
      ...NO_PUSH,
    });
  });

  it('switches notifications on; a repetition changes nothing', async () => {
    const visitor = stranger();
    expect(await answer(visitor, 'POST', '/horoscope-enable', LISBON)).toEqual(ENABLED);
    const first = await kept(visitor);
    onTestFinished(() => site.setClock(NOW));
    await site.setClock('2026-11-15T13:00:00.000Z');
    expect(await answer(visitor, 'POST', '/horoscope-enable', LISBON)).toEqual(ENABLED);
    expect(await kept(visitor)).toEqual(first);
  });

  it('declines and may be asked again 24 hours later by the server clock, or never', async () => {
    const visitor = stranger();
    const declined = { ...DEFAULTS, askHoroscopeAgainAfter: '2026-11-16T12:00:00.000Z' };
    expect(await answer(visitor, 'POST', '/horoscope-decline')).toEqual(declined);
    expect(await read(visitor)).toEqual(declined);
    const never = await answer(visitor, 'POST', '/horoscope-never-ask');
    expect(never).toEqual({ ...declined, horoscopeNeverAsk: true });
  });

  it('keeps or changes the time, and is asked about it no more', async () => {
    const [keeps, changes] = [stranger(), stranger()];
    await answer(keeps, 'POST', '/horoscope-enable', LISBON);
    await answer(changes, 'POST', '/horoscope-enable', LISBON);
    await answer(keeps, 'POST', '/feedback-shown');
    await answer(changes, 'PUT', '/notification-time', { time: '23:59' });
    expect(await read(keeps)).toEqual({ ...ENABLED, feedbackShown: true });
    expect(await read(changes)).toEqual({ ...ENABLED, feedbackShown: true, notificationTime: '23:59' });
  });

  it('changes settings one by one', async () => {
    const visitor = stranger();
    await answer(visitor, 'POST', '/refuse-joke');
    await answer(visitor, 'POST', '/disable-jokes');
    expect(await read(visitor)).toEqual({ ...DEFAULTS, jokesEnabled: false, jokeRefusesCount: 1 });
    expect(await answer(visitor, 'PATCH', '', { jokesEnabled: true })).toEqual(DEFAULTS);
    await answer(visitor, 'PATCH', '', { zodiacSign: 'pisces', timezone: 'Asia/Kolkata' });
    await answer(visitor, 'PATCH', '', { paused: true });
    const wanted = { ...DEFAULTS, zodiacSign: 'pisces', timezone: 'Asia/Kolkata', paused: true };
    expect(await answer(visitor, 'PATCH', '', {})).toEqual(wanted);
    expect(await read(visitor)).toEqual(wanted);
  });
});

describe('everything kept', () => {
  it('is exported', async () => {
    const visitor = stranger();
    await answer(visitor, 'POST', '/horoscope-enable', LISBON);
    const record = { ...ENABLED, feedbackAnswered: false, createdAt: NOW, updatedAt: NOW };
    const exported = { exportedAt: NOW, preferences: record, ...NO_PUSH };
    expect(await answer(visitor, 'GET', '/export')).toEqual(exported);
    await subscribe(visitor, 'https://web.push.apple.com/secret');
    await keepDelivery(visitor, '2026-11-14', 'sent');
    await keepDelivery(visitor, '2026-11-15', 'waiting');
    expect(await answer(visitor, 'GET', '/export')).toEqual({
      ...exported,
      subscriptions: [{ host: 'web.push.apple.com', createdAt: NOW }],
      deliveries: [
        { day: '2026-11-15', outcome: 'waiting' },
        { day: '2026-11-14', outcome: 'sent' },
      ],
    });
  });

  it("is deleted, twice over, and nobody else's", async () => {
    const [leaves, stays] = [stranger(), stranger()];
    for (const visitor of [leaves, stays]) {
      await answer(visitor, 'POST', '/horoscope-enable', LISBON);
      await subscribe(visitor, `https://web.push.apple.com/${visitor}`);
      await keepDelivery(visitor, '2026-11-14', 'sent');
    }
    expect(await rowsOf(leaves)).toEqual({ visitors: 1, push_subscriptions: 1, deliveries: 1 });
    for (const _ of [1, 2]) expect((await call(leaves, 'DELETE', '')).status).toBe(204);
    expect(await rowsOf(leaves)).toEqual({ visitors: 0, push_subscriptions: 0, deliveries: 0 });
    expect(await answer(leaves, 'GET', '/export')).toEqual({
      exportedAt: NOW,
      preferences: null,
      ...NO_PUSH,
    });
    expect(await read(leaves)).toEqual(DEFAULTS);
    expect(await read(stays)).toEqual(ENABLED);
    expect(await rowsOf(stays)).toEqual({ visitors: 1, push_subscriptions: 1, deliveries: 1 });
  });
});

describe('at the same time', () => {
  const together = <T>(visitor: string, path: string, body?: unknown) =>
    Promise.all(Array.from({ length: 10 }, () => answer<T>(visitor, 'POST', path, body)));

  it('ten refusals count ten, for a new and for a known visitor, and one of them asks', async () => {
    const visitor = stranger();
    for (const _ of ['new', 'known']) {
      const answers = await together<RefusalAnswer>(visitor, '/refuse-joke');
      expect(answers.filter((each) => each.shouldShowDisablePopup)).toHaveLength(1);
      expect((await read(visitor)).jokeRefusesCount).toBe(10);
      expect((await answer(visitor, 'POST', '/reset-refuses')).jokeRefusesCount).toBe(0);
    }
  });

  it('ten enables make one visitor, and different steps do not undo each other', async () => {
    const visitor = stranger();
    expect(await together(visitor, '/horoscope-enable', LISBON)).toEqual(Array(10).fill(ENABLED));
    const steps = CALLS.slice(4, 11).filter(([, path]) => path !== '/reset-refuses');
    await Promise.all(steps.map(([method, path, body]) => answer(visitor, method, path, body)));
    const said = { horoscopeNeverAsk: true, feedbackShown: true, notificationTime: '07:05', paused: true };
    expect(await read(visitor)).toEqual({ ...ENABLED, ...said, jokesEnabled: false, jokeRefusesCount: 1 });
  });

  it('deleting does not break what is under way', async () => {
    const visitor = stranger();
    const calls = Array.from({ length: 20 }, (_, index) =>
      index % 2 ? call(visitor, 'DELETE', '') : call(visitor, 'POST', '/refuse-joke'),
    );
    for (const { status } of await Promise.all(calls)) expect([200, 204]).toContain(status);
  });
});

describe('a body', () => {
  it.each(WITHOUT_BODY)('is not needed by %s %s', async (method, path) => {
    const visitor = { 'x-user-id': stranger() };
    const json = { ...visitor, ...JSON_TYPE };
    for (const [headers, body] of [[visitor], [json], [json, ''], [json, '{}']] as const) {
      expect((await send(method, path, headers, body)).status).toBe(method === 'DELETE' ? 204 : 200);
    }
    for (const wrong of ['{"count":1}', '[]', '"x"', '1', '{', '{"__proto__":{}}']) {
      expect(await outcome(await send(method, path, json, wrong))).toEqual(refused(400));
    }
    expect(await outcome(await send(method, path, visitor, 'plain text'))).toEqual(refused(400));
  });

  it.each([
    ['POST', '/horoscope-enable', { ...LISBON, zodiacSign: 'Leo' }],
    ['POST', '/horoscope-enable', { ...LISBON, zodiacSign: null }],
    ['POST', '/horoscope-enable', { ...LISBON, timezone: 'Mars/Olympus' }],
    ['POST', '/horoscope-enable', { ...LISBON, timezone: '+01:00' }],
    ['POST', '/horoscope-enable', { ...LISBON, extra: true }],
    ['POST', '/horoscope-enable', { zodiacSign: 'leo' }],
    ['POST', '/horoscope-enable', undefined],
    ['PUT', '/notification-time', { time: '24:00' }],
    ['PUT', '/notification-time', { time: 800 }],
    ['PUT', '/notification-time', { time: '08:00', zone: 'UTC' }],
    ['PUT', '/notification-time', undefined],
    ['PATCH', '', { zodiacSign: 'LEO' }],
    ['PATCH', '', { jokesEnabled: 'yes' }],
    ['PATCH', '', { paused: null }],
    ['PATCH', '', { horoscopeEnabled: true }],
    ['PATCH', '', undefined],
  ])('of %s %s may not be %j, and nothing is kept of it', async (method, path, body) => {
    const visitor = stranger();
    expect(await outcome(await call(visitor, method, path, body))).toEqual(refused(400));
    expect(await kept(visitor)).toBeNull();
  });

  it('may not be huge or of another kind', async () => {
    const huge = { ...LISBON, timezone: 'x'.repeat(20_000) };
    expect(await outcome(await call(stranger(), 'POST', '/horoscope-enable', huge))).toEqual(refused(413));
    const form = { 'x-user-id': stranger(), 'content-type': 'application/x-www-form-urlencoded' };
    expect(await outcome(await send('PATCH', '', form, 'paused=true'))).toEqual(refused(415));
  });
});

describe.each(CALLS)('%s %s', (method, path, body) => {
  it('needs an identifier of this site', async () => {
    const json = body ? JSON_TYPE : undefined;
    const text = body ? JSON.stringify(body) : undefined;
    expect(await outcome(await send(method, path, { ...json }, text))).toEqual(refused(400));
    for (const wrong of ['', 'someone', 'user_1_abcdef', `${stranger()}!`]) {
      expect(await outcome(await send(method, path, { ...json, 'x-user-id': wrong }, text))).toEqual(
        refused(400),
      );
    }
  });

  it('is neither cached nor open to other sites, and does not repeat the identifier', async () => {
    const visitor = stranger();
    const response = await call(visitor, method, path, body);
    expect(response.ok).toBe(true);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(JSON.stringify([...response.headers]) + (await response.text())).not.toContain(visitor);
  });

  it('is described', async () => {
    const response = await fetch(`${site.url}/api/openapi.json`);
    const { paths } = (await response.json()) as { paths: Record<string, Record<string, object>> };
    const described = paths[`/api/preferences${path}`]![method.toLowerCase()]!;
    expect(described).toMatchObject({ summary: expect.any(String), security: [{ visitor: [] }] });
    expect('requestBody' in described).toBe(body !== undefined);
  });
});
