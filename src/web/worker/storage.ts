import { tooMany, type Bounds } from '../../domain/offline/bounds.ts';
import { KEPT_AT, KEPT_BYTES, KEPT_ON } from '../../domain/offline/stores.ts';
import { deviceDate } from '../shell/device-date.ts';

/** The part of the device's storage that is for one kind of thing. */
export interface Store {
  name: string;
  bounds: Bounds;
}

/** Storage may be denied, full or damaged: then things are as if nothing had been put by. */
export async function unlessDenied<T>(attempt: Promise<T>): Promise<T | undefined> {
  try {
    return await attempt;
  } catch {
    return undefined;
  }
}

/** Looks past `Vary`: our answers differ by encoding alone, which is over when they arrive here. */
export function kept(address: string, cacheName?: string): Promise<Response | undefined> {
  return unlessDenied(caches.match(address, { ignoreVary: true, cacheName }));
}

async function dropOldest(cache: Cache, bounds: Bounds): Promise<void> {
  const [requests, responses] = await Promise.all([cache.keys(), cache.matchAll()]);
  const entries = responses.map(({ headers }, index) => ({
    address: requests[index]!.url,
    bytes: Number(headers.get(KEPT_BYTES)),
    keptAtMs: Number(headers.get(KEPT_AT)),
  }));
  for (const address of tooMany(entries, bounds)) await cache.delete(address, { ignoreVary: true });
}

async function copyOf(response: Response, notes: Readonly<Record<string, string>>): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  // What arrives here is unpacked already.
  headers.delete('content-encoding');
  const now = new Date();
  headers.set(KEPT_AT, String(now.getTime()));
  headers.set(KEPT_ON, deviceDate(now));
  headers.set(KEPT_BYTES, String(body.byteLength));
  for (const [name, value] of Object.entries(notes)) headers.set(name, value);
  return new Response(body, { headers });
}

/** Whether an answer is fit to be shown again to the same visitor, whoever asks. */
export function mayKeep({ status, redirected, headers }: Response): boolean {
  return status === 200 && !redirected && !/no-store|private/.test(headers.get('cache-control') ?? '');
}

/** Puts an answer by and keeps the store within its bounds. Takes the body: callers pass a clone. */
export async function keep(
  { name, bounds }: Store,
  address: string,
  response: Response,
  notes: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (!mayKeep(response)) return;
  const copy = await copyOf(response, notes);
  const cache = await unlessDenied(caches.open(name));
  if (!cache) return;
  const isFull = (await unlessDenied(cache.put(address, copy).then(() => true))) === undefined;
  // The device has less room than our bounds allow: half of them has to do.
  const room = isFull ? { entries: bounds.entries / 2, bytes: bounds.bytes / 2 } : bounds;
  await unlessDenied(dropOldest(cache, room));
}
