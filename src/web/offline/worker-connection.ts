import { deviceZone } from '../shell/device-zone.ts';
import { rememberedSign } from '../shell/remembered-sign.ts';
import { visitorId } from '../shell/visitor.ts';
import type { ToWorker } from './messages.ts';

function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }));
}

/** Null where there is no worker: every page is whole without one. */
async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  await whenLoaded();
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    registration.waiting?.postMessage({ kind: 'take-over' } satisfies ToWorker);
    return await navigator.serviceWorker.ready;
  } catch (error) {
    console.error('The service worker could not be registered', error);
    return null;
  }
}

let registered: ReturnType<typeof register> | undefined;

/** The first message registers the worker. */
export async function sendToWorker(message: ToWorker): Promise<void> {
  registered ??= register();
  (await registered)?.active?.postMessage(message);
}

/** Only whom the site sends messages has to be known to the worker. */
export async function introduceSubscriber(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  const subscription = await registration?.pushManager?.getSubscription();
  const sign = rememberedSign();
  if (!subscription || !sign) return;
  const memo = { visitorId: visitorId(), sign, zone: deviceZone() };
  registration?.active?.postMessage({ kind: 'visitor', memo } satisfies ToWorker);
}
