import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import webPush from 'web-push';
import { DeskSettings, type DeskSetting } from '../../src/contract/desk-settings.ts';
import { SETTING_NAMES } from '../../src/server/config.ts';
import { freshDatabase } from '../harness/database.ts';
import { OWNER, OWNER_PASSWORD, ownerOf } from '../harness/owner.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';

const marker = `marker${randomBytes(12).toString('hex')}`;
const pair = webPush.generateVAPIDKeys();

let site: TestSite;
let text: string;
let settings: Map<string, DeskSetting>;

beforeAll(async () => {
  const database = new URL(await freshDatabase());
  database.searchParams.set('application_name', marker);
  site = await startTestSite({
    env: {
      ...OWNER,
      DATABASE_URL: database.href,
      SECRET_KEY: `${marker} sealed with thirty-two`,
      SECRET_KEY_OLD: `${marker} sealed with thirty-two before`,
      STRIPE_SECRET_KEY: `sk_test_${marker}`,
      STRIPE_WEBHOOK_SECRET: `whsec_${marker}`,
      SMTP_URL: `smtp://${marker}:${marker}@127.0.0.1:1`,
      MAIL_FROM: 'shop@mail.example',
      FACEBOOK_APP_ID: '1234567890',
      FACEBOOK_APP_SECRET: marker,
      PINTEREST_APP_ID: '1234567',
      PINTEREST_APP_SECRET: marker,
      GOOGLE_CLIENT_ID: 'desk.apps.googleusercontent.com',
      GOOGLE_CLIENT_SECRET: marker,
      VAPID_PUBLIC_KEY: pair.publicKey,
      VAPID_PRIVATE_KEY: pair.privateKey,
      REFUND_DAYS: '30',
      TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1',
    },
  });
  const answer = await (await ownerOf(site)).get('/api/admin/settings');
  text = await answer.text();
  const { groups } = DeskSettings.parse(JSON.parse(text));
  settings = new Map(groups.flatMap((group) => group.settings).map((setting) => [setting.name, setting]));
});
afterAll(() => site.stop());

it('tells every setting once, with a sentence', () => {
  expect([...settings.keys()].toSorted()).toEqual(SETTING_NAMES.toSorted());
  for (const { words } of settings.values()) expect(words).toMatch(/^[A-Z].+\.$/);
});

it('never tells a secret, only that there is one', () => {
  for (const secret of [marker, pair.privateKey, OWNER_PASSWORD]) expect(text).not.toContain(secret);
  const secrets = [...settings.values()].filter(({ secret }) => secret);
  expect(secrets.map(({ name }) => name).toSorted()).toEqual([
    'ADMIN_PASSWORD',
    'DATABASE_URL',
    'FACEBOOK_APP_SECRET',
    'GOOGLE_CLIENT_SECRET',
    'PINTEREST_APP_SECRET',
    'SECRET_KEY',
    'SECRET_KEY_OLD',
    'SMTP_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'VAPID_PRIVATE_KEY',
  ]);
  for (const setting of secrets)
    expect(setting).toMatchObject({ value: null, isSet: true, source: 'environment' });
});

it('tells what counts, and whether somebody set it', () => {
  expect(settings.get('REFUND_DAYS')).toMatchObject({ value: '30', source: 'environment' });
  expect(settings.get('TRUSTED_PROXIES')).toMatchObject({ value: '10.0.0.0/8, 127.0.0.1' });
  expect(settings.get('REPORT_PRICE')).toMatchObject({ value: '$19.00', source: 'default', isSet: true });
  expect(settings.get('CONTACT_EMAIL')).toMatchObject({ value: null, source: 'default', isSet: false });
});

it('is told to nobody without a session', async () => {
  expect((await fetch(`${site.url}/api/admin/settings`)).status).toBe(401);
});
