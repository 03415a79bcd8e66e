import { amountText } from '../../domain/orders/timeline.ts';
import type { SettingName } from '../config.ts';
import { NETWORKS } from './network-words.ts';
import type { SettingWords, WordsOfGroup as Group } from './setting-word.ts';

const SITE = {
  SITE_URL: {
    words: 'The public address of the site, as people type it.',
    shown: ({ siteUrl }) => siteUrl,
  },
  SITE_NAME: { words: 'What the site is called.', shown: ({ siteName }) => siteName },
  SITE_TIME_ZONE: {
    words: 'Whose midnight begins the site’s day, and the clock of this desk.',
    shown: ({ siteTimeZone }) => siteTimeZone,
  },
  PORT: { words: 'The port the site listens on.', shown: ({ port }) => port },
  HOST: { words: 'The address of this machine it listens on.', shown: ({ host }) => host },
  METRICS_PORT: {
    words: 'The port where machines can read figures; without it, nowhere.',
    shown: ({ metricsPort }) => metricsPort,
  },
  ACCESS_LOG_FILE: {
    words:
      'The file where a web server in front of the site says which pages it answered itself, so that they count.',
    shown: ({ accessLogFile }) => accessLogFile,
  },
  ROLE: {
    words: 'Whether this instance also does the daily work, or only answers.',
    shown: ({ role }) => role,
  },
  DATA_DIR: { words: 'The folder for everything the site keeps.', shown: ({ dataDir }) => dataDir },
  BACKUP_DIR: { words: 'The folder for backups.', shown: ({ backupDir }) => backupDir },
  BACKUP_AT: {
    words: 'When the night’s backup is made, by the clocks of the site’s zone; “never” makes none.',
    shown: ({ backupAt }) => backupAt,
  },
  DATABASE_URL: { words: 'A PostgreSQL of your own; without it the site brings one along.' },
  TRUSTED_PROXIES: {
    words: 'Proxies in front of the site whose word about visitors’ addresses counts.',
    shown: ({ trustedProxies }) => trustedProxies,
  },
  LOG_LEVEL: { words: 'How much the log says.', shown: ({ logLevel }) => logLevel },
} satisfies Group;

const OWNER = {
  OWNER_NAME: { words: 'Who runs the site, for the legal pages.', shown: ({ ownerName }) => ownerName },
  OWNER_ADDRESS: {
    words: 'Where you can be written to, for the legal pages.',
    shown: ({ ownerAddress }) => ownerAddress,
  },
  GOVERNING_LAW: { words: 'The law the terms are under.', shown: ({ governingLaw }) => governingLaw },
  CONTACT_EMAIL: {
    words: 'Where visitors and push services can reach you.',
    shown: ({ contactEmail }) => contactEmail,
  },
} satisfies Group;

const KEYS = {
  ADMIN_PASSWORD: { words: 'Your password at this desk, if you set it on the machine.' },
  SECRET_KEY: { words: 'What orders and backups are sealed with. Keep a copy somewhere else.', made: true },
  SECRET_KEY_OLD: { words: 'The key before this one, to open what it sealed.' },
} satisfies Group;

const SHOP = {
  REPORT_PRICE: {
    words: 'What the personal report costs, taxes included.',
    shown: ({ reportPrice }) => amountText(reportPrice),
  },
  PAYMENTS: {
    words: 'How it’s paid for; without a word, by Stripe where its keys are set, else as a demo.',
    shown: ({ payments }) => payments,
  },
  PAYMENTS_MANUAL_WORDS: {
    words: 'What buyers read about paying you by hand.',
    shown: ({ manualWords }) => manualWords,
  },
  STRIPE_SECRET_KEY: { words: 'Your key at Stripe.' },
  STRIPE_WEBHOOK_SECRET: { words: 'What Stripe signs its messages to the site with.' },
  STRIPE_API_URL: {
    words: 'Another host in Stripe’s place, for rehearsals with a test key.',
    shown: ({ stripe }) => stripe?.apiUrl ?? null,
  },
  REFUND_DAYS: {
    words: 'How many days buyers can take their money back themselves.',
    shown: ({ refundDays }) => refundDays,
  },
  REPORT_KEEP_DAYS: {
    words: 'How many days a report and its birth data are kept.',
    shown: ({ reportKeepDays }) => reportKeepDays,
  },
  BOOKS_AHEAD: {
    words: 'Whether a report’s PDF is made as soon as it’s sold, or when the buyer first asks for it.',
    shown: ({ booksAhead }) => (booksAhead ? 'on' : 'off'),
  },
} satisfies Group;

const MAIL = {
  SMTP_URL: { words: 'The mail server for letters to buyers; without it, none are sent.' },
  MAIL_FROM: { words: 'The address those letters come from.', shown: ({ mailFrom }) => mailFrom },
} satisfies Group;

const PUSH = {
  VAPID_PUBLIC_KEY: {
    words: 'The public half of the key that push services know the site by.',
    shown: ({ vapidKeys }) => vapidKeys?.publicKey ?? null,
    made: true,
  },
  VAPID_PRIVATE_KEY: { words: 'The secret half of that key.', made: true },
  PUSH_ALLOW_HOSTS: {
    words: 'Push services besides the known ones.',
    shown: ({ pushAllowHosts }) => pushAllowHosts,
  },
} satisfies Group;

const REQUESTS = {
  PAGE_REQUESTS_PER_MINUTE: {
    words: 'Pages one address may open in a minute.',
    shown: ({ pageRequestsPerMinute }) => pageRequestsPerMinute,
  },
  FILE_REQUESTS_PER_MINUTE: {
    words: 'Files one address may load in a minute.',
    shown: ({ fileRequestsPerMinute }) => fileRequestsPerMinute,
  },
  READ_REQUESTS_PER_MINUTE: {
    words: 'Questions one address may ask the API in a minute.',
    shown: ({ readRequestsPerMinute }) => readRequestsPerMinute,
  },
  WRITE_REQUESTS_PER_MINUTE: {
    words: 'Changes one address may make in a minute.',
    shown: ({ writeRequestsPerMinute }) => writeRequestsPerMinute,
  },
  FORGED_WEBHOOKS_PER_MINUTE: {
    words: 'Forged payment messages a network may send before it isn’t heard.',
    shown: ({ forgedWebhooksPerMinute }) => forgedWebhooksPerMinute,
  },
  NETWORK_LIMIT_FACTOR: {
    words: 'How many times one address’s share a whole network may have.',
    shown: ({ networkLimitFactor }) => networkLimitFactor,
  },
  WRITE_TIMEOUT_SECONDS: {
    words: 'After how long a connection is closed that doesn’t read its answer.',
    shown: ({ writeTimeoutSeconds }) => writeTimeoutSeconds,
  },
} satisfies Group;

const STORED = {
  NEW_VISITORS_PER_HOUR: {
    words: 'New visitors kept for one address in an hour.',
    shown: ({ newVisitorsPerHour }) => newVisitorsPerHour,
  },
  NEW_SUBSCRIPTIONS_PER_HOUR: {
    words: 'New push subscriptions kept for one address in an hour.',
    shown: ({ newSubscriptionsPerHour }) => newSubscriptionsPerHour,
  },
  NEW_READINGS_PER_HOUR: {
    words: 'Tarot readings kept for one address in an hour.',
    shown: ({ newReadingsPerHour }) => newReadingsPerHour,
  },
  NEW_ORDERS_PER_HOUR: {
    words: 'Orders taken from one address in an hour.',
    shown: ({ newOrdersPerHour }) => newOrdersPerHour,
  },
  ALL_NEW_VISITORS_PER_MINUTE: {
    words: 'New visitors kept in a minute, all together.',
    shown: ({ allNewVisitorsPerMinute }) => allNewVisitorsPerMinute,
  },
  ALL_NEW_SUBSCRIPTIONS_PER_MINUTE: {
    words: 'New push subscriptions kept in a minute, all together.',
    shown: ({ allNewSubscriptionsPerMinute }) => allNewSubscriptionsPerMinute,
  },
  ALL_NEW_READINGS_PER_MINUTE: {
    words: 'Tarot readings kept in a minute, all together.',
    shown: ({ allNewReadingsPerMinute }) => allNewReadingsPerMinute,
  },
  ALL_NEW_ORDERS_PER_MINUTE: {
    words: 'Orders taken in a minute, all together.',
    shown: ({ allNewOrdersPerMinute }) => allNewOrdersPerMinute,
  },
} satisfies Group;

const BACKUPS = {
  BACKUP_DIR: { words: 'The folder backups are kept in.', shown: ({ backupDir }) => backupDir },
  BACKUP_AT: {
    words: 'When the nightly backup is made, on the site’s clock.',
    shown: ({ backupAt }) => backupAt,
  },
} satisfies Group;

const MACHINE = {
  MIN_FREE_DISK_MEGABYTES: {
    words: 'Below this much free disk, strangers store nothing more.',
    shown: ({ minFreeDiskMegabytes }) => minFreeDiskMegabytes,
  },
  MAX_EVENT_LOOP_DELAY_MS: {
    words: 'How far behind the site may be before it turns requests away.',
    shown: ({ maxEventLoopDelayMs }) => maxEventLoopDelayMs,
  },
  MAX_HEAP_MEGABYTES: {
    words: 'How much memory it may use before it turns requests away.',
    shown: ({ maxHeapMegabytes }) => maxHeapMegabytes,
  },
  PAGE_CACHE_MEGABYTES: {
    words: 'Memory for finished pages.',
    shown: ({ pageCacheMegabytes }) => pageCacheMegabytes,
  },
  PICTURE_CACHE_MEGABYTES: {
    words: 'Disk for drawn pictures.',
    shown: ({ pictureCacheMegabytes }) => pictureCacheMegabytes,
  },
  PICTURE_QUEUE_LENGTH: {
    words: 'How many pictures may wait to be drawn.',
    shown: ({ pictureQueueLength }) => pictureQueueLength,
  },
} satisfies Group;

const GROUPS = {
  'The Site': SITE,
  'About You': OWNER,
  Keys: KEYS,
  'The Shop': SHOP,
  Mail: MAIL,
  Push: PUSH,
  Networks: NETWORKS,
  'What a Visitor May Ask': REQUESTS,
  'What Strangers May Store': STORED,
  Backups: BACKUPS,
  'This Machine': MACHINE,
};

/** Does not compile without words for each setting. */
const ALL: Readonly<Record<SettingName, SettingWords>> = Object.assign(
  { ...SITE, ...OWNER, ...KEYS, ...SHOP, ...MAIL },
  { ...PUSH, ...NETWORKS, ...REQUESTS, ...STORED, ...BACKUPS, ...MACHINE },
);

export const SETTING_GROUPS = Object.entries(GROUPS).map(([title, group]) => ({
  title,
  settings: (Object.keys(group) as SettingName[]).map((name) => ({ name, ...ALL[name] })),
}));
