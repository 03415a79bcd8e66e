import { afterEach, describe, expect, it } from 'vitest';
import { actAtDemo, CONSENT, ORDER, placeOrder } from '../harness/orders.ts';
import { TEST_NOON } from '../harness/site.ts';
import { deskShop, titles } from './desk-shop.ts';

const { here, look, press, list, refused, bought, audited } = deskShop();

const HOUR_MS = 3_600_000;
const later = (hours: number): Promise<void> =>
  here.site.setClock(new Date(Date.parse(TEST_NOON) + hours * HOUR_MS).toISOString());
const ANA = { ...ORDER, birth: { ...ORDER.birth, name: 'Ana Maria Silva' }, email: 'Ana.Silva@Example.com' };
const GIFT = { consent: CONSENT, gift: { to: 'Tom Miller', from: 'Ana', note: 'For your birthday' } };

afterEach(() => later(0));

describe('the list', () => {
  it('has the newest first, page by page, and what is asked for', async () => {
    await here.client.query('truncate orders, reports, gifts, order_sessions, order_happenings');
    const numbers: string[] = [];
    for (let count = 0; count < 32; count += 1) {
      await later(count / 60);
      numbers.unshift((await placeOrder(here.site.url)).number);
    }
    const first = await list();
    expect(first.orders.map(({ number }) => number)).toEqual(numbers.slice(0, 30));
    const second = await list(`after=${first.next}`);
    expect([second.orders.map(({ number }) => number), second.next]).toEqual([numbers.slice(30), null]);
    expect((await list('state=fulfilled')).orders).toEqual([]);
    expect((await list('state=created')).orders).toHaveLength(30);
    expect((await refused('GET', '/api/admin/orders?after=nonsense')).status).toBe(400);
    expect((await refused('GET', '/api/admin/orders?state=lost')).status).toBe(400);
  });

  it('finds an order by its number however it is typed, and a buyer by the whole address', async () => {
    const { number } = await bought(ANA);
    const bare = number.replace('DEMO-', '').replace('-', '').toLowerCase();
    for (const typed of [number, bare, ` ${number.toLowerCase()} `, 'ana.silva@example.COM'])
      expect((await list(`find=${encodeURIComponent(typed)}`)).orders.map((order) => order.number)).toEqual([
        number,
      ]);
    expect((await list('find=silva@example.com')).orders).toEqual([]);
    expect((await list('find=DEMO-0000-00')).orders).toEqual([]);
  });
});

describe('one order', () => {
  it('tells what happened and nobody’s data', async () => {
    const { number, handle } = await bought(ANA);
    const order = await look(number);
    expect(order).toMatchObject({
      state: 'fulfilled',
      stateWords: 'paid, the report is made',
      provider: 'demo',
      live: false,
      price: { cents: 1900, currency: 'USD' },
      firstName: 'Ana',
      email: 'A•••@Example.com',
      isGift: false,
      waitsFor: null,
      timeZone: 'America/New_York',
    });
    expect(titles(order)).toEqual(['Ordered', 'Paid $19.00', 'Report made']);
    const told = JSON.stringify([order, await list()]);
    for (const secret of ['Silva', 'Maria', '1991', '06:40', '2996944', 'Lyon', handle])
      expect(told).not.toContain(secret);
  });

  it('has a decline and the next try on its timeline', async () => {
    const order = await placeOrder(here.site.url);
    await actAtDemo(here.site.url, order, 'decline');
    const failed = await look(order.number);
    expect(titles(failed)).toEqual(['Ordered', 'Payment didn’t go through']);
    expect(failed.happenings[1]).toMatchObject({ state: 'bad', words: 'The bank said no.' });
    await later(1);
    await fetch(`${here.site.url}/api/orders/${order.handle}/retry`, { method: 'POST' });
    expect(titles(await look(order.number)).at(-1)).toBe('Checkout opened');
  });

  it('that is not there is not found', async () => {
    expect(await refused('GET', '/api/admin/orders/DEMO-0000-00')).toMatchObject({ status: 404 });
    expect(await refused('POST', '/api/admin/orders/DEMO-0000-00/refund')).toMatchObject({ status: 404 });
  });
});

describe('a refund', () => {
  it('in the demo moves nothing, ends the link, and pressed twice is one', async () => {
    const { number, handle } = await bought();
    const { said, order } = await press(number, 'refund');
    expect(said).toBe('The demo gave $19.00 back. No money moved.');
    expect(order).toMatchObject({ state: 'refunded', choices: { refund: null, newLink: null } });
    expect(titles(order).at(-1)).toBe('$19.00 given back');
    await Promise.all([press(number, 'refund'), press(number, 'refund')]);
    expect((await audited(number)).map(({ action }) => action)).toEqual(['order refund asked']);
    const { state } = (await (await fetch(`${here.site.url}/api/orders/${handle}`)).json()) as {
      state: string;
    };
    expect(state).toBe('refunded');
  });

  it('of what nobody paid is refused', async () => {
    const { number } = await placeOrder(here.site.url);
    expect(await refused('POST', `/api/admin/orders/${number}/refund`)).toMatchObject({ status: 409 });
    expect(await audited(number)).toEqual([]);
  });
});

describe('a new link', () => {
  const linkOf = async (number: string): Promise<string> => {
    const answer = await here.owner.send('POST', `/api/admin/orders/${number}/link`);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { link: string }).link;
  };
  const opens = async (link: string): Promise<number> => {
    const { pathname, search } = new URL(link);
    const order = new URLSearchParams(search).get('order');
    const path = order ? `/api/orders/${order}` : `/api${pathname}`;
    return (await fetch(here.site.url + path)).status;
  };

  it('is the owner’s to hand over where no mail can be sent; the old one ends, two presses are one', async () => {
    const { number, handle } = await bought();
    const { report } = (await (await fetch(`${here.site.url}/api/orders/${handle}`)).json()) as {
      report: { path: string };
    };
    const link = await linkOf(number);
    expect(await linkOf(number)).toBe(link);
    expect([await opens(link), await opens(`http://site${report.path}`)]).toEqual([200, 404]);
    expect((await look(number)).happenings.at(-1)).toMatchObject({ title: 'New link made', state: 'good' });
    expect((await audited(number)).map(({ action }) => action)).toEqual(['order link renewed']);
    await later(0.1);
    const third = await linkOf(number);
    expect([third === link, await opens(third), await opens(link)]).toEqual([false, 200, 404]);
  });

  it('to a present opens the page with its code, and not the report', async () => {
    const { number, handle } = await bought(GIFT);
    const order = await look(number);
    expect(order).toMatchObject({ firstName: 'Tom', isGift: true, stateWords: 'paid, not opened yet' });
    expect(JSON.stringify(order)).not.toContain('birthday');
    const link = await linkOf(number);
    expect([await opens(link), await opens(`http://site/?order=${handle}`)]).toEqual([200, 404]);
  });

  it('is not made for what is not paid', async () => {
    const { number } = await placeOrder(here.site.url);
    expect(await refused('POST', `/api/admin/orders/${number}/link`)).toMatchObject({ status: 409 });
  });
});

describe('personal data', () => {
  it('goes, and the sums stay; pressed twice it is gone once', async () => {
    const { number, handle } = await bought(ANA);
    const { order } = await press(number, 'personal-data', 'DELETE');
    expect(order).toMatchObject({ firstName: null, email: null, keptUntil: null, price: { cents: 1900 } });
    expect(order.choices).toMatchObject({ erase: false, newLink: null, refund: 'demo' });
    expect(titles(order).at(-1)).toBe('Personal data deleted');
    const again = await press(number, 'personal-data', 'DELETE');
    expect(titles(again.order)).toEqual(titles(order));
    expect((await audited(number)).map(({ action }) => action)).toEqual(['order data deleted']);
    const { rows } = await here.client.query('select sealed, email_hash from orders where number = $1', [
      number,
    ]);
    expect(rows).toEqual([{ sealed: null, email_hash: null }]);
    expect((await fetch(`${here.site.url}/api/orders/${handle}`)).status).toBe(200);
  });
});

describe('nobody', () => {
  it('without a session sees or changes an order', async () => {
    const { number } = await bought();
    const calls = [
      ['GET', ''],
      ['GET', '/export.csv?from=2026-01-01&to=2026-12-31'],
      ['GET', `/${number}`],
      ['POST', `/${number}/paid`],
      ['POST', `/${number}/link`],
      ['POST', `/${number}/refund`],
      ['POST', `/${number}/dealt-with`],
      ['DELETE', `/${number}/personal-data`],
    ] as const;
    for (const [method, path] of calls) {
      const headers = { 'sec-fetch-site': 'same-origin' };
      const answer = await fetch(`${here.site.url}/api/admin/orders${path}`, { method, headers });
      expect([path, answer.status]).toEqual([path, 401]);
    }
    expect((await look(number)).state).toBe('fulfilled');
  });

  it('moves money or deletes with a proof that is old', async () => {
    const { number } = await bought();
    await later(0.5);
    for (const [method, what] of [
      ['POST', 'paid'],
      ['POST', 'link'],
      ['POST', 'refund'],
      ['DELETE', 'personal-data'],
    ] as const)
      expect(await refused(method, `/api/admin/orders/${number}/${what}`)).toMatchObject({
        status: 403,
        code: 'confirm_needed',
      });
    expect(await look(number)).toMatchObject({ state: 'fulfilled', firstName: 'Clara' });
  });

  it('finds personal data in the log of changes', async () => {
    const { rows } = await here.client.query<{ text: string }>('select t::text as text from audit_log t');
    expect(rows.length).toBeGreaterThan(0);
    for (const { text } of rows) expect(text).not.toMatch(/ana|clara|silva|example\.com/i);
  });
});
