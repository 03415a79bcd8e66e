import { createPrivateKey, sign, type KeyObject } from 'node:crypto';
import type { Logger } from 'pino';
import { BoundedMap } from '../../domain/bounded-map.ts';
import type { Clock } from '../clock.ts';
import type { Config, VapidKeys } from '../config.ts';

/** Push services take a day at the most; renewed well before a clock that runs behind would call it stale. */
const TOKEN_LIFE_MS = 12 * 3_600_000;
const RENEWED_AFTER_MS = 6 * 3_600_000;

/** Subdomains of a service are chosen by strangers, so the number of cached tokens is bounded. */
const KEPT_TOKENS = 200;

/** Whom a push service may contact. It must be mailto: or https:, also where the site itself is plain http. */
export function vapidSubject({ contactEmail, siteUrl }: Pick<Config, 'contactEmail' | 'siteUrl'>): string {
  return contactEmail ? `mailto:${contactEmail}` : siteUrl.replace(/^http:/, 'https:');
}

const LOCAL = /^https:\/\/([^/]*\.)?(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/** Apple refuses messages whose sender is not a public name. */
export function warnOfLocalSubject(config: Pick<Config, 'contactEmail' | 'siteUrl'>, log: Logger): void {
  if (!LOCAL.test(vapidSubject(config))) return;
  log.warn('push: Apple takes no messages from localhost, set CONTACT_EMAIL or SITE_URL');
}

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const TOKEN_HEADER = base64url({ typ: 'JWT', alg: 'ES256' });

function signingKey({ publicKey, privateKey }: VapidKeys): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey }, format: 'jwk' });
}

export interface VapidOptions {
  keys: () => Promise<VapidKeys>;
  subject: string;
  clock: Clock;
}

/**
 * The Authorization header for a push service (RFC 8292). Signing costs as much as encrypting a message, and the
 * header is the same for every message to one service, so it is made once in six hours.
 */
export function vapidAuthorization({ keys, subject, clock }: VapidOptions) {
  const kept = new BoundedMap<string, { header: string; madeAtMs: number }>(KEPT_TOKENS);

  async function make(origin: string, nowMs: number): Promise<string> {
    const pair = await keys();
    const claims = { aud: origin, exp: Math.floor((nowMs + TOKEN_LIFE_MS) / 1000), sub: subject };
    const content = `${TOKEN_HEADER}.${base64url(claims)}`;
    const key = signingKey(pair);
    const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${content}.${signature.toString('base64url')}, k=${pair.publicKey}`;
  }

  return async (origin: string): Promise<string> => {
    const nowMs = clock.nowMs();
    const known = kept.get(origin);
    // A clock that was set back makes a token from the future.
    if (known && nowMs >= known.madeAtMs && nowMs < known.madeAtMs + RENEWED_AFTER_MS) return known.header;
    const header = await make(origin, nowMs);
    kept.set(origin, { header, madeAtMs: nowMs });
    return header;
  };
}
