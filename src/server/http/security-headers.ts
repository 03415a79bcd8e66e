import { createHash } from 'node:crypto';

export type HeaderPairs = readonly (readonly [string, string])[];

interface Origin {
  siteUrl: string;
}

const isHttps = ({ siteUrl }: Origin): boolean => siteUrl.startsWith('https:');

/** Headers that every answer carries, whatever it is. */
export function securityHeaders(origin: Origin): HeaderPairs {
  const always = [
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ] as const;
  // A browser that once saw HSTS on localhost refuses every other local site: only where the site really is https.
  return isHttps(origin)
    ? [...always, ['strict-transport-security', 'max-age=63072000; includeSubDomains']]
    : always;
}

/** For answers without markup of their own: JSON, pictures, errors. */
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** A service worker lives by the policy of its own script: it fetches for the pages, from here alone. */
export const WORKER_POLICY = BARE_POLICY.replace("'none';", "'none'; connect-src 'self';");

const hashOf = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/**
 * The policy of one page: the inline scripts that we wrote by hash, everything else from here or not at all. A form is
 * posted to us, but browsers hold the page that we send its visitor on to against the policy as well.
 */
export function pagePolicy(
  scripts: readonly string[],
  origin: Origin,
  formsLeadTo: readonly string[] = [],
): string {
  const directives = [
    "default-src 'none'",
    ['script-src', "'self'", ...new Set(scripts.map(hashOf))].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    ['form-action', "'self'", ...formsLeadTo].join(' '),
    "frame-ancestors 'none'",
  ];
  if (isHttps(origin)) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}
