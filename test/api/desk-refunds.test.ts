import { afterAll, afterEach, describe, expect, it } from 'vitest';
import {
  signedEvent,
  startFakeStripe,
  TEST_KEY,
  WEBHOOK_SECRET,
  type FakeStripe,
} from '../harness/fake-stripe.ts';
import { placeOrder } from '../harness/orders.ts';
import { TEST_NOON } from '../harness/site.ts';
import { deskShop, titles } from './desk-shop.ts';

let fake: FakeStripe;
const { here, whenSo, look, press, list, refused, audited } = deskShop(async () => {
  fake = await startFakeStripe();
  return { STRIPE_SECRET_KEY: TEST_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_API_URL: fake.url };
});
afterEach(() => fake.trouble(null));
afterAll(() => fake.stop());

async function webhook(type: string, object: object): Promise<number> {
  const event = signedEvent({ type, object }, { atMs: Date.parse(TEST_NOON) });
  const answer = await fetch(`${here.site.url}/api/webhooks/stripe`, { method: 'POST', ...event });
  await answer.arrayBuffer();
  return answer.status;
}

async function paid(): Promise<{ number: string; session: string }> {
  const order = await placeOrder(here.site.url);
  const session = order.url.split('/').at(-1)!;
  expect(await webhook('checkout.session.completed', fake.pay(session))).toBe(200);
  await whenSo(order.number, ({ state }) => state === 'fulfilled');
  return { number: order.number, session };
}

const refundsOf = (session: string): number => {
  const payment = fake.sessions.get(session)!.payment_intent!.id;
  return fake.calls.filter(
    ({ path, params }) => path === '/v1/refunds' && params.get('payment_intent') === payment,
  ).length;
};

describe('a refund by the payment company', () => {
  it('gives the money back, once, however often it is pressed', async () => {
    const { number, session } = await paid();
    expect((await look(number)).choices.refund).toBe('provider');
    const [one, two] = await Promise.all([press(number, 'refund'), press(number, 'refund')]);
    expect([one.order.state, two.order.state]).toEqual(['refunded', 'refunded']);
    expect(one.said).toBe('$19.00 is on its way back to the buyer.');
    expect(fake.sessions.get(session)!.payment_intent!.latest_charge!.refunded).toBe(true);
    const calls = refundsOf(session);
    await press(number, 'refund');
    expect(refundsOf(session)).toBe(calls);
    expect(titles(await look(number)).filter((title) => title.includes('given back'))).toHaveLength(1);
    expect(await audited(number)).toHaveLength(1);
  });

  it('that it refuses changes nothing, says why, and waits for the owner', async () => {
    const { number } = await paid();
    fake.trouble({ status: 400, error: { type: 'invalid_request_error', code: 'charge_disputed' } });
    for (let press = 0; press < 2; press += 1)
      expect(await refused('POST', `/api/admin/orders/${number}/refund`)).toMatchObject({
        status: 409,
        message: expect.stringContaining('the buyer’s bank is disputing this payment'),
      });
    const order = await look(number);
    expect(order).toMatchObject({
      state: 'fulfilled',
      waitsFor: 'The money isn’t back with the buyer yet.',
      choices: { refund: 'provider' },
    });
    expect(titles(order).slice(-2)).toEqual(['Refund asked for', 'Refund refused']);
    expect((await list('waiting=1')).orders.map((row) => row.number)).toContain(number);
    expect((await audited(number)).every(({ action }) => action === 'order refund asked')).toBe(true);
  });

  it('goes through later where it was away, and the desk says so', async () => {
    const { number } = await paid();
    fake.trouble({ status: 500, error: { type: 'api_error' } });
    expect(await refused('POST', `/api/admin/orders/${number}/refund`)).toMatchObject({
      status: 503,
      message: expect.stringContaining('We’ll keep trying every minute'),
    });
    expect(titles(await look(number))).toContain('Refund not through yet');
    fake.trouble(null);
    expect((await press(number, 'refund')).order).toMatchObject({ state: 'refunded', waitsFor: null });
  });
});

describe('a payment that went wrong', () => {
  it('waits for the owner until it is dealt with, and again when it happens again', async () => {
    const { number, session } = await paid();
    const payment_intent = fake.sessions.get(session)!.payment_intent!.id;
    const dispute = { id: 'dp_1', object: 'dispute', payment_intent };
    expect(await webhook('charge.dispute.created', dispute)).toBe(200);
    expect(await look(number)).toMatchObject({
      waitsFor: expect.stringContaining('The buyer’s bank disputes the payment'),
      choices: { dealtWith: true },
    });
    const { order } = await press(number, 'dealt-with');
    expect(order).toMatchObject({ waitsFor: null, choices: { dealtWith: false } });
    await press(number, 'dealt-with');
    expect(titles(await look(number)).filter((title) => title === 'You dealt with it')).toHaveLength(1);
    expect(await audited(number)).toEqual([
      {
        action: 'order dealt with',
        subject: number,
        before: { state: 'fulfilled' },
        after: { trouble: 'disputed' },
      },
    ]);
    expect(await webhook('charge.dispute.closed', dispute)).toBe(200);
    expect((await look(number)).choices.dealtWith).toBe(true);
  });

  it('is not believed where the sum is another, and the owner reads it once', async () => {
    const order = await placeOrder(here.site.url);
    const session = fake.pay(order.url.split('/').at(-1)!);
    session.amount_total = 1;
    for (let times = 0; times < 3; times += 1) await webhook('checkout.session.completed', session);
    const shown = await look(order.number);
    expect(shown).toMatchObject({ state: 'created', choices: { dealtWith: true } });
    expect(titles(shown).filter((title) => title === 'A payment doesn’t fit')).toHaveLength(1);
  });
});
