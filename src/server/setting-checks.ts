import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../domain/access/password.ts';
import type { Price } from '../domain/report/price.ts';
import { isTimeZone } from '../domain/calendar/zones.ts';

interface Wrong {
  path?: PropertyKey[] | undefined;
  input?: unknown;
}

const nameOf = ({ path = [] }: Wrong): string => String(path[0]);

const must = (rule: string) => ({
  error: (wrong: Wrong): string => `${nameOf(wrong)} must ${rule}, but is "${wrong.input}".`,
});

/** For a value that may hold a secret, or is long: the sentence does not show it. */
const mustUnshown = (rule: string) => ({ error: (wrong: Wrong): string => `${nameOf(wrong)} must ${rule}.` });

const mustList = (rule: string) => ({
  error: (wrong: Wrong): string => `${nameOf(wrong)} must list ${rule}, but has "${wrong.input}".`,
});

export function wholeNumber(min: number, max: number) {
  return z
    .string()
    .refine(
      (text) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max,
      must(`be a whole number from ${min} to ${max}`),
    )
    .transform(Number);
}

export const oneOf = <const T extends readonly string[]>(choices: T) =>
  z.enum(choices, must(`be one of ${choices.join(', ')}`));

const PRICE = /^(\d{1,5})(?:\.(\d{2}))?(?: ([A-Z]{3}))?$/;

/** "19.00" in US dollars, or "17.00 EUR". */
export const price = z
  .string()
  .refine(
    (text) => PRICE.test(text) && Number.parseFloat(text) > 0,
    must('be a price like 19.00 or 17.00 EUR'),
  )
  .transform((text): Price => {
    const [, whole, hundredths = '00', currency = 'USD'] = PRICE.exec(text)!;
    return { cents: Number(`${whole}${hundredths}`), currency };
  });

function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

export const origin = z
  .string()
  .refine(isOrigin, must('be an origin like https://example.com'))
  .transform((text) => new URL(text).origin);

export const databaseUrl = z.string().refine(
  // An empty host (`postgres://user@/name?host=/socket`) is well-formed for PostgreSQL, but not for URL.
  (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text.replace('@/', '@localhost/')),
  mustUnshown('be an address like postgres://user:password@host:5432/name'),
);

export const timeZone = z.string().refine(isTimeZone, must('be a time zone like Europe/Paris'));

export const email = z
  .string()
  .regex(/^[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+$/, must('be an address like you@example.com'));

const LONGEST_LINE = 200;

/** A line of words for people; null if it is blank. */
export const line = z
  .string()
  .trim()
  .refine(
    (text) => text.length <= LONGEST_LINE && !/\p{Cc}/u.test(text),
    mustUnshown(`be one line of ${LONGEST_LINE} characters at the most`),
  )
  .transform((text) => text || null);

const LONGEST_WORDS = 2000;

/** Words for people, several lines of them. */
export const words = z
  .string()
  .trim()
  .min(1, mustUnshown('have words'))
  .max(LONGEST_WORDS, mustUnshown(`have ${LONGEST_WORDS} characters at the most`));

const SHORTEST_SECRET = 32;

/** What everything else is sealed with: long enough that nobody guesses it. */
/** "03:15", or "never", which is null. */
export const nightlyTime = z
  .string()
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|never)$/, must('be a time like 03:15, or never'))
  .transform((text) => (text === 'never' ? null : text));

export const secret = z
  .string()
  .min(SHORTEST_SECRET, mustUnshown(`have ${SHORTEST_SECRET} characters at the least`));

export const password = z
  .string()
  .min(SHORTEST_PASSWORD, mustUnshown(`have ${SHORTEST_PASSWORD} characters at the least`))
  .max(LONGEST_PASSWORD, mustUnshown(`have ${LONGEST_PASSWORD} characters at the most`));

export const stripeSecretKey = z
  .string()
  .regex(
    /^(?:sk|rk)_(?:test|live)_\w+$/,
    mustUnshown('be a secret key of Stripe, which begins with sk_test_ or sk_live_'),
  );

export const stripeWebhookSecret = z
  .string()
  .regex(/^whsec_\S+$/, mustUnshown('be the signing secret of a webhook, which begins with whsec_'));

/** An id or a secret as a network's console shows it. */
export const appKey = z
  .string()
  .regex(/^[\x21-\x7e]{3,200}$/, mustUnshown('be one word, as the network’s console shows it'));

export const graphVersion = z.string().regex(/^v\d{1,3}\.\d$/, must('be a version like v26.0'));

function isLoopback(text: string): boolean {
  return isOrigin(text) && /^(?:127\.0\.0\.1|localhost|\[::1\])$/.test(new URL(text).hostname);
}

/** Tokens go to the networks alone: whoever stands in for one in a rehearsal is on this machine. */
export const loopbackOrigin = z
  .string()
  .refine(isLoopback, must('be an origin on this machine, like http://127.0.0.1:4000'))
  .transform((text) => new URL(text).origin);

export const smtpUrl = z
  .string()
  .refine(
    (text) => /^smtps?:\/\//.test(text) && URL.canParse(text),
    mustUnshown('be an address like smtp://user:password@host:587'),
  );

const parts = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = isIP(address) === 4 ? 32 : 128;
  const prefixFits =
    prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
  return isIP(address) !== 0 && prefixFits && rest.length === 0;
}

export const addressRanges = parts.pipe(
  z.array(z.string().refine(isAddressRange, mustList('addresses or CIDR ranges'))),
);

function isHost(text: string): boolean {
  const address = `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  return url !== null && /^[\w.[\]:-]+$/.test(text) && url.href === `${url.origin}/`;
}

/** Each as a browser would write it in an address. */
export const hosts = parts.pipe(
  z.array(
    z
      .string()
      .refine(isHost, mustList('hosts, as host or host:port'))
      .transform((text) => new URL(`https://${text}`).host),
  ),
);

function publicKeyOf(privateKey: string): string | null {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(privateKey, 'base64url');
    return curve.getPublicKey('base64url');
  } catch {
    return null;
  }
}

/** What is wrong with a pair of push keys, or null. The sentence names the keys and does not show them. */
export function wrongVapidKeys(publicKey = '', privateKey = ''): string | null {
  if (publicKey === '' && privateKey === '') return null;
  if (privateKey === '')
    return 'VAPID_PUBLIC_KEY must be set together with VAPID_PRIVATE_KEY, which is not set.';
  if (publicKey === '')
    return 'VAPID_PRIVATE_KEY must be set together with VAPID_PUBLIC_KEY, which is not set.';
  if (!/^[\w-]{87}$/.test(publicKey))
    return 'VAPID_PUBLIC_KEY must be 65 bytes in base64url, which are 87 characters.';
  if (!/^[\w-]{43}$/.test(privateKey))
    return 'VAPID_PRIVATE_KEY must be 32 bytes in base64url, which are 43 characters.';
  return publicKeyOf(privateKey) === publicKey ? null : 'VAPID_PRIVATE_KEY must belong to VAPID_PUBLIC_KEY.';
}
