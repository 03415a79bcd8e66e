import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { ORDER, placeOrder } from '../harness/orders.ts';
import { TEST_NOON } from '../harness/site.ts';
import { startMailServer, type MailServer } from '../harness/smtp.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { until } from '../harness/until.ts';
import { deskShop, titles } from './desk-shop.ts';

const MINUTE_MS = 60_000;
const ANA = { ...ORDER, email: 'ana@example.com' };

let mail: MailServer;
const { here, whenSo, look, press, list, refused, audited } = deskShop(async () => {
  mail = await startMailServer();
  return {
    ROLE: 'all',
    PAYMENTS: 'manual',
    PAYMENTS_MANUAL_WORDS: 'Send it to our bank.',
    SMTP_URL: mail.url,
    MAIL_FROM: 'shop@mail.example',
  };
});
afterEach(() => mail.refuse(null));
afterAll(() => mail.stop());

let minutes = 0;
/** The next minute of the site's clock, in which letters go out. */
const nextMinute = (): Promise<void> =>
  here.site.setClock(new Date(Date.parse(TEST_NOON) + ++minutes * MINUTE_MS).toISOString());

async function paid(body: object = ANA): Promise<string> {
  const { number } = await placeOrder(here.site.url, body);
  await press(number, 'paid');
  await whenSo(number, ({ state }) => state === 'fulfilled');
  return number;
}

describe('an order that is paid by hand', { timeout: timeLimit(60_000) }, () => {
  it('waits for the owner, is marked paid once, and made', async () => {
    const { number } = await placeOrder(here.site.url);
    expect(await look(number)).toMatchObject({
      waitsFor: 'Has the money come? Then mark it paid.',
      live: true,
      choices: { markPaid: true, refund: null },
    });
    await Promise.all([press(number, 'paid'), press(number, 'paid')]);
    const made = await whenSo(number, ({ state }) => state === 'fulfilled');
    expect(made).toMatchObject({ waitsFor: null, choices: { markPaid: false, refund: 'by-hand' } });
    await press(number, 'paid');
    expect((await audited(number)).map(({ action }) => action)).toEqual(['order marked paid']);
    expect(titles(made).filter((title) => title.startsWith('Paid'))).toEqual(['Paid $19.00']);
  });

  it('is given back by hand, and waits until the owner says that it is sent', async () => {
    const number = await paid();
    const { said, order } = await press(number, 'refund');
    expect(said).toContain('send $19.00 back yourself');
    expect(order).toMatchObject({
      state: 'refunded',
      waitsFor: 'The refund is yours to send by hand.',
      choices: { dealtWith: true, markPaid: false },
    });
    expect((await list('waiting=1')).orders.map((row) => row.number)).toContain(number);
    expect((await press(number, 'dealt-with')).order.waitsFor).toBeNull();
    expect(await refused('POST', `/api/admin/orders/${number}/paid`)).toMatchObject({ status: 409 });
  });

  it('cannot be made from data that is deleted', async () => {
    const { number } = await placeOrder(here.site.url);
    await press(number, 'personal-data', 'DELETE');
    expect((await look(number)).choices.markPaid).toBe(false);
    expect(await refused('POST', `/api/admin/orders/${number}/paid`)).toMatchObject({ status: 409 });
  });
});

describe('a letter', { timeout: timeLimit(90_000) }, () => {
  it('that came back waits for the owner, and a new link by mail mends it', async () => {
    mail.refuse(552);
    const number = await paid();
    await nextMinute();
    const stuck = await whenSo(number, ({ waitsFor }) => waitsFor !== null);
    expect(stuck.waitsFor).toBe('The letter with the link didn’t get through.');
    expect(stuck.happenings.at(-1)).toMatchObject({
      state: 'bad',
      title: 'Letter came back',
      words: 'The mailbox is full. We won’t try again.',
    });
    mail.refuse(null);
    mail.received.length = 0;
    await nextMinute();
    const [one, two] = await Promise.all([press(number, 'link'), press(number, 'link')]);
    expect([one.said, two.said]).toEqual(Array(2).fill('A new link is on its way by mail.'));
    await nextMinute();
    const sent = await whenSo(number, (order) => titles(order).includes('New link sent'));
    expect(sent).toMatchObject({ waitsFor: null, choices: { newLink: 'mail' } });
    expect(mail.received).toHaveLength(1);
    expect(mail.received[0]!.to).toEqual(['ana@example.com']);
    const { rows } = await here.client.query<{ text: string }>(
      'select t::text as text from order_happenings t',
    );
    for (const { text } of rows) expect(text).not.toContain('ana');
  });

  it('that is not taken yet is tried again, and the owner reads how often', async () => {
    mail.refuse(451);
    const number = await paid();
    const tried = (times: string | null) =>
      whenSo(number, ({ happenings }) =>
        happenings.some(({ title, note }) => title === 'Letter not taken yet' && note === times),
      );
    await nextMinute();
    await tried(null);
    await nextMinute();
    await until('the second try', async () => {
      await nextMinute();
      const { happenings } = await look(number);
      return happenings.some(({ note }) => note === 'tried 2 times');
    });
    expect((await look(number)).waitsFor).toBeNull();
  });
});
