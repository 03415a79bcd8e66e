import { OFFLINE_PATH } from '../../domain/offline/offline-address.ts';
import {
  BUILD_STORE,
  PAGE_BUILD,
  PAGES_STORE,
  STORE_PREFIX,
  VISITOR_STORES,
} from '../../domain/offline/stores.ts';
import { build } from './build.ts';
import { kept, unlessDenied } from './storage.ts';

declare const self: ServiceWorkerGlobalScope;

const OWN_STORE = BUILD_STORE + build.version;
/** Pages put by keep their build alive; more builds than these are not worth the room. */
const OLD_BUILDS = 2;

export function keptOfflinePage(): Promise<Response | undefined> {
  return kept(OFFLINE_PATH, OWN_STORE);
}

function assetsIn(html: string): string[] {
  return [...html.matchAll(/\/assets\/[\w.-]+/g)].map(([address]) => address);
}

/**
 * Everything the build consists of, or nothing: a tab that stays open finds its parts here when the server has long
 * had newer ones. Most of it the browser has just loaded.
 */
export async function installBuild(): Promise<void> {
  const page = await fetch(OFFLINE_PATH, { cache: 'reload' });
  const foreign = assetsIn(await page.clone().text()).filter((address) => !build.files.includes(address));
  // The server was replaced between our script and this page: the browser tries again with the next page.
  if (!page.ok || foreign.length > 0) throw new Error(`The offline page is of another build: ${foreign}`);
  const cache = await caches.open(OWN_STORE);
  await cache.addAll(build.files);
  await cache.put(OFFLINE_PATH, page);
}

/** Which of the old builds some page of the visitor still needs. */
async function buildsInUse(names: readonly string[]): Promise<Set<string>> {
  const pages = await (await caches.open(PAGES_STORE)).matchAll();
  const marks = new Set(pages.map(({ headers }) => headers.get(PAGE_BUILD) ?? ''));
  const inUse = new Set<string>();
  for (const mark of marks) {
    if (await kept(mark, OWN_STORE)) continue;
    for (const name of names) if (await kept(mark, name)) inUse.add(name);
  }
  return inUse;
}

/** A page without its build would be a heap of bare text. */
async function forgetPagesWithoutBuild(): Promise<void> {
  const cache = await caches.open(PAGES_STORE);
  for (const request of await cache.keys()) {
    const mark = (await cache.match(request))?.headers.get(PAGE_BUILD) ?? '';
    if (!(await kept(mark))) await cache.delete(request);
  }
}

/** Builds that nobody needs go, and stores of an older make. We are only asked when no tab of theirs is open. */
export async function forgetOldBuilds(): Promise<void> {
  const current = [OWN_STORE, ...VISITOR_STORES];
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(STORE_PREFIX) && !current.includes(name),
  );
  const inUse = await buildsInUse(old);
  const staying = old.filter((name) => inUse.has(name)).slice(-OLD_BUILDS);
  for (const name of old) if (!staying.includes(name)) await caches.delete(name);
  await forgetPagesWithoutBuild();
}

/** Hashed names never change their bytes, so the device's copy is as good as any, whichever build it is of. */
export async function answerAsset(event: FetchEvent, url: URL): Promise<Response> {
  const copy = await kept(url.pathname);
  if (copy) return copy;
  const response = await fetch(event.request);
  if (response.ok) {
    const clone = response.clone();
    event.waitUntil(unlessDenied(caches.open(OWN_STORE).then((cache) => cache.put(url.pathname, clone))));
  }
  return response;
}

async function isAlone(): Promise<boolean> {
  return (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length <= 1;
}

/** A tab that is being closed or loaded anew is still counted for a moment. */
const LOOKS = 3;
const BETWEEN_LOOKS_MS = 1_000;

/** Another tab of the build before could be in the middle of something: only where there is none, it is our turn. */
export async function takeOverIfAlone(): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    if (await isAlone()) return self.skipWaiting();
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
  }
}
