import Stripe from 'stripe';
import type { Clock } from '../clock.ts';
import type { StripeSettings } from '../config.ts';
import {
  ProviderAway,
  ProviderRefused,
  WebhookRefused,
  type CheckoutOrder,
  type PaymentProvider,
} from './provider.ts';
import { refuseFarStamp } from './signature.ts';
import { eventFrom } from './stripe-events.ts';
import { failureOf } from './stripe-failures.ts';
import { sessionFrom, statusOf, type StripeSession } from './stripe-session.ts';

/** Answers keep this form until we choose another; the account's own setting does not matter. */
const API_VERSION = '2026-10-28.endive';

export interface StripeParts extends StripeSettings {
  clock: Clock;
  /** Of one try, and of all tries of a call together. */
  tryMs?: number;
  callMs?: number;
}

const TRY_MS = 8_000;
const CALL_MS = 20_000;
const RETRIES = 2;

const TOLERANCE_SECONDS = 300;

const isLiveKey = (secretKey: string): boolean => /^[a-z]+_live_/.test(secretKey);

function hostOf(apiUrl: string | null): Stripe.StripeConfig {
  if (!apiUrl) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' };
}

/** The limit of the SDK is one of silence, and for each try: an answer that trickles in would hold a buyer for minutes. */
async function within<T>(limitMs: number, call: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new ProviderAway('Stripe: no answer in time')), limitMs);
  try {
    return await Promise.race([call, late.promise]);
  } catch (error) {
    throw failureOf(error);
  } finally {
    clearTimeout(timer);
  }
}

function sessionParams(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const { id, number, attempt, amount, currency, description, email, successUrl, cancelUrl } = order;
  const metadata = { order: id, number, attempt: String(attempt) };
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    client_reference_id: id,
    metadata,
    payment_intent_data: { metadata, description: `${description}, ${number}` },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency,
          unit_amount: amount,
          // The price on our pages is the whole price, whatever tax is in it.
          tax_behavior: 'inclusive',
          product_data: { name: description },
        },
      },
    ],
    // The order is compared with what was paid, to the cent and in its own currency.
    adaptive_pricing: { enabled: false },
    ...(email === null ? {} : { customer_email: email }),
    success_url: successUrl,
    cancel_url: cancelUrl,
  };
}

/** A repeated call is the same call; one that takes the place of a session that ended is another. */
function checkoutKey({ id, attempt, openSession }: CheckoutOrder): string {
  return ['order', id, attempt, ...(openSession === null ? [] : ['after', openSession])].join('-');
}

const signatureIn = (headers: Headers): string => headers.get('stripe-signature') ?? '';

export function createStripe(parts: StripeParts): PaymentProvider {
  const { secretKey, webhookSecret, clock, tryMs = TRY_MS, callMs = CALL_MS } = parts;
  const live = isLiveKey(secretKey);
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: tryMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...hostOf(parts.apiUrl),
  });

  async function retrieve(session: string): Promise<StripeSession> {
    const expand = ['payment_intent.latest_charge'];
    return sessionFrom(await within(callMs, stripe.checkout.sessions.retrieve(session, { expand })));
  }

  /** Null when it was never there, as after a change of keys. */
  async function earlier(session: string | null): Promise<StripeSession | null> {
    if (session === null) return null;
    try {
      return await retrieve(session);
    } catch (error) {
      if (error instanceof ProviderRefused && error.code === 'resource_missing') return null;
      throw error;
    }
  }

  async function open(order: CheckoutOrder) {
    const options = { idempotencyKey: checkoutKey(order) };
    const made = await within(callMs, stripe.checkout.sessions.create(sessionParams(order), options));
    const { id: session, url } = sessionFrom({ ...made, payment_intent: null });
    if (!url) throw new ProviderAway('Stripe: the session has no address');
    return { session, url };
  }

  return {
    name: 'stripe',
    live,
    async createCheckout(order) {
      const known = await earlier(order.openSession);
      if (known?.status === 'open' && known.url) return { session: known.id, url: known.url };
      // Paid already, or the money is on its way: another session would take it twice.
      const isSettling = known !== null && ['open', 'paid'].includes(statusOf(known).state);
      return isSettling ? { session: known.id, url: order.successUrl } : open(order);
    },
    checkHead: (headers) => refuseFarStamp(signatureIn(headers), clock.nowMs()),
    async readWebhook(rawBody, headers) {
      const signature = signatureIn(headers);
      const nowMs = clock.nowMs();
      try {
        stripe.webhooks.signature!.verifyHeader(
          rawBody,
          signature,
          webhookSecret,
          TOLERANCE_SECONDS,
          undefined,
          nowMs,
        );
      } catch {
        throw new WebhookRefused('the signature is not Stripe’s, or too old');
      }
      // The SDK takes any stamp from the future.
      refuseFarStamp(signature, nowMs);
      return eventFrom(jsonOf(rawBody), live);
    },
    fetchStatus: async (session) => statusOf(await retrieve(session)),
    async refund(paymentId, { id, amount }) {
      const params = { payment_intent: paymentId, amount, metadata: { order: id } };
      try {
        const made = await within(
          callMs,
          stripe.refunds.create(params, { idempotencyKey: `refund-${id}-${paymentId}` }),
        );
        if (made.object !== 'refund') throw new ProviderAway('Stripe: the answer is no refund');
        if (made.status === 'failed' || made.status === 'canceled')
          throw new ProviderRefused('Stripe: the refund failed');
      } catch (error) {
        const isDone = error instanceof ProviderRefused && error.code === 'charge_already_refunded';
        if (!isDone) throw error;
      }
    },
  };
}

function jsonOf(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(rawBody));
  } catch {
    throw new WebhookRefused('the event is no JSON');
  }
}
