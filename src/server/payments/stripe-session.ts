import { z } from 'zod';
import type { DeclineClass } from '../../domain/orders/declines.ts';
import { ProviderAway, type ProviderStatus } from './provider.ts';
import { declineOf } from './stripe-failures.ts';

const PaymentError = z.object({ code: z.string().nullish(), decline_code: z.string().nullish() });

const Intent = z.object({
  id: z.string(),
  status: z.string(),
  last_payment_error: PaymentError.nullish(),
  latest_charge: z
    .union([z.string(), z.object({ refunded: z.boolean() })])
    .nullish()
    .transform((charge) => (typeof charge === 'object' ? charge : null)),
});

const Session = z.object({
  id: z.string(),
  object: z.literal('checkout.session'),
  status: z.enum(['open', 'complete', 'expired']),
  mode: z.literal('payment'),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  client_reference_id: z.string(),
  amount_total: z.number(),
  currency: z.string(),
  livemode: z.boolean(),
  url: z.url().nullish(),
  payment_intent: Intent.nullish(),
});

export type StripeSession = z.infer<typeof Session>;

/** An answer of another form says nothing about the payment: better asked again than believed. */
export function sessionFrom(answer: unknown): StripeSession {
  const parsed = Session.safeParse(answer);
  if (!parsed.success) {
    throw new ProviderAway(`Stripe: the session has no usable ${parsed.error.issues[0]!.path.join('.')}`);
  }
  return parsed.data;
}

function stateOf({ status, payment_status, payment_intent }: StripeSession): ProviderStatus['state'] {
  if (payment_intent?.latest_charge?.refunded) return 'refunded';
  // Without anything to pay it is "paid" as well; the sum tells.
  if (payment_status !== 'unpaid') return 'paid';
  if (status !== 'complete') return status;
  // The buyer is done, the money is on its way, until the bank has said no.
  const isOver =
    payment_intent?.status === 'requires_payment_method' || payment_intent?.status === 'canceled';
  return isOver ? 'failed' : 'open';
}

function declineIn(state: ProviderStatus['state'], intent: StripeSession['payment_intent']) {
  const error = intent?.last_payment_error;
  if (state === 'paid' || state === 'refunded') return null;
  if (error) return declineOf(error.code, error.decline_code);
  const silent: Partial<Record<typeof state, DeclineClass>> = { expired: 'canceled', failed: 'unknown' };
  return silent[state] ?? null;
}

/** Only these say for certain that no money moved; a payment under way might. */
const UNTOUCHED = ['requires_payment_method', 'requires_confirmation', 'canceled'];

function chargedIn(state: ProviderStatus['state'], intent: StripeSession['payment_intent']) {
  if (state === 'paid' || state === 'refunded') return true;
  return !intent || UNTOUCHED.includes(intent.status) ? false : null;
}

export function statusOf(session: StripeSession): ProviderStatus {
  const { payment_intent: intent } = session;
  const state = stateOf(session);
  return {
    state,
    session: session.id,
    reference: session.client_reference_id,
    amount: session.amount_total,
    currency: session.currency,
    live: session.livemode,
    paymentId: intent?.id ?? null,
    decline: declineIn(state, intent),
    charged: chargedIn(state, intent),
  };
}
