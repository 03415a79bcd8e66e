import { z } from 'zod';
import { WebhookRefused, type ProviderEvent } from './provider.ts';

const KINDS: Readonly<Record<string, ProviderEvent['kind']>> = {
  'checkout.session.completed': 'completed',
  'checkout.session.async_payment_succeeded': 'async_succeeded',
  'checkout.session.async_payment_failed': 'async_failed',
  'checkout.session.expired': 'expired',
  'charge.refunded': 'refunded',
  'refund.created': 'refunded',
  'refund.updated': 'refunded',
  'charge.dispute.created': 'disputed',
  'charge.dispute.closed': 'disputed',
};

const Named = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

const Event = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string(),
      metadata: z.record(z.string(), z.string()).nullish(),
      payment_intent: Named.nullish(),
    }),
  }),
});

/** Null for the other mode, and for a session that some other shop of the same account has opened. */
export function eventFrom(json: unknown, live: boolean): ProviderEvent | null {
  const parsed = Event.safeParse(json);
  if (!parsed.success) throw new WebhookRefused('the event has another form than Stripe’s');
  const { id, type, created, livemode, data } = parsed.data;
  const { object } = data;
  const isSession = object.object === 'checkout.session';
  if (livemode !== live || (isSession && !object.metadata?.order)) return null;
  return {
    id,
    kind: KINDS[type] ?? 'other',
    session: isSession ? (object.id ?? null) : null,
    paymentId: object.payment_intent ?? null,
    createdAt: created * 1000,
  };
}
