import { expect, it } from 'vitest';
import { configFrom } from '../../../src/server/config.ts';
import { createSeals } from '../../../src/server/orders/sealing.ts';
import { createShop, providerName } from '../../../src/server/orders/shop.ts';
import { TEST_KEY, WEBHOOK_SECRET } from '../../harness/fake-stripe.ts';

const KEYS = { STRIPE_SECRET_KEY: TEST_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET };
const PUBLIC = { SITE_URL: 'https://zodiary.example' };

it.each<[string, Record<string, string>, string | null]>([
  ['a fresh clone', {}, 'demo'],
  ['a public site without keys', PUBLIC, null],
  ['a public site that shows the demo on purpose', { ...PUBLIC, PAYMENTS: 'demo' }, 'demo'],
  ['a public site with keys', { ...PUBLIC, ...KEYS }, 'stripe'],
  ['keys at home', KEYS, 'stripe'],
  ['keys, but the demo on purpose', { ...KEYS, PAYMENTS: 'demo' }, 'demo'],
  ['a shop by hand', { PAYMENTS: 'manual', PAYMENTS_MANUAL_WORDS: 'By bank transfer.' }, 'manual'],
])('%s', (_what, settings, name) => {
  expect(providerName(configFrom(settings))).toBe(name);
});

it.each<[string, Record<string, string>, string[]]>([
  ['nowhere else without keys', {}, []],
  ['to Stripe', KEYS, ['https://checkout.stripe.com']],
  [
    'to Stripe for what was ordered while it was the shop',
    { ...KEYS, PAYMENTS: 'demo' },
    ['https://checkout.stripe.com'],
  ],
  ['to who stands in for it', { ...KEYS, STRIPE_API_URL: 'http://127.0.0.1:1' }, ['http://127.0.0.1:1']],
])('forms lead %s', (_where, settings, origins) => {
  const config = configFrom(settings);
  const unused = {} as never;
  const shop = createShop({ config, clock: unused, database: unused, seals: createSeals(config) });
  expect(shop.checkoutOrigins).toEqual(origins);
});

it.each<[Record<string, string>, string]>([
  [{ STRIPE_SECRET_KEY: TEST_KEY }, 'STRIPE_SECRET_KEY must be set together with STRIPE_WEBHOOK_SECRET'],
  [{ STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET }, 'set together with STRIPE_WEBHOOK_SECRET'],
  [{ ...KEYS, STRIPE_SECRET_KEY: 'pk_test_public' }, 'STRIPE_SECRET_KEY must be a secret key'],
  [{ ...KEYS, STRIPE_WEBHOOK_SECRET: 'my secret' }, 'STRIPE_WEBHOOK_SECRET must be the signing secret'],
  [
    { ...KEYS, STRIPE_SECRET_KEY: 'sk_live_abc', STRIPE_API_URL: 'http://127.0.0.1:1' },
    'STRIPE_API_URL is for tests',
  ],
  [{ PAYMENTS: 'stripe' }, 'both for PAYMENTS=stripe'],
  [{ PAYMENTS: 'manual' }, 'PAYMENTS_MANUAL_WORDS must say how to pay'],
])('%o is said in one sentence that shows no key', (settings, sentence) => {
  let said = '';
  try {
    configFrom(settings);
  } catch (error) {
    said = (error as Error).message;
  }
  expect(said).toContain(sentence);
  expect(said).not.toMatch(/sk_live_a|sk_test_f|whsec_f|pk_test|my secret/);
});
