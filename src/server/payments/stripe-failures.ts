import Stripe from 'stripe';
import type { DeclineClass } from '../../domain/orders/declines.ts';
import { ProviderAway, ProviderRefused } from './provider.ts';

/** Codes of Stripe by what a buyer can do about them; every other decline of a card is the bank's plain no. */
const DECLINES: readonly (readonly [DeclineClass, readonly string[]])[] = [
  ['insufficient', ['insufficient_funds', 'card_velocity_exceeded', 'withdrawal_count_limit_exceeded']],
  ['expired_card', ['expired_card', 'invalid_expiry_month', 'invalid_expiry_year']],
  [
    'authentication',
    [
      'authentication_required',
      'authentication_not_handled',
      'payment_intent_authentication_failure',
      'payment_method_customer_decline',
    ],
  ],
  [
    'processing',
    ['processing_error', 'try_again_later', 'reenter_transaction', 'issuer_not_available', 'approve_with_id'],
  ],
  ['canceled', ['payment_intent_payment_attempt_expired', 'payment_method_provider_timeout']],
];

/** The bank's own code says more than Stripe's. */
export function declineOf(code: string | null | undefined, declineCode?: string | null): DeclineClass {
  for (const known of [declineCode, code]) {
    const found = DECLINES.find(([, codes]) => known && codes.includes(known));
    if (found) return found[0];
  }
  return code || declineCode ? 'declined' : 'unknown';
}

/** What to look for in Stripe's log; their sentence may repeat what we sent. */
function nameOf({ type, code, statusCode, requestId }: Stripe.errors.StripeError): string {
  return ['Stripe:', type, code, statusCode, requestId].filter((part) => part !== undefined).join(' ');
}

/** A key that is not accepted is the owner's to change, not the buyer's: like an outage, it may be over later. */
function isAway(error: Stripe.errors.StripeError): boolean {
  const { errors } = Stripe;
  return (
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError ||
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError
  );
}

export function failureOf(cause: unknown): Error {
  if (cause instanceof ProviderAway || cause instanceof ProviderRefused) return cause;
  if (!(cause instanceof Stripe.errors.StripeError)) {
    return new ProviderAway('Stripe: the call failed', { cause });
  }
  if (isAway(cause)) return new ProviderAway(nameOf(cause));
  const isCard = cause instanceof Stripe.errors.StripeCardError;
  return new ProviderRefused(
    nameOf(cause),
    isCard ? declineOf(cause.code, cause.decline_code) : 'unknown',
    cause.code ?? null,
  );
}
