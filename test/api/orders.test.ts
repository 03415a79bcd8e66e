import { describe, expect, it } from 'vitest';
import { BoughtReport, NewOrderAnswer, OrderAnswer, ShopAnswer } from '../../src/contract/orders.ts';
import { CONSENT_VERSION } from '../../src/domain/orders/consent.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { until } from '../harness/until.ts';
import { siteWithDatabase } from './site-with-database.ts';

const CLARA = { date: '1991-11-03', time: '06:40', place: { id: 2996944 }, name: 'Clara' };
const CONSENT = { version: CONSENT_VERSION };
const ORDER = { birth: CLARA, consent: CONSENT };

const { here, send } = siteWithDatabase();

async function placed(body: object = ORDER, headers = {}): Promise<NewOrderAnswer> {
  const answer = await send('POST', '/api/orders', headers, body);
  expect(answer.status).toBe(201);
  return NewOrderAnswer.parse(await answer.json());
}

async function order(handle: string): Promise<OrderAnswer> {
  const answer = await send('GET', `/api/orders/${handle}`);
  expect(answer.status).toBe(200);
  return OrderAnswer.parse(await answer.json());
}

const sessionOf = ({ url }: { url: string }): string =>
  new URL(url, 'http://localhost').searchParams.get('session')!;

async function act(session: string, action: string): Promise<string> {
  const body = new URLSearchParams({ action });
  const answer = await fetch(`${here.site.url}/api/checkout/demo/${session}`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  return answer.headers.get('location')!;
}

async function bought(body: object = ORDER): Promise<NewOrderAnswer & { path: string }> {
  const made = await placed(body);
  await act(sessionOf(made), 'pay');
  const { report } = await until('the order moves on', async () => {
    const now = await order(made.handle);
    return now.state === 'fulfilled' ? now : null;
  });
  return { ...made, path: report?.path ?? '' };
}

async function read(path: string): Promise<BoughtReport> {
  const answer = await send('GET', `/api${path}`);
  expect(answer.status).toBe(200);
  return BoughtReport.parse(await answer.json());
}

const status = async (method: string, path: string, body?: object): Promise<number> =>
  (await send(method, path, {}, body)).status;

describe('the shop', () => {
  it('is open in demo on a fresh clone', async () => {
    const shop = ShopAnswer.parse(await (await send('GET', '/api/shop')).json());
    expect(shop).toMatchObject({ open: true, provider: 'demo', refundDays: 14, keepDays: 365, mail: false });
    expect(shop.price).toEqual({ cents: 1900, currency: 'USD' });
  });
});

describe('a purchase', () => {
  it('leads from the order over the payment to a report that only its link opens', async () => {
    const made = await placed();
    expect(made.number).toMatch(/^DEMO-[0-9A-Z]{4}-[0-9A-Z]{2}$/);
    const open = await order(made.handle);
    expect(open).toMatchObject({ state: 'created', demo: true, report: null, paidAt: null });
    expect(open.about).toEqual({
      name: 'Clara',
      date: 'November 3, 1991',
      time: 'at 6:40 in the morning',
      place: 'Lyon, France',
    });
    expect(await act(sessionOf(made), 'pay')).toContain(`/order-success?order=${made.handle}`);
    const ready = await until('the order moves on', async () => {
      const now = await order(made.handle);
      return now.state === 'fulfilled' ? now : null;
    });
    expect(ready).toMatchObject({ state: 'fulfilled', charged: true, deleted: false });
    expect(
      ready.steps.map(({ name }) => name),
      'a book that waits until it is asked for is no step of the making',
    ).toEqual(['payment', 'sky', 'words']);
    const report = await read(ready.report!.path);
    expect(report).toMatchObject({ state: 'ready', demo: true, number: made.number });
    const text = JSON.stringify(report);
    expect(text).toContain('Scorpio');
    expect((await read(ready.report!.path)).state).toBe('ready');
  });

  it('can be had as a book, marked as a demo', { timeout: timeLimit(120_000) }, async () => {
    const { path } = await bought();
    const answer = await send('GET', `/api${path}/book.pdf?paper=a4`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100_000);
  });

  it('is one, however often the buyer presses the button', async () => {
    const key = { 'idempotency-key': 'a-key-of-the-buyer-1' };
    const [first, second] = [await placed(ORDER, key), await placed(ORDER, key)];
    expect(second).toEqual(first);
    const session = sessionOf(first);
    await Promise.all([act(session, 'pay'), act(session, 'pay'), act(session, 'pay')]);
    await until('the order moves on', async () =>
      (await order(first.handle)).state === 'fulfilled' ? true : null,
    );
    const { rows } = await here.client.query(
      `select (select count(*)::int from order_events where order_id = o.id) as events,
        (select count(*)::int from reports where order_id = o.id) as reports
        from orders o where number = $1`,
      [first.number],
    );
    expect(rows).toEqual([{ events: 1, reports: 1 }]);
    const other = { ...ORDER, birth: { ...CLARA, date: '1992-01-01' } };
    expect((await send('POST', '/api/orders', key, other)).status).toBe(409);
  });

  it('tells of a decline, keeps the birth data and goes on', async () => {
    const made = await placed();
    expect(await act(sessionOf(made), 'decline')).toContain(`/failed-order?order=${made.handle}`);
    expect(await order(made.handle)).toMatchObject({
      state: 'failed',
      decline: 'declined',
      charged: false,
      about: { name: 'Clara' },
    });
    const { url } = (await (await send('POST', `/api/orders/${made.handle}/retry`)).json()) as {
      url: string;
    };
    expect(sessionOf({ url })).not.toBe(sessionOf(made));
    await act(sessionOf({ url }), 'pay');
    await until('the order moves on', async () =>
      (await order(made.handle)).state === 'fulfilled' ? true : null,
    );
  });

  it('works as forms post it', async () => {
    const answer = await fetch(`${here.site.url}/api/orders`, {
      method: 'POST',
      body: new URLSearchParams({
        'birth.date': '1991-11-03',
        'birth.time': '',
        'birth.place.id': '2996944',
        'birth.name': 'Clara',
        email: '',
        'consent.version': CONSENT_VERSION,
      }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    const url = new URL(answer.headers.get('location')!, 'http://localhost');
    expect(url.pathname).toBe('/checkout/demo');
    expect(await order(url.searchParams.get('order')!)).toMatchObject({ about: { time: null } });
  });

  it('is refused without the words of consent, without a birth and for an hour that never was', async () => {
    expect(await status('POST', '/api/orders', { birth: CLARA, consent: { version: 'old' } })).toBe(400);
    expect(await status('POST', '/api/orders', { consent: CONSENT })).toBe(400);
    const skipped = { ...CLARA, date: '2026-03-08', time: '02:30', place: { id: 5128581 } };
    expect(await status('POST', '/api/orders', { ...ORDER, birth: skipped })).toBe(422);
  });
});

describe('strangers', () => {
  it('get the same answer whatever they guess, and nothing is kept or found', async () => {
    const { handle, path } = await bought();
    const guesses = ['x', 'A'.repeat(22), 'A'.repeat(43), handle.slice(0, -1), path.slice(8, -1)];
    const answers = await Promise.all(
      guesses.flatMap((guess) =>
        [`/api/orders/${guess}`, `/api/report/${guess}`, `/api/report/${guess}/book.pdf`].map(async (at) => {
          const answer = await send('GET', at);
          return [answer.status, await answer.text(), answer.headers.get('cache-control')].join(' ');
        }),
      ),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^404 /);
    const { headers } = await send('GET', `/api${path}`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
  });

  it('cannot say that something is paid', async () => {
    const made = await placed();
    const session = sessionOf(made);
    const event = { id: `${session}:completed`, kind: 'completed', session, createdAt: Date.now() };
    for (const signature of ['', 't=1,v1=00', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`])
      expect((await send('POST', '/api/webhooks/demo', { 'demo-signature': signature }, event)).status).toBe(
        400,
      );
    expect(await status('POST', '/api/webhooks/nobody', event)).toBe(404);
    expect((await order(made.handle)).state).toBe('created');
  });
});

describe('after the purchase', () => {
  it('the money comes back, and the link says so', async () => {
    const { handle, path } = await bought();
    expect(await (await send('POST', `/api/orders/${handle}/refund`)).json()).toEqual({ state: 'refunded' });
    expect(await status('POST', `/api/orders/${handle}/refund`)).toBe(200);
    expect(await order(handle)).toMatchObject({ state: 'refunded', report: null, refundUntil: null });
    expect((await read(path)).state).toBe('refunded');
    expect(await status('GET', `/api${path}/book.pdf`)).toBe(404);
  });

  it('everything personal can be deleted, and the sums stay', async () => {
    const { handle, number, path } = await bought();
    expect(await status('DELETE', `/api${path}`)).toBe(204);
    expect(await status('GET', `/api${path}`)).toBe(404);
    expect(await status('DELETE', `/api${path}`)).toBe(404);
    expect(await order(handle)).toMatchObject({ deleted: true, about: null, report: null });
    const { rows } = await here.client.query(
      `select amount, sealed, sealed_document, sealed_token, token_hash from orders o
        join reports r on r.order_id = o.id where number = $1`,
      [number],
    );
    expect(rows).toEqual([
      { amount: 1900, sealed: null, sealed_document: null, sealed_token: null, token_hash: null },
    ]);
  });
});

describe('a present', () => {
  const GIFT = { gift: { to: 'Clara', from: 'Leo', note: 'For the long evenings' }, consent: CONSENT };

  it('is a code for the card, which opens once', async () => {
    const { handle } = await bought(GIFT);
    const { gift, report } = await order(handle);
    expect([report, gift?.to, gift?.used]).toEqual([null, 'Clara', false]);
    const code = gift!.code!.toLowerCase().replaceAll('-', ' ');
    const at = `/api/gifts/${encodeURIComponent(code)}`;
    expect(await (await send('GET', at)).json()).toMatchObject({ to: 'Clara', from: 'Leo', used: false });
    const opened = await send('POST', at, {}, { birth: CLARA });
    expect(opened.status).toBe(200);
    const { report: theirs } = (await opened.json()) as { report: { path: string } };
    await until('the order moves on', async () =>
      (await read(theirs.path)).state === 'ready' ? true : null,
    );
    expect(await (await send('POST', at, {}, { birth: CLARA })).json()).toEqual({ report: theirs });
    expect(await status('POST', at, { birth: { ...CLARA, date: '1980-01-01' } })).toBe(409);
    expect(await order(handle)).toMatchObject({ gift: { used: true }, report: null, refundUntil: null });
    expect(await status('POST', `/api/orders/${handle}/refund`)).toBe(409);
  });

  it('that is given back opens nothing', async () => {
    const { handle } = await bought(GIFT);
    const { gift } = await order(handle);
    expect(await status('POST', `/api/orders/${handle}/refund`)).toBe(200);
    expect(await status('GET', `/api/gifts/${gift!.code}`)).toBe(404);
    expect(await status('POST', `/api/gifts/${gift!.code}`, { birth: CLARA })).toBe(404);
  });
});
