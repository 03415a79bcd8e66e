import { z } from 'zod';
import type { Clock } from '../clock.ts';
import {
  giveBack,
  knownSession,
  sessionFor,
  sessionName,
  statusOf,
  type OwnSessions,
  type OwnState,
} from './own-sessions.ts';
import { WebhookRefused, type PaymentProvider, type ProviderEvent } from './provider.ts';
import { checkSignature, refuseFarStamp, signatureOf } from './signature.ts';

/** The buttons of the demo checkout. */
export type DemoAction = 'pay' | 'decline' | 'later' | 'close';

/** A webhook as it would come over the wire. */
export interface SignedWebhook {
  body: Uint8Array;
  headers: Headers;
}

export interface DemoProvider extends PaymentProvider {
  /**
   * What the button does at the "payment company", and the webhook it sends for it; null when it has nothing to say:
   * the session stays open, or was settled otherwise before.
   */
  act(session: string, action: DemoAction): Promise<SignedWebhook | null>;
}

export interface DemoParts {
  siteUrl: string;
  secret: Uint8Array;
  sessions: OwnSessions;
  clock: Clock;
}

const SIGNATURE_HEADER = 'demo-signature';

const DemoEvent = z.strictObject({
  id: z.string(),
  kind: z.enum(['completed', 'async_failed', 'expired']),
  session: z.string(),
  createdAt: z.number(),
});

interface Step {
  from: readonly OwnState[];
  to: OwnState;
  kind: z.infer<typeof DemoEvent>['kind'];
}

/** Each also from where it leads: a button pressed twice sends its webhook twice, as payment companies do. */
const STEPS: Record<Exclude<DemoAction, 'later'>, Step> = {
  pay: { from: ['open', 'paid'], to: 'paid', kind: 'completed' },
  decline: { from: ['open', 'failed'], to: 'failed', kind: 'async_failed' },
  close: { from: ['open', 'expired'], to: 'expired', kind: 'expired' },
};

function parsedEvent(rawBody: Uint8Array): ProviderEvent {
  try {
    const event = DemoEvent.parse(JSON.parse(new TextDecoder().decode(rawBody)));
    return { ...event, paymentId: event.kind === 'completed' ? event.session : null };
  } catch {
    throw new WebhookRefused('the webhook has another form than ours');
  }
}

/** A payment company that takes no money: it lives in our database and sends its webhooks to ourselves. */
export function createDemo({ siteUrl, secret, sessions, clock }: DemoParts): DemoProvider {
  function signed(session: string, kind: Step['kind']): SignedWebhook {
    const createdAt = clock.nowMs();
    const body = Buffer.from(JSON.stringify({ id: `${session}:${kind}`, kind, session, createdAt }));
    return { body, headers: new Headers({ [SIGNATURE_HEADER]: signatureOf(secret, body, createdAt) }) };
  }

  return {
    name: 'demo',
    live: false,
    async createCheckout(order) {
      const { session, state } = await sessionFor(sessions, order, sessionName('demo', secret, order));
      // What is paid already has no checkout: its page says so.
      if (state === 'paid') return { session, url: order.successUrl };
      const query = new URLSearchParams({ session, order: order.handle });
      return { session, url: `${siteUrl}/checkout/demo?${query}` };
    },
    checkHead: (headers) => refuseFarStamp(headers.get(SIGNATURE_HEADER) ?? '', clock.nowMs()),
    async readWebhook(rawBody, headers) {
      checkSignature(secret, rawBody, headers.get(SIGNATURE_HEADER), clock.nowMs());
      return parsedEvent(rawBody);
    },
    fetchStatus: async (session) => statusOf(await knownSession(sessions, session)),
    refund: (paymentId) => giveBack(sessions, paymentId),
    async act(session, action) {
      await knownSession(sessions, session);
      if (action === 'later') return null;
      const { from, to, kind } = STEPS[action];
      return (await sessions.move(session, from, to)) ? signed(session, kind) : null;
    },
  };
}
