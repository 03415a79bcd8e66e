import { join, resolve } from 'node:path';
import { z } from 'zod';
import { networkApps, refuseHalfAnApp } from './channels/networks/apps.ts';
import {
  addressRanges,
  appKey,
  databaseUrl,
  email,
  graphVersion,
  hosts,
  line,
  loopbackOrigin,
  nightlyTime,
  oneOf,
  origin,
  password,
  price,
  secret,
  smtpUrl,
  stripeSecretKey,
  stripeWebhookSecret,
  timeZone,
  wholeNumber,
  words,
  wrongVapidKeys,
} from './setting-checks.ts';

/** A P-256 key pair in base64url: the public point uncompressed, the private number. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export class WrongSetting extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** Every setting: its name in the environment, what it must be, its default. The first wrong one is reported. */
const Settings = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    METRICS_PORT: wholeNumber(1, 65_535).nullable().default(null),
    ACCESS_LOG_FILE: z.string().optional(),
    HOST: z.string().default('0.0.0.0'),
    DATA_DIR: z.string().default('data'),
    BACKUP_DIR: z.string().optional(),
    BACKUP_AT: nightlyTime.default('03:15'),
    DATABASE_URL: databaseUrl.nullable().default(null),
    SITE_URL: origin.optional(),
    SITE_NAME: z.string().default('Zodiary'),
    SITE_TIME_ZONE: timeZone.default('America/New_York'),
    ROLE: oneOf(['all', 'web']).default('all'),
    TRUSTED_PROXIES: addressRanges.default([]),
    LOG_LEVEL: oneOf(LOG_LEVELS).default('info'),
    PAGE_REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000).default(600),
    FILE_REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000).default(3000),
    READ_REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000).default(300),
    WRITE_REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000).default(60),
    FORGED_WEBHOOKS_PER_MINUTE: wholeNumber(1, 1_000_000).default(60),
    NETWORK_LIMIT_FACTOR: wholeNumber(1, 1000).default(8),
    NEW_VISITORS_PER_HOUR: wholeNumber(1, 1_000_000).default(600),
    NEW_SUBSCRIPTIONS_PER_HOUR: wholeNumber(1, 1_000_000).default(60),
    NEW_READINGS_PER_HOUR: wholeNumber(1, 1_000_000).default(240),
    NEW_ORDERS_PER_HOUR: wholeNumber(1, 1_000_000).default(30),
    ALL_NEW_VISITORS_PER_MINUTE: wholeNumber(1, 1_000_000).default(300),
    ALL_NEW_SUBSCRIPTIONS_PER_MINUTE: wholeNumber(1, 1_000_000).default(60),
    ALL_NEW_READINGS_PER_MINUTE: wholeNumber(1, 1_000_000).default(60),
    ALL_NEW_ORDERS_PER_MINUTE: wholeNumber(1, 1_000_000).default(60),
    MIN_FREE_DISK_MEGABYTES: wholeNumber(0, 1_000_000_000).default(512),
    WRITE_TIMEOUT_SECONDS: wholeNumber(1, 3600).default(60),
    MAX_EVENT_LOOP_DELAY_MS: wholeNumber(10, 60_000).default(1000),
    MAX_HEAP_MEGABYTES: wholeNumber(64, 65_536).default(1024),
    PAGE_CACHE_MEGABYTES: wholeNumber(1, 65_536).default(64),
    PICTURE_CACHE_MEGABYTES: wholeNumber(1, 1_000_000).default(500),
    PICTURE_QUEUE_LENGTH: wholeNumber(0, 1000).default(20),
    VAPID_PUBLIC_KEY: z.string().optional(),
    VAPID_PRIVATE_KEY: z.string().optional(),
    CONTACT_EMAIL: email.nullable().default(null),
    OWNER_NAME: line.nullable().default(null),
    OWNER_ADDRESS: line.nullable().default(null),
    GOVERNING_LAW: line.nullable().default(null),
    PUSH_ALLOW_HOSTS: hosts.default([]),
    REPORT_PRICE: price.default({ cents: 1900, currency: 'USD' }),
    PAYMENTS: oneOf(['demo', 'stripe', 'manual']).nullable().default(null),
    PAYMENTS_MANUAL_WORDS: words.nullable().default(null),
    STRIPE_SECRET_KEY: stripeSecretKey.nullable().default(null),
    STRIPE_WEBHOOK_SECRET: stripeWebhookSecret.nullable().default(null),
    STRIPE_API_URL: origin.nullable().default(null),
    ADMIN_PASSWORD: password.nullable().default(null),
    SECRET_KEY: secret.nullable().default(null),
    SECRET_KEY_OLD: secret.nullable().default(null),
    REFUND_DAYS: wholeNumber(0, 365).default(14),
    REPORT_KEEP_DAYS: wholeNumber(1, 3650).default(365),
    BOOKS_AHEAD: oneOf(['on', 'off']).default('on'),
    SMTP_URL: smtpUrl.nullable().default(null),
    MAIL_FROM: email.nullable().default(null),
    FACEBOOK_APP_ID: appKey.nullable().default(null),
    FACEBOOK_APP_SECRET: appKey.nullable().default(null),
    FACEBOOK_GRAPH_VERSION: graphVersion.default('v26.0'),
    FACEBOOK_API_URL: loopbackOrigin.nullable().default(null),
    PINTEREST_APP_ID: appKey.nullable().default(null),
    PINTEREST_APP_SECRET: appKey.nullable().default(null),
    PINTEREST_SANDBOX: oneOf(['on', 'off']).default('off'),
    PINTEREST_API_URL: loopbackOrigin.nullable().default(null),
    GOOGLE_CLIENT_ID: appKey.nullable().default(null),
    GOOGLE_CLIENT_SECRET: appKey.nullable().default(null),
    GOOGLE_API_URL: loopbackOrigin.nullable().default(null),
  })
  .refine(({ PORT, METRICS_PORT }) => METRICS_PORT !== PORT, {
    path: ['METRICS_PORT'],
    error: 'METRICS_PORT must be another port than PORT.',
  })
  .refine(
    ({ PAYMENTS, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: hook }) =>
      (key === null) === (hook === null) && (PAYMENTS !== 'stripe' || key !== null),
    {
      path: ['STRIPE_SECRET_KEY'],
      error:
        'STRIPE_SECRET_KEY must be set together with STRIPE_WEBHOOK_SECRET, and both for PAYMENTS=stripe.',
    },
  )
  .refine(({ STRIPE_API_URL, STRIPE_SECRET_KEY: key }) => !STRIPE_API_URL || !/_live_/.test(key ?? ''), {
    path: ['STRIPE_API_URL'],
    error: 'STRIPE_API_URL is for tests: a live key goes to Stripe alone.',
  })
  .refine(({ PAYMENTS, PAYMENTS_MANUAL_WORDS: how }) => PAYMENTS !== 'manual' || how !== null, {
    path: ['PAYMENTS_MANUAL_WORDS'],
    error: 'PAYMENTS_MANUAL_WORDS must say how to pay, for PAYMENTS=manual.',
  })
  .refine(
    ({ SMTP_URL, MAIL_FROM, CONTACT_EMAIL }) => SMTP_URL === null || (MAIL_FROM ?? CONTACT_EMAIL) !== null,
    {
      path: ['MAIL_FROM'],
      error: 'MAIL_FROM must say from whom, where SMTP_URL is set.',
    },
  )
  .superRefine(refuseHalfAnApp);

export type SettingName = keyof typeof Settings.shape;
export const SETTING_NAMES = Object.keys(Settings.shape) as SettingName[];

export type Config = ReturnType<typeof configOf>;

function configOf(settings: z.output<typeof Settings>, given: readonly SettingName[]) {
  return {
    /** The settings that the environment has, by name; all others are as we made them. */
    given,
    port: settings.PORT,
    /** Null: nowhere. 0, which no setting can ask for, is any free port. */
    metricsPort: settings.METRICS_PORT,
    /** Where the web server in front says what it answered itself; null: nowhere. */
    accessLogFile: settings.ACCESS_LOG_FILE === undefined ? null : resolve(settings.ACCESS_LOG_FILE),
    host: settings.HOST,
    dataDir: resolve(settings.DATA_DIR),
    backupDir: resolve(settings.BACKUP_DIR ?? join(settings.DATA_DIR, 'backups')),
    /** By the clocks of the site's zone; null: none by night. */
    backupAt: settings.BACKUP_AT,
    databaseUrl: settings.DATABASE_URL,
    siteUrl: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    siteName: settings.SITE_NAME,
    siteTimeZone: settings.SITE_TIME_ZONE,
    /** `web` serves pages and API but runs no jobs. */
    role: settings.ROLE,
    trustedProxies: settings.TRUSTED_PROXIES,
    logLevel: settings.LOG_LEVEL,
    pageRequestsPerMinute: settings.PAGE_REQUESTS_PER_MINUTE,
    fileRequestsPerMinute: settings.FILE_REQUESTS_PER_MINUTE,
    readRequestsPerMinute: settings.READ_REQUESTS_PER_MINUTE,
    writeRequestsPerMinute: settings.WRITE_REQUESTS_PER_MINUTE,
    /** After so many whose signature is wrong an address is not listened to. */
    forgedWebhooksPerMinute: settings.FORGED_WEBHOOKS_PER_MINUTE,
    /** How many times what one address may do a whole IPv6 /48 may. */
    networkLimitFactor: settings.NETWORK_LIMIT_FACTOR,
    /** What one address may have stored for good. */
    newVisitorsPerHour: settings.NEW_VISITORS_PER_HOUR,
    newSubscriptionsPerHour: settings.NEW_SUBSCRIPTIONS_PER_HOUR,
    newReadingsPerHour: settings.NEW_READINGS_PER_HOUR,
    newOrdersPerHour: settings.NEW_ORDERS_PER_HOUR,
    /** What all together may. */
    allNewVisitorsPerMinute: settings.ALL_NEW_VISITORS_PER_MINUTE,
    allNewSubscriptionsPerMinute: settings.ALL_NEW_SUBSCRIPTIONS_PER_MINUTE,
    allNewReadingsPerMinute: settings.ALL_NEW_READINGS_PER_MINUTE,
    allNewOrdersPerMinute: settings.ALL_NEW_ORDERS_PER_MINUTE,
    /** Below it strangers store nothing; 0 asks for no room. */
    minFreeDiskMegabytes: settings.MIN_FREE_DISK_MEGABYTES,
    /** After so long without progress a connection is closed that does not read its answer. */
    writeTimeoutSeconds: settings.WRITE_TIMEOUT_SECONDS,
    maxEventLoopDelayMs: settings.MAX_EVENT_LOOP_DELAY_MS,
    maxHeapMegabytes: settings.MAX_HEAP_MEGABYTES,
    pageCacheMegabytes: settings.PAGE_CACHE_MEGABYTES,
    pictureCacheMegabytes: settings.PICTURE_CACHE_MEGABYTES,
    /** How many pictures may wait to be drawn. */
    pictureQueueLength: settings.PICTURE_QUEUE_LENGTH,
    /** Null: the site makes a pair of its own and keeps it in the database. */
    vapidKeys: vapidKeysOf(settings.VAPID_PUBLIC_KEY, settings.VAPID_PRIVATE_KEY),
    contactEmail: settings.CONTACT_EMAIL,
    /** Who runs the site and under which law, for the legal pages; null where the owner has not said. */
    ownerName: settings.OWNER_NAME,
    ownerAddress: settings.OWNER_ADDRESS,
    governingLaw: settings.GOVERNING_LAW,
    /** Push services besides the known ones, as `host` or `host:port`; they may be at private addresses. */
    pushAllowHosts: settings.PUSH_ALLOW_HOSTS,
    /** What the personal report costs, taxes included. */
    reportPrice: settings.REPORT_PRICE,
    /** How it is paid for; null: by Stripe where its keys are set, in demo where the site is no https, else not at all. */
    payments: settings.PAYMENTS,
    manualWords: settings.PAYMENTS_MANUAL_WORDS,
    stripe: stripeOf(settings.STRIPE_SECRET_KEY, settings.STRIPE_WEBHOOK_SECRET, settings.STRIPE_API_URL),
    /** The owner's password at the desk, while it is set; null: the owner chooses one by a link. */
    adminPassword: settings.ADMIN_PASSWORD,
    /** What birth data is sealed with; null: made once and kept under the data folder. */
    secretKey: settings.SECRET_KEY,
    /** Opens what an earlier key has sealed. */
    oldSecretKey: settings.SECRET_KEY_OLD,
    refundDays: settings.REFUND_DAYS,
    reportKeepDays: settings.REPORT_KEEP_DAYS,
    /** Whether a report is set as a book as soon as it is made, or when somebody first asks for it. */
    booksAhead: settings.BOOKS_AHEAD === 'on',
    /** Null: no mail is sent. */
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? settings.CONTACT_EMAIL,
    /** The owner's apps at the networks; null where there is none: posts go out by hand. */
    networks: networkApps(settings),
  };
}

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another host than Stripe's own, for tests: `http://127.0.0.1:12111`. */
  apiUrl: string | null;
}

function stripeOf(
  secretKey: string | null,
  webhookSecret: string | null,
  apiUrl: string | null,
): StripeSettings | null {
  return secretKey !== null && webhookSecret !== null ? { secretKey, webhookSecret, apiUrl } : null;
}

function vapidKeysOf(publicKey?: string, privateKey?: string): VapidKeys | null {
  const wrong = wrongVapidKeys(publicKey, privateKey);
  if (wrong !== null) throw new WrongSetting(wrong);
  return publicKey && privateKey ? { publicKey, privateKey } : null;
}

/** The only reader of the environment. Throws WrongSetting with one sentence that names the setting. */
export function configFrom(env: Environment): Config {
  // A setting that is there but empty counts as not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text !== ''));
  const parsed = Settings.safeParse(given);
  if (!parsed.success) throw new WrongSetting(parsed.error.issues[0]!.message);
  return configOf(
    parsed.data,
    SETTING_NAMES.filter((name) => given[name] !== undefined),
  );
}
