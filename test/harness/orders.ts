import { CONSENT_VERSION } from '../../src/domain/orders/consent.ts';
import { createSeals } from '../../src/server/orders/sealing.ts';
import { signatureOf } from '../../src/server/payments/signature.ts';

export const CLARA = { date: '1991-11-03', time: '06:40', place: { id: 2996944 }, name: 'Clara' };
export const CONSENT = { version: CONSENT_VERSION };
export const ORDER = { birth: CLARA, consent: CONSENT };

/** The key that test sites seal with. */
export const SECRET_KEY = 'a key of thirty-two characters or more';

export interface Placed {
  handle: string;
  number: string;
  url: string;
}

const JSON_TYPE = { 'content-type': 'application/json' };

export async function placeOrder(siteUrl: string, body: object = ORDER): Promise<Placed> {
  const answer = await fetch(`${siteUrl}/api/orders`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify(body),
  });
  if (answer.status !== 201) throw new Error(`order answered with ${answer.status}`);
  return (await answer.json()) as Placed;
}

/** The session of the demo's checkout. */
export const sessionOf = ({ url }: Placed): string =>
  new URL(url, 'http://localhost').searchParams.get('session')!;

/** Presses a button of the demo's checkout. */
export async function actAtDemo(siteUrl: string, order: Placed, action: 'pay' | 'decline'): Promise<void> {
  const answer = await fetch(`${siteUrl}/api/checkout/demo/${sessionOf(order)}`, {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`the demo's checkout answered with ${answer.status}`);
}

interface DemoEvent {
  id: string;
  kind: 'completed' | 'async_failed' | 'expired';
  session: string;
  createdAt: number;
}

/** A webhook as the demo would send it, signed with the site's own key or with another. */
export function demoWebhook(
  event: DemoEvent,
  signed = true,
): { body: Buffer; headers: Record<string, string> } {
  const secret = createSeals({ secretKey: SECRET_KEY, oldSecretKey: null, dataDir: '' }).derived('payments');
  const body = Buffer.from(JSON.stringify(event));
  const key = signed ? secret : Buffer.alloc(32);
  return { body, headers: { ...JSON_TYPE, 'demo-signature': signatureOf(key, body, event.createdAt) } };
}

/** Says how it was answered. */
export async function sendWebhook(siteUrl: string, event: DemoEvent, signed = true): Promise<number> {
  const { body, headers } = demoWebhook(event, signed);
  const answer = await fetch(`${siteUrl}/api/webhooks/demo`, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}
