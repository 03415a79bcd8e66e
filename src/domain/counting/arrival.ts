/** What browsers say of a request by themselves, in the headers that no script can set. */
export type FetchHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Somebody came from elsewhere; somebody went on within the site; or nobody looks at a page. */
export type Arrival = 'visit' | 'view' | null;

/** Typed, from a bookmark or another app; or from another site. */
const FROM_ELSEWHERE = ['none', 'cross-site'];
/** A worker that passes a navigation on says "empty" instead of "document". */
const IN_A_FRAME = ['iframe', 'frame', 'fencedframe', 'embed', 'object'];

/**
 * A page that a person opens is navigated to. What a script or a service worker fetches says another mode, what a browser
 * fetches in case somebody might want it says so as its purpose, and a frame says that it is one.
 */
export function arrivalOf(method: string | undefined, headers: FetchHeaders): Arrival {
  if (method !== 'GET' || headers['sec-fetch-mode'] !== 'navigate') return null;
  if (headers['sec-purpose'] !== undefined || headers['purpose'] !== undefined) return null;
  if (IN_A_FRAME.includes(headers['sec-fetch-dest'] as string)) return null;
  return FROM_ELSEWHERE.includes(headers['sec-fetch-site'] as string) ? 'visit' : 'view';
}
