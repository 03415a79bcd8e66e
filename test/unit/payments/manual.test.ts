import { expect, it } from 'vitest';
import { createManual } from '../../../src/server/payments/manual.ts';
import { ProviderRefused, WebhookRefused } from '../../../src/server/payments/provider.ts';
import { anOrder, SECRET, sessionsInMemory } from './orders.ts';

function aManual() {
  return createManual({ secret: SECRET, sessions: sessionsInMemory() });
}

it('a buyer goes to the order’s own page, and waits until the owner has the money', async () => {
  const manual = aManual();
  const { session, url } = await manual.createCheckout(anOrder());
  expect(url).toBe(anOrder().successUrl);
  expect(await manual.fetchStatus(session)).toMatchObject({ state: 'open', charged: false, live: true });
  await manual.markPaid(session);
  await manual.markPaid(session);
  expect(await manual.fetchStatus(session)).toMatchObject({
    state: 'paid',
    reference: anOrder().id,
    amount: 1900,
    charged: true,
  });
});

it('another try of the same order is the same bank transfer', async () => {
  const manual = aManual();
  const { session } = await manual.createCheckout(anOrder());
  const again = await manual.createCheckout(anOrder({ attempt: 2, openSession: session }));
  expect(again.session).toBe(session);
});

it('what was given back cannot be paid again, and what was not paid cannot be given back', async () => {
  const manual = aManual();
  const { session } = await manual.createCheckout(anOrder());
  const order = { id: anOrder().id, amount: 1900 };
  await expect(manual.refund(session, order)).rejects.toThrow(ProviderRefused);
  await manual.markPaid(session);
  await manual.refund(session, order);
  expect(await manual.fetchStatus(session)).toMatchObject({ state: 'refunded' });
  await expect(manual.markPaid(session)).rejects.toThrow('given back already');
});

it('nobody can send it webhooks, and nobody can pay what is not there', async () => {
  const manual = aManual();
  await expect(manual.readWebhook(Buffer.from('{}'), new Headers())).rejects.toThrow(WebhookRefused);
  await expect(manual.markPaid('manual_nothing')).rejects.toThrow('no such session');
});
