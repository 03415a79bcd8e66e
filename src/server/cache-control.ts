/** For whoever asked and nobody else: neither a browser nor anything on the way keeps a copy. What every answer says that does not say otherwise. */
export const PRIVATE = 'private, no-store';

/** For addresses that name their content by its hash. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** So long a proxy or a CDN may answer for us: the owner's edits are to be seen within two seconds, by everyone. */
const SHARED_SECONDS = 1;

/** Browsers keep the answer for so long; what many browsers share is asked about every second. */
export function publicFor(seconds: number): string {
  return `public, max-age=${seconds}, s-maxage=${Math.min(SHARED_SECONDS, seconds)}`;
}

/** A page that is the same for everyone: browsers ask each time whether it is still the same. */
export const SHARED_PAGE = `public, max-age=0, s-maxage=${SHARED_SECONDS}, must-revalidate`;

/**
 * For CDNs (RFC 9213), beside the former: they may go on with a page for an hour while we fail to answer. In the former it
 * would have nginx go on with a page that is no more (its settings say by themselves what counts as failing).
 */
export const CDN_PAGE = ['cdn-cache-control', `max-age=${SHARED_SECONDS}, stale-if-error=3600`] as const;

/** The same for a page that hardly anybody asks for twice: there is nothing to share. */
export const UNSHARED_PAGE = 'public, max-age=0, must-revalidate';

/** A redirect carries along what the address has behind its question mark, which shared copies leave out. */
export const UNSHARED_REDIRECT = 'public, max-age=3600, s-maxage=0';

export const isShared = (cacheControl: string): boolean => /s-maxage=[1-9]/.test(cacheControl);

/**
 * nginx counts whole seconds and would keep a copy of "one second" for up to two. This names the last second that it may
 * answer for, the one that we are in: what it stored before midnight it does not show after.
 */
export function sharedUntil(nowMs: number): readonly [name: string, value: string] {
  return ['x-accel-expires', `@${Math.floor(nowMs / 1000)}`];
}
