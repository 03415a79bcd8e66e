import { apiRequest } from '../shell/api-client.ts';
import { withinTimeLimit } from './time-limit.ts';

/** Nobody who turns messages off, or deletes all they have here, waits longer for a push service. */
const PUSH_SERVICE_LIMIT_MS = 10_000;
/** The worker may still be fetching what it needs offline. */
const WORKER_LIMIT_MS = 30_000;

/** Base64url as the site sends its key; browsers want bytes. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registered = navigator.serviceWorker.register('/sw.js');
  return withinTimeLimit(
    registered.then(() => navigator.serviceWorker.ready),
    WORKER_LIMIT_MS,
  );
}

async function applicationServerKey(): Promise<Uint8Array<ArrayBuffer>> {
  const response = await apiRequest('GET', '/api/notifications/vapid-key');
  return bytesOf(((await response.json()) as { publicKey: string }).publicKey);
}

/** A browser keeps one subscription per site; one made with another key of ours stands in the way. */
async function subscribeAnew(
  manager: PushManager,
  options: PushSubscriptionOptionsInit,
): Promise<PushSubscription> {
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

/** The browser's promise to take our messages. */
export async function subscribeBrowser(): Promise<PushSubscription> {
  const { pushManager } = await activeWorker();
  const options = { userVisibleOnly: true, applicationServerKey: await applicationServerKey() };
  // A late subscription would be one the site knows nothing of.
  return withinTimeLimit(subscribeAnew(pushManager, options), PUSH_SERVICE_LIMIT_MS, (late) => {
    void late.unsubscribe();
  });
}

async function takeBack(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/** Takes the promise back; where there is none, that is all right. */
export async function unsubscribeBrowser(): Promise<void> {
  if ('serviceWorker' in navigator) await withinTimeLimit(takeBack(), PUSH_SERVICE_LIMIT_MS);
}
