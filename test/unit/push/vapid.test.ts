import { createPublicKey, verify } from 'node:crypto';
import webPush from 'web-push';
import { describe, expect, it } from 'vitest';
import { vapidAuthorization, vapidSubject, warnOfLocalSubject } from '../../../src/server/push/vapid.ts';
import { recordingLog } from '../../harness/log.ts';

const HOUR_MS = 3_600_000;
const SERVICE = 'https://fcm.googleapis.com';
const pair = webPush.generateVAPIDKeys();

function parse(header: string) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header)!;
  const [head = '', claims = '', signature = ''] = token.split('.');
  const read = (part: string) =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return { head: read(head), claims: read(claims), key, isSigned };
}

function headerMaker() {
  const time = { nowMs: Date.parse('2026-11-15T08:00:00Z') };
  let asked = 0;
  const keys = async () => {
    asked += 1;
    return pair;
  };
  const make = vapidAuthorization({
    keys,
    subject: 'mailto:a@b.example',
    clock: { nowMs: () => time.nowMs },
  });
  return { time, make, made: () => asked };
}

describe('the header for a push service', () => {
  it('is signed with our key, for that service, for half a day', async () => {
    const { make, time } = headerMaker();
    expect(parse(await make(SERVICE))).toEqual({
      head: { typ: 'JWT', alg: 'ES256' },
      claims: { aud: SERVICE, exp: (time.nowMs + 12 * HOUR_MS) / 1000, sub: 'mailto:a@b.example' },
      key: pair.publicKey,
      isSigned: true,
    });
  });

  it('has the form that web-push itself makes', async () => {
    const theirs = webPush.getVapidHeaders(
      SERVICE,
      'mailto:a@b.example',
      pair.publicKey,
      pair.privateKey,
      'aes128gcm',
    );
    const ours = parse(await headerMaker().make(SERVICE));
    const known = parse(theirs.Authorization);
    expect({ ...ours, claims: { ...ours.claims, exp: 0 } }).toEqual({
      ...known,
      claims: { ...known.claims, exp: 0 },
    });
  });

  it('is made once for each service, and renewed long before it runs out', async () => {
    const { make, time, made } = headerMaker();
    const first = await make(SERVICE);
    expect(await make(SERVICE)).toBe(first);
    expect(await make('https://web.push.apple.com')).not.toBe(first);
    expect(made()).toBe(2);
    time.nowMs += 6 * HOUR_MS - 1;
    expect(await make(SERVICE)).toBe(first);
    time.nowMs += 1;
    const second = await make(SERVICE);
    expect(second).not.toBe(first);
    expect(parse(second).claims['exp']).toBe((time.nowMs + 12 * HOUR_MS) / 1000);
  });

  it('is made anew when the clock is set back', async () => {
    const { make, time } = headerMaker();
    const first = await make(SERVICE);
    time.nowMs -= HOUR_MS;
    expect(await make(SERVICE)).not.toBe(first);
  });

  it('is remembered for a bounded number of services', async () => {
    const { make, made } = headerMaker();
    for (let index = 0; index < 300; index++) await make(`https://s${index}.notify.windows.com`);
    await make('https://s299.notify.windows.com');
    expect(made()).toBe(300);
    await make('https://s0.notify.windows.com');
    expect(made()).toBe(301);
  });
});

describe('who sends', () => {
  const heard = (contactEmail: string | null, siteUrl: string) => {
    const { log, lines } = recordingLog();
    warnOfLocalSubject({ contactEmail, siteUrl }, log);
    return lines;
  };

  it('is the owner, or the site', () => {
    expect(vapidSubject({ contactEmail: 'a@b.example', siteUrl: 'https://c.example' })).toBe(
      'mailto:a@b.example',
    );
    expect(vapidSubject({ contactEmail: null, siteUrl: 'https://c.example' })).toBe('https://c.example');
    expect(vapidSubject({ contactEmail: null, siteUrl: 'http://c.example' })).toBe('https://c.example');
  });

  it.each([
    'http://localhost:3000',
    'https://localhost',
    'http://127.0.0.1:80',
    'http://[::1]:3000',
    'http://a.localhost',
  ])('%s is warned of', (siteUrl) => {
    expect(heard(null, siteUrl)).toEqual([expect.stringMatching(/Apple.*CONTACT_EMAIL/)]);
    expect(heard('a@b.example', siteUrl)).toEqual([]);
  });

  it.each(['https://zodiary.example', 'https://localhost.example', 'https://127.0.0.1.example'])(
    '%s is not',
    (siteUrl) => expect(heard(null, siteUrl)).toEqual([]),
  );
});
