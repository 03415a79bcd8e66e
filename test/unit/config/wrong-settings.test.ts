import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { configFrom, WrongSetting } from '../../../src/server/config.ts';

const PAIR = webPush.generateVAPIDKeys();
const OTHER = webPush.generateVAPIDKeys();

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
    ...['free', '0', '0.00', '-19', '19,00', '19.5', '$19', '19 dollars', '19.00  EUR', '1e3'].map(
      (value): [string, string] => ['REPORT_PRICE', value],
    ),
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
