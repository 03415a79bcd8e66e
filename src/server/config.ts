import { isTimeZone } from '../domain/calendar/zones.ts';
import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { resolve } from 'node:path';

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  siteUrl: string;
  siteName: string;
  siteTimeZone: string;
  /** `web` serves pages and API but runs no jobs. */
  role: 'all' | 'web';
  trustedProxies: string[];
  logLevel: string;
  pageRequestsPerMinute: number;
  fileRequestsPerMinute: number;
  readRequestsPerMinute: number;
  writeRequestsPerMinute: number;
  maxEventLoopDelayMs: number;
  maxHeapMegabytes: number;
  pageCacheMegabytes: number;
  pictureCacheMegabytes: number;
  /** How many pictures may wait to be drawn. */
  pictureQueueLength: number;
  /** Null: the site makes a pair of its own and keeps it in the database. */
  vapidKeys: VapidKeys | null;
  contactEmail: string | null;
  /** Who runs the site and under which law, for the legal pages; null where the owner has not said. */
  ownerName: string | null;
  ownerAddress: string | null;
  governingLaw: string | null;
  /** Push services besides the known ones, as `host` or `host:port`; they may be at private addresses. */
  pushAllowHosts: string[];
}

/** A P-256 key pair in base64url: the public point uncompressed, the private number. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export class WrongSetting extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

function integer(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new WrongSetting(`${name} must be a whole number from ${min} to ${max}, but is "${text}".`);
  }
  return value;
}

function oneOf<T extends string>(env: Environment, name: string, choices: readonly T[], fallback: T): T {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (!choices.includes(text as T)) {
    throw new WrongSetting(`${name} must be one of ${choices.join(', ')}, but is "${text}".`);
  }
  return text as T;
}

function siteUrlFrom(env: Environment, port: number): string {
  const text = env['SITE_URL'] || `http://localhost:${port}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  const plain = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!plain)
    throw new WrongSetting(`SITE_URL must be an origin like https://example.com, but is "${text}".`);
  return url.origin;
}

function databaseUrlFrom(env: Environment): string | null {
  const text = env['DATABASE_URL'];
  if (!text) return null;
  // An empty host (`postgres://user@/name?host=/socket`) is well-formed for PostgreSQL, but not for URL.
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text.replace('@/', '@localhost/'))) {
    // The value may hold a password: it is named, not shown.
    throw new WrongSetting('DATABASE_URL must be an address like postgres://user:password@host:5432/name.');
  }
  return text;
}

function timeZoneFrom(env: Environment): string {
  const zone = env['SITE_TIME_ZONE'] || 'America/New_York';
  if (!isTimeZone(zone)) {
    throw new WrongSetting(`SITE_TIME_ZONE must be a time zone like Europe/Paris, but is "${zone}".`);
  }
  return zone;
}

function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = isIP(address) === 4 ? 32 : 128;
  const prefixFits =
    prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
  return isIP(address) !== 0 && prefixFits && rest.length === 0;
}

function proxiesFrom(env: Environment): string[] {
  const list = (env['TRUSTED_PROXIES'] ?? '').split(',').map((part) => part.trim());
  const wrong = list.find((part) => part !== '' && !isAddressRange(part));
  if (wrong)
    throw new WrongSetting(`TRUSTED_PROXIES must list addresses or CIDR ranges, but has "${wrong}".`);
  return list.filter((part) => part !== '');
}

/** The values are keys: they are named, not shown. */
function vapidKeysFrom(env: Environment): VapidKeys | null {
  const publicKey = env['VAPID_PUBLIC_KEY'] || '';
  const privateKey = env['VAPID_PRIVATE_KEY'] || '';
  if (publicKey === '' && privateKey === '') return null;
  if (publicKey === '' || privateKey === '') {
    const [given, missing] = publicKey
      ? ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']
      : ['VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY'];
    throw new WrongSetting(`${given} must be set together with ${missing}, which is not set.`);
  }
  if (!/^[\w-]{87}$/.test(publicKey)) {
    throw new WrongSetting('VAPID_PUBLIC_KEY must be 65 bytes in base64url, which are 87 characters.');
  }
  if (!/^[\w-]{43}$/.test(privateKey)) {
    throw new WrongSetting('VAPID_PRIVATE_KEY must be 32 bytes in base64url, which are 43 characters.');
  }
  if (publicKeyOf(privateKey) !== publicKey) {
    throw new WrongSetting('VAPID_PRIVATE_KEY must belong to VAPID_PUBLIC_KEY.');
  }
  return { publicKey, privateKey };
}

function publicKeyOf(privateKey: string): string | null {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(privateKey, 'base64url');
    return curve.getPublicKey('base64url');
  } catch {
    return null;
  }
}

function contactEmailFrom(env: Environment): string | null {
  const text = env['CONTACT_EMAIL'] || '';
  if (text === '') return null;
  if (!/^[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+$/.test(text)) {
    throw new WrongSetting(`CONTACT_EMAIL must be an address like you@example.com, but is "${text}".`);
  }
  return text;
}

const LONGEST_LINE = 200;

/** A line of words for people. */
function lineFrom(env: Environment, name: string): string | null {
  const text = (env[name] ?? '').trim();
  if (text === '') return null;
  if (text.length > LONGEST_LINE || /\p{Cc}/u.test(text)) {
    throw new WrongSetting(`${name} must be one line of ${LONGEST_LINE} characters at the most.`);
  }
  return text;
}

/** The host as a browser would write it in an address, or null. */
function plainHost(text: string): string | null {
  const address = `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  return url && text !== '' && /^[\w.[\]:-]+$/.test(text) && url.href === `${url.origin}/` ? url.host : null;
}

function pushAllowHostsFrom(env: Environment): string[] {
  const list = (env['PUSH_ALLOW_HOSTS'] ?? '').split(',').map((part) => part.trim());
  return list
    .filter((part) => part !== '')
    .map((part) => {
      const host = plainHost(part);
      if (host !== null) return host;
      throw new WrongSetting(`PUSH_ALLOW_HOSTS must list hosts, as host or host:port, but has "${part}".`);
    });
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** The only reader of the environment. Throws WrongSetting with one sentence that names the setting. */
export function configFrom(env: Environment): Config {
  const port = integer(env, 'PORT', 3000, 0, 65_535);
  return {
    port,
    host: env['HOST'] || '0.0.0.0',
    dataDir: resolve(env['DATA_DIR'] || 'data'),
    databaseUrl: databaseUrlFrom(env),
    siteUrl: siteUrlFrom(env, port),
    siteName: env['SITE_NAME'] || 'Zodiary',
    siteTimeZone: timeZoneFrom(env),
    role: oneOf(env, 'ROLE', ['all', 'web'], 'all'),
    trustedProxies: proxiesFrom(env),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    pageRequestsPerMinute: integer(env, 'PAGE_REQUESTS_PER_MINUTE', 600, 1, 1_000_000),
    fileRequestsPerMinute: integer(env, 'FILE_REQUESTS_PER_MINUTE', 3000, 1, 1_000_000),
    readRequestsPerMinute: integer(env, 'READ_REQUESTS_PER_MINUTE', 300, 1, 1_000_000),
    writeRequestsPerMinute: integer(env, 'WRITE_REQUESTS_PER_MINUTE', 60, 1, 1_000_000),
    maxEventLoopDelayMs: integer(env, 'MAX_EVENT_LOOP_DELAY_MS', 1000, 10, 60_000),
    maxHeapMegabytes: integer(env, 'MAX_HEAP_MEGABYTES', 1024, 64, 65_536),
    pageCacheMegabytes: integer(env, 'PAGE_CACHE_MEGABYTES', 64, 1, 65_536),
    pictureCacheMegabytes: integer(env, 'PICTURE_CACHE_MEGABYTES', 500, 1, 1_000_000),
    pictureQueueLength: integer(env, 'PICTURE_QUEUE_LENGTH', 20, 0, 1000),
    vapidKeys: vapidKeysFrom(env),
    contactEmail: contactEmailFrom(env),
    ownerName: lineFrom(env, 'OWNER_NAME'),
    ownerAddress: lineFrom(env, 'OWNER_ADDRESS'),
    governingLaw: lineFrom(env, 'GOVERNING_LAW'),
    pushAllowHosts: pushAllowHostsFrom(env),
  };
}
