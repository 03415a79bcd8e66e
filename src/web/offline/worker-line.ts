import { deviceZone } from '../push/device.ts';
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
    const registration = await navigator.serviceWorker.register('/sw.js');
    registration.waiting?.postMessage({ kind: 'take-over' } satisfies ToWorker);
    return await navigator.serviceWorker.ready;
  } catch (error) {
    console.error('The service worker could not be registered', error);
    return null;
  }
}

let registered: ReturnType<typeof register> | undefined;

/** The worker of this page, registered when it is first asked for. */
function worker(): ReturnType<typeof register> {
  registered ??= register();
  return registered;
}

export async function tellWorker(message: ToWorker): Promise<void> {
  (await worker())?.active?.postMessage(message);
}

/** Only whom the site sends messages has to be known to the worker. */
export async function introduceSubscriber(): Promise<void> {
  const subscription = await (await worker())?.pushManager?.getSubscription();
  const sign = rememberedSign();
  if (!subscription || !sign) return;
  await tellWorker({ kind: 'visitor', memo: { visitorId: visitorId(), sign, zone: deviceZone() } });
}
