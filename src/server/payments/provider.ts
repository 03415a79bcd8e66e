import type { DeclineClass } from '../../domain/orders/declines.ts';

/** What a provider needs to know to let somebody pay for one order. Amounts are in the currency's smallest unit. */
export interface CheckoutOrder {
  id: string;
  handle: string;
  number: string;
  /** Counts the buyer's tries: a second try is a new payment, a repeated call of one try is not. */
  attempt: number;
  amount: number;
  /** As ISO 4217 has it, in small letters. */
  currency: string;
  description: string;
  email: string | null;
  /** The session of an earlier call; used again as long as it can still be paid. */
  openSession: string | null;
  successUrl: string;
  cancelUrl: string;
}

export interface ProviderStatus {
  state: 'open' | 'paid' | 'failed' | 'expired' | 'refunded';
  session: string;
  /** The order's id, as the provider gives it back. */
  reference: string;
  amount: number;
  currency: string;
  live: boolean;
  paymentId: string | null;
  decline: DeclineClass | null;
  /** Whether money was taken; null when the provider did not say. */
  charged: boolean | null;
}

export interface ProviderEvent {
  id: string;
  kind: 'completed' | 'async_succeeded' | 'async_failed' | 'expired' | 'refunded' | 'disputed' | 'other';
  session: string | null;
  paymentId: string | null;
  /** Milliseconds since 1970. */
  createdAt: number;
}

export interface Checkout {
  session: string;
  url: string;
}

export interface PaymentProvider {
  readonly name: 'demo' | 'stripe' | 'manual';
  /** Real money moves. */
  readonly live: boolean;
  createCheckout(order: CheckoutOrder): Promise<Checkout>;
  /** What can be told before a body is read: whether it is signed at all, and stamped lately. Throws WebhookRefused. */
  checkHead(headers: Headers): void;
  /** Checks signature and stamp before it parses; null: nothing of ours. Throws WebhookRefused. */
  readWebhook(rawBody: Uint8Array, headers: Headers): Promise<ProviderEvent | null>;
  fetchStatus(session: string): Promise<ProviderStatus>;
  refund(paymentId: string, order: { id: string; amount: number }): Promise<void>;
}

/** The provider did not answer, or not in a way that says what happened: ask again later. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}

/** The provider answered no: asking again changes nothing. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused';
  readonly decline: DeclineClass;
  /** The provider's own word for it, as `resource_missing`. */
  readonly code: string | null;

  constructor(message: string, decline: DeclineClass = 'unknown', code: string | null = null) {
    super(message);
    this.decline = decline;
    this.code = code;
  }
}

/** A webhook without a signature of ours, or stamped too long ago or ahead. */
export class WebhookRefused extends Error {
  override name = 'WebhookRefused';
}
