import type { ShopAnswer } from '../../contract/orders.ts';
import { CONSENT_VERSION, consentText } from '../../domain/orders/consent.ts';
import { GIFT_DAYS } from '../../domain/orders/terms.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { createDemo, type DemoProvider } from '../payments/demo.ts';
import { createManual, type ManualProvider } from '../payments/manual.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { storedSessions } from '../payments/store.ts';
import { createStripe } from '../payments/stripe.ts';
import type { Seals } from './sealing.ts';

const STRIPE_CHECKOUT = 'https://checkout.stripe.com';

type ProviderName = PaymentProvider['name'];

export interface Shop {
  answer: () => ShopAnswer;
  /** Whom new orders go to; null: the shop is closed. */
  provider: () => PaymentProvider | null;
  /** Whom an order went to; null where its settings are gone. */
  named: (name: string) => PaymentProvider | null;
  demo: () => DemoProvider;
  manual: () => ManualProvider;
  /** Where one is sent to pay, besides our own pages: now, or for an order that was begun before. */
  checkoutOrigins: readonly string[];
}

interface ShopParts {
  config: Config;
  clock: Clock;
  database: Pick<Database, 'db'>;
  seals: Seals;
}

/** Without a word of the owner real money is taken only with keys, and none is pretended on a site that may be public. */
export function providerName(config: Pick<Config, 'payments' | 'stripe' | 'siteUrl'>): ProviderName | null {
  if (config.payments) return config.payments;
  if (config.stripe) return 'stripe';
  return config.siteUrl.startsWith('https:') ? null : 'demo';
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

export function createShop({ config, clock, database, seals }: ShopParts): Shop {
  const { siteUrl, refundDays, reportKeepDays, reportPrice, smtpUrl } = config;
  const secret = () => seals.derived('payments');
  const sessions = storedSessions(database.db);
  const demo = once(() => createDemo({ siteUrl, secret: secret(), sessions, clock }));
  const manual = once(() => createManual({ secret: secret(), sessions }));
  const stripe = config.stripe && createStripe({ ...config.stripe, clock });
  const name = providerName(config);
  function named(wanted: string): PaymentProvider | null {
    if (wanted === 'demo') return demo();
    if (wanted === 'manual') return manual();
    return wanted === 'stripe' ? stripe : null;
  }
  return {
    answer: () => ({
      open: name !== null,
      provider: name,
      price: reportPrice,
      refundDays,
      keepDays: reportKeepDays,
      giftDays: GIFT_DAYS,
      mail: smtpUrl !== null,
      consentVersion: CONSENT_VERSION,
      consentText: consentText(refundDays),
    }),
    provider: () => (name === null ? null : named(name)),
    named,
    demo,
    manual,
    // Whoever stands in for Stripe in a test shows its checkout as well.
    checkoutOrigins: config.stripe ? [config.stripe.apiUrl ?? STRIPE_CHECKOUT] : [],
  };
}
