import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { configFrom, WrongSetting } from '../../../src/server/config.ts';

const PAIR = webPush.generateVAPIDKeys();
const OTHER = webPush.generateVAPIDKeys();

describe('the settings', () => {
  it('have defaults, all of them', () => {
    expect(configFrom({})).toEqual({
      given: [],
      adminPassword: null,
      port: 3000,
      metricsPort: null,
      accessLogFile: null,
      host: '0.0.0.0',
      dataDir: resolve('data'),
      backupDir: resolve('data/backups'),
      backupAt: '03:15',
      databaseUrl: null,
      siteUrl: 'http://localhost:3000',
      siteName: 'Zodiary',
      siteTimeZone: 'America/New_York',
      role: 'all',
      trustedProxies: [],
      logLevel: 'info',
      pageRequestsPerMinute: 600,
      fileRequestsPerMinute: 3000,
      readRequestsPerMinute: 300,
      writeRequestsPerMinute: 60,
      networkLimitFactor: 8,
      newVisitorsPerHour: 600,
      newSubscriptionsPerHour: 60,
      newReadingsPerHour: 240,
      newOrdersPerHour: 30,
      allNewVisitorsPerMinute: 300,
      allNewSubscriptionsPerMinute: 60,
      allNewReadingsPerMinute: 60,
      allNewOrdersPerMinute: 60,
      forgedWebhooksPerMinute: 60,
      minFreeDiskMegabytes: 512,
      writeTimeoutSeconds: 60,
      maxEventLoopDelayMs: 1000,
      maxHeapMegabytes: 1024,
      pageCacheMegabytes: 64,
      pictureCacheMegabytes: 500,
      pictureQueueLength: 20,
      vapidKeys: null,
      contactEmail: null,
      ownerName: null,
      ownerAddress: null,
      governingLaw: null,
      pushAllowHosts: [],
      reportPrice: { cents: 1900, currency: 'USD' },
      payments: null,
      manualWords: null,
      stripe: null,
      secretKey: null,
      oldSecretKey: null,
      refundDays: 14,
      reportKeepDays: 365,
      booksAhead: true,
      smtpUrl: null,
      mailFrom: null,
      networks: {
        facebook: { app: null, graphVersion: 'v26.0', apiUrl: null },
        pinterest: { app: null, isSandbox: false, apiUrl: null },
        youtube: { app: null, apiUrl: null },
      },
    });
  });

  it('that are empty count as not set', () => {
    const names = [
      'PORT',
      'METRICS_PORT',
      'ACCESS_LOG_FILE',
      'HOST',
      'DATA_DIR',
      'BACKUP_DIR',
      'BACKUP_AT',
      'DATABASE_URL',
      'SITE_URL',
      'SITE_NAME',
      'SITE_TIME_ZONE',
      'ROLE',
      'TRUSTED_PROXIES',
      'LOG_LEVEL',
      'PAGE_REQUESTS_PER_MINUTE',
      'FILE_REQUESTS_PER_MINUTE',
      'READ_REQUESTS_PER_MINUTE',
      'WRITE_REQUESTS_PER_MINUTE',
      'NETWORK_LIMIT_FACTOR',
      'NEW_VISITORS_PER_HOUR',
      'NEW_SUBSCRIPTIONS_PER_HOUR',
      'NEW_READINGS_PER_HOUR',
      'ALL_NEW_VISITORS_PER_MINUTE',
      'ALL_NEW_SUBSCRIPTIONS_PER_MINUTE',
      'ALL_NEW_READINGS_PER_MINUTE',
      'MIN_FREE_DISK_MEGABYTES',
      'WRITE_TIMEOUT_SECONDS',
      'MAX_EVENT_LOOP_DELAY_MS',
      'MAX_HEAP_MEGABYTES',
      'PAGE_CACHE_MEGABYTES',
      'PICTURE_CACHE_MEGABYTES',
      'PICTURE_QUEUE_LENGTH',
      'VAPID_PUBLIC_KEY',
      'VAPID_PRIVATE_KEY',
      'CONTACT_EMAIL',
      'OWNER_NAME',
      'OWNER_ADDRESS',
      'GOVERNING_LAW',
      'PUSH_ALLOW_HOSTS',
      'REPORT_PRICE',
      'NEW_ORDERS_PER_HOUR',
      'ALL_NEW_ORDERS_PER_MINUTE',
      'FORGED_WEBHOOKS_PER_MINUTE',
      'PAYMENTS',
      'PAYMENTS_MANUAL_WORDS',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_API_URL',
      'SECRET_KEY',
      'SECRET_KEY_OLD',
      'REFUND_DAYS',
      'REPORT_KEEP_DAYS',
      'BOOKS_AHEAD',
      'SMTP_URL',
      'MAIL_FROM',
      'FACEBOOK_APP_ID',
      'FACEBOOK_APP_SECRET',
      'FACEBOOK_GRAPH_VERSION',
      'FACEBOOK_API_URL',
      'PINTEREST_APP_ID',
      'PINTEREST_APP_SECRET',
      'PINTEREST_SANDBOX',
      'PINTEREST_API_URL',
      'GOOGLE_CLIENT_ID',
      'GOOGLE_CLIENT_SECRET',
      'GOOGLE_API_URL',
    ];
    expect(configFrom(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(configFrom({}));
  });

  it.each([
    [{ PORT: '8080' }, { port: 8080, siteUrl: 'http://localhost:8080' }],
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '65535' }, { port: 65_535 }],
    [{ HOST: '::1' }, { host: '::1' }],
    [{ DATA_DIR: '/srv/zodiary' }, { dataDir: '/srv/zodiary', backupDir: '/srv/zodiary/backups' }],
    [{ BACKUP_DIR: '/mnt/safe' }, { backupDir: '/mnt/safe' }],
    [{ BACKUP_AT: '23:59' }, { backupAt: '23:59' }],
    [{ BACKUP_AT: 'never' }, { backupAt: null }],
    [{ SITE_URL: 'https://zodiary.example' }, { siteUrl: 'https://zodiary.example' }],
    [{ SITE_URL: 'https://zodiary.example/' }, { siteUrl: 'https://zodiary.example' }],
    [{ SITE_URL: 'HTTPS://Zodiary.Example:443' }, { siteUrl: 'https://zodiary.example' }],
    [{ SITE_URL: 'http://192.168.1.20:3000' }, { siteUrl: 'http://192.168.1.20:3000' }],
    [{ SITE_NAME: 'Stars & Co' }, { siteName: 'Stars & Co' }],
    [{ SITE_TIME_ZONE: 'Asia/Kathmandu' }, { siteTimeZone: 'Asia/Kathmandu' }],
    [{ ROLE: 'web' }, { role: 'web' }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
    [
      { TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8 ,::1,fd00::/8,' },
      { trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'] },
    ],
    [{ MAX_HEAP_MEGABYTES: '64' }, { maxHeapMegabytes: 64 }],
    [{ TRUSTED_PROXIES: ' , ' }, { trustedProxies: [] }],
    [{ PUSH_ALLOW_HOSTS: ' , ' }, { pushAllowHosts: [] }],
    [{ OWNER_NAME: ' Ada Brass & Co. ' }, { ownerName: 'Ada Brass & Co.' }],
    [{ OWNER_NAME: ' \n ' }, { ownerName: null }],
    [{ OWNER_NAME: `${'a'.repeat(200)} ` }, { ownerName: 'a'.repeat(200) }],
    [{ OWNER_ADDRESS: '1 Meridian St, Greenwich' }, { ownerAddress: '1 Meridian St, Greenwich' }],
    [{ GOVERNING_LAW: 'the State of New York' }, { governingLaw: 'the State of New York' }],
    [{ PAYMENTS: 'demo' }, { payments: 'demo' }],
    [
      { PAYMENTS: 'manual', PAYMENTS_MANUAL_WORDS: ' By bank transfer. ' },
      { payments: 'manual', manualWords: 'By bank transfer.' },
    ],
    [
      { SMTP_URL: 'smtp://mail.example', CONTACT_EMAIL: 'us@zodiary.example' },
      { smtpUrl: 'smtp://mail.example', mailFrom: 'us@zodiary.example' },
    ],
    [
      { REFUND_DAYS: '0', REPORT_KEEP_DAYS: '30' },
      { refundDays: 0, reportKeepDays: 30 },
    ],
    [{}, { booksAhead: true }],
    [{ BOOKS_AHEAD: 'off' }, { booksAhead: false }],
    [{}, { reportPrice: { cents: 1900, currency: 'USD' } }],
    [{ REPORT_PRICE: '24' }, { reportPrice: { cents: 2400, currency: 'USD' } }],
    [{ REPORT_PRICE: '17.50 EUR' }, { reportPrice: { cents: 1750, currency: 'EUR' } }],
    [{ CONTACT_EMAIL: 'stars+push@mail.example.com' }, { contactEmail: 'stars+push@mail.example.com' }],
    [
      { PUSH_ALLOW_HOSTS: 'localhost:8443, Push.Example ,[::1]:9000,10.0.0.7,a.example:443,' },
      { pushAllowHosts: ['localhost:8443', 'push.example', '[::1]:9000', '10.0.0.7', 'a.example'] },
    ],
  ])('%j become %j', (env, expected) => {
    expect(configFrom(env)).toMatchObject(expected);
  });

  it.each([
    'postgres://user:password@host:5432/name',
    'postgresql://host/name?sslmode=require',
    'postgres://zodiary@localhost/zodiary?host=%2Ftmp%2Fdata%2Fpostgres',
    'postgres://zodiary@/zodiary?host=/tmp/data/postgres',
    'postgres://%2Fvar%2Frun%2Fpostgresql/zodiary',
  ])('take %s for a database', (databaseUrl) => {
    expect(configFrom({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
  });
});

it('a key pair for push messages is taken as it is', () => {
  const env = { VAPID_PUBLIC_KEY: PAIR.publicKey, VAPID_PRIVATE_KEY: PAIR.privateKey };
  expect(configFrom(env).vapidKeys).toEqual(PAIR);
});

const ONE_LINE = 'must be one line of 200 characters at the most.';
/** Word for word: whoever runs a site may search for a sentence they once saw. */
const SENTENCES: [env: Record<string, string>, sentence: string][] = [
  [
    { DATABASE_URL: 'mysql://a@b/c' },
    'DATABASE_URL must be an address like postgres://user:password@host:5432/name.',
  ],
  [{ SITE_URL: 'a.example' }, 'SITE_URL must be an origin like https://example.com, but is "a.example".'],
  [{ SITE_TIME_ZONE: 'Mars' }, 'SITE_TIME_ZONE must be a time zone like Europe/Paris, but is "Mars".'],
  [{ BACKUP_AT: '24:00' }, 'BACKUP_AT must be a time like 03:15, or never, but is "24:00".'],
  [{ ROLE: 'king' }, 'ROLE must be one of all, web, but is "king".'],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace, but is "loud".',
  ],
  [
    { TRUSTED_PROXIES: '10.0.0.0/8, proxy ,other' },
    'TRUSTED_PROXIES must list addresses or CIDR ranges, but has "proxy".',
  ],
  [
    { VAPID_PUBLIC_KEY: 'short' },
    'VAPID_PUBLIC_KEY must be set together with VAPID_PRIVATE_KEY, which is not set.',
  ],
  [
    { VAPID_PRIVATE_KEY: 'short' },
    'VAPID_PRIVATE_KEY must be set together with VAPID_PUBLIC_KEY, which is not set.',
  ],
  [
    { VAPID_PUBLIC_KEY: 'short', VAPID_PRIVATE_KEY: 'short' },
    'VAPID_PUBLIC_KEY must be 65 bytes in base64url, which are 87 characters.',
  ],
  [
    { VAPID_PUBLIC_KEY: PAIR.publicKey, VAPID_PRIVATE_KEY: 'short' },
    'VAPID_PRIVATE_KEY must be 32 bytes in base64url, which are 43 characters.',
  ],
  [
    { VAPID_PUBLIC_KEY: PAIR.publicKey, VAPID_PRIVATE_KEY: OTHER.privateKey },
    'VAPID_PRIVATE_KEY must belong to VAPID_PUBLIC_KEY.',
  ],
  [{ CONTACT_EMAIL: 'me' }, 'CONTACT_EMAIL must be an address like you@example.com, but is "me".'],
  [{ OWNER_NAME: 'two\nlines' }, `OWNER_NAME ${ONE_LINE}`],
  [{ OWNER_ADDRESS: 'a'.repeat(201) }, `OWNER_ADDRESS ${ONE_LINE}`],
  [{ GOVERNING_LAW: 'a\u0000b' }, `GOVERNING_LAW ${ONE_LINE}`],
  [
    { PUSH_ALLOW_HOSTS: 'a.example, b/c ,d/e' },
    'PUSH_ALLOW_HOSTS must list hosts, as host or host:port, but has "b/c".',
  ],
  [{ PORT: '8080', METRICS_PORT: '8080' }, 'METRICS_PORT must be another port than PORT.'],
  [{ FACEBOOK_APP_ID: '1234' }, 'FACEBOOK_APP_ID must be set together with FACEBOOK_APP_SECRET.'],
  [{ GOOGLE_CLIENT_SECRET: 'abcd' }, 'GOOGLE_CLIENT_ID must be set together with GOOGLE_CLIENT_SECRET.'],
  [
    { PINTEREST_APP_SECRET: 'two words' },
    'PINTEREST_APP_SECRET must be one word, as the network’s console shows it.',
  ],
  [{ FACEBOOK_GRAPH_VERSION: '26' }, 'FACEBOOK_GRAPH_VERSION must be a version like v26.0, but is "26".'],
  [
    { FACEBOOK_API_URL: 'https://graph.example' },
    'FACEBOOK_API_URL must be an origin on this machine, like http://127.0.0.1:4000, but is "https://graph.example".',
  ],
  [{ METRICS_PORT: '3000' }, 'METRICS_PORT must be another port than PORT.'],
  [
    { PORT: 'http', SITE_URL: 'a.example', ROLE: 'king' },
    'PORT must be a whole number from 0 to 65535, but is "http".',
  ],
];

it.each(SENTENCES)('%j is refused with its own sentence', (env, sentence) => {
  expect(() => configFrom(env)).toThrow(new WrongSetting(sentence));
});
