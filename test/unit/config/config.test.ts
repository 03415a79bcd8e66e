import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { configFrom, WrongSetting } from '../../../src/server/config.ts';

const PAIR = webPush.generateVAPIDKeys();
const OTHER = webPush.generateVAPIDKeys();

describe('the settings', () => {
  it('have defaults, all of them', () => {
    expect(configFrom({})).toEqual({
      port: 3000,
      host: '0.0.0.0',
      dataDir: resolve('data'),
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
    });
  });

  it('that are empty count as not set', () => {
    const names = [
      'PORT',
      'HOST',
      'DATA_DIR',
      'DATABASE_URL',
      'SITE_URL',
      'SITE_NAME',
      'SITE_TIME_ZONE',
      'ROLE',
      'TRUSTED_PROXIES',
      'LOG_LEVEL',
      'PAGE_REQUESTS_PER_MINUTE',
      'FILE_REQUESTS_PER_MINUTE',
      'FILE_REQUESTS_PER_MINUTE',
      'VAPID_PUBLIC_KEY',
      'VAPID_PRIVATE_KEY',
      'CONTACT_EMAIL',
      'OWNER_NAME',
      'OWNER_ADDRESS',
      'GOVERNING_LAW',
      'PUSH_ALLOW_HOSTS',
    ];
    expect(configFrom(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(configFrom({}));
  });

  it.each([
    [{ PORT: '8080' }, { port: 8080, siteUrl: 'http://localhost:8080' }],
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '65535' }, { port: 65_535 }],
    [{ HOST: '::1' }, { host: '::1' }],
    [{ DATA_DIR: '/srv/zodiary' }, { dataDir: '/srv/zodiary' }],
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
    [{ OWNER_NAME: ' Ada Brass & Co. ' }, { ownerName: 'Ada Brass & Co.' }],
    [{ OWNER_ADDRESS: '1 Meridian St, Greenwich' }, { ownerAddress: '1 Meridian St, Greenwich' }],
    [{ GOVERNING_LAW: 'the State of New York' }, { governingLaw: 'the State of New York' }],
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

describe('a wrong value', () => {
  const COUNTS = [
    'PAGE_REQUESTS_PER_MINUTE',
    'READ_REQUESTS_PER_MINUTE',
    'WRITE_REQUESTS_PER_MINUTE',
    'MAX_EVENT_LOOP_DELAY_MS',
    'MAX_HEAP_MEGABYTES',
    'PAGE_CACHE_MEGABYTES',
  ];
  const NO_NUMBERS = ['x', '-1', '1.5', '1e3', '0x10', ' 80', '９', 'NaN', 'Infinity', '99999999999'];
  const WRONG: [string, string][] = [
    ...['PORT', ...COUNTS].flatMap((name) => NO_NUMBERS.map((value): [string, string] => [name, value])),
    ...COUNTS.map((name): [string, string] => [name, '0']),
    ['PORT', '65536'],
    ['MAX_EVENT_LOOP_DELAY_MS', '9'],
    ['MAX_HEAP_MEGABYTES', '63'],
    ...[
      'zodiary.example',
      'ftp://zodiary.example',
      'https://',
      'https://a/b',
      'https://a/?b',
      'https://a/#b',
      'https://u@a',
      'https://:p@a',
      '//a',
      'javascript:alert(1)',
    ].map((value): [string, string] => ['SITE_URL', value]),
    ...['Mars/Olympus', 'EST5', 'America/New York'].map((value): [string, string] => [
      'SITE_TIME_ZONE',
      value,
    ]),
    ...['king', 'ALL', 'web '].map((value): [string, string] => ['ROLE', value]),
    ...['loud', 'INFO'].map((value): [string, string] => ['LOG_LEVEL', value]),
    ...[
      'proxy',
      '10.0.0.0/33',
      '10.0.0.0/0',
      '999.1.1.1',
      '10.0.0.0/8/8',
      '::1/129',
      '127.0.0.1;::1',
      'abc',
      '10.0.0.0/',
      ':::',
    ].map((value): [string, string] => ['TRUSTED_PROXIES', value]),
    ...[
      'me',
      'me@',
      '@example.com',
      'me@localhost',
      'a b@example.com',
      'Me <me@example.com>',
      'mailto:me@example.com',
    ].map((value): [string, string] => ['CONTACT_EMAIL', value]),
    ...[
      'https://push.example',
      'push.example/path',
      'user@push.example',
      '*.push.example',
      'push.example:port',
      'push.example:70000',
      'push example',
      'push.example?x',
      '[::1',
      'a;b',
    ].map((value): [string, string] => ['PUSH_ALLOW_HOSTS', value]),
  ];

  it.each(WRONG)('%s=%s is refused with one sentence that names both', (name, value) => {
    const attempt = () => configFrom({ [name]: value });
    expect(attempt).toThrow(WrongSetting);
    expect(attempt).toThrow(new RegExp(`^${name} must .+\\.$`));
    expect(attempt).toThrow(value.trim());
  });

  it.each(['OWNER_NAME', 'OWNER_ADDRESS', 'GOVERNING_LAW'])('%s takes one line and no more', (name) => {
    for (const value of ['two\nlines', 'a'.repeat(201), 'a\u0000b']) {
      expect(() => configFrom({ [name]: value })).toThrow(new RegExp(`^${name} must .+\\.$`));
    }
  });

  it.each([
    'mysql://a:secret@b/c',
    'a:secret@b/c',
    'postgres:a:secret@b',
    'postgres://a:secret@[b/c',
    'postgres://a:secret@b:port/c',
  ])('DATABASE_URL=%s is refused without being shown', (value) => {
    const attempt = () => configFrom({ DATABASE_URL: value });
    expect(attempt).toThrow(/^DATABASE_URL must .+\.$/);
    expect(attempt).not.toThrow(/secret/);
  });

  it.each([
    ['VAPID_PUBLIC_KEY', { VAPID_PUBLIC_KEY: PAIR.publicKey }],
    ['VAPID_PRIVATE_KEY', { VAPID_PRIVATE_KEY: PAIR.privateKey }],
    ['VAPID_PUBLIC_KEY', { VAPID_PUBLIC_KEY: 'short', VAPID_PRIVATE_KEY: PAIR.privateKey }],
    ['VAPID_PRIVATE_KEY', { VAPID_PUBLIC_KEY: PAIR.publicKey, VAPID_PRIVATE_KEY: PAIR.privateKey.slice(1) }],
    ['VAPID_PRIVATE_KEY', { VAPID_PUBLIC_KEY: PAIR.publicKey, VAPID_PRIVATE_KEY: `${PAIR.privateKey}=` }],
    ['VAPID_PRIVATE_KEY', { VAPID_PUBLIC_KEY: PAIR.publicKey, VAPID_PRIVATE_KEY: OTHER.privateKey }],
    ['VAPID_PRIVATE_KEY', { VAPID_PUBLIC_KEY: PAIR.publicKey, VAPID_PRIVATE_KEY: 'A'.repeat(43) }],
  ])('%s of %j is refused without a key being shown', (name, env) => {
    const attempt = () => configFrom(env);
    expect(attempt).toThrow(WrongSetting);
    expect(attempt).toThrow(new RegExp(`^${name} must .+\\.$`));
    for (const value of Object.values(env)) if (value !== 'short') expect(attempt).not.toThrow(value);
  });
});
