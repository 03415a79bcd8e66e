import { pageKey } from '../../domain/offline/handling.ts';
import { shownMessage } from '../../domain/push/default-message.ts';
import { deviceDate } from '../shell/device-date.ts';
import { callAs } from './call.ts';
import { rememberedSubscriber } from './memo.ts';
import { keepRead } from './pages.ts';
import { unlessDenied } from './storage.ts';
import type { VisitorMemo } from '../offline/messages.ts';

declare const self: ServiceWorkerGlobalScope;

function jsonOf(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

/** A browser that is shown nothing takes its permission back. */
const PATIENCE_MS = 2_000;

/** What is known of the visitor; storage that is damaged or does not answer must not keep the message from being shown. */
function memoInTime(): Promise<VisitorMemo | null | undefined> {
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  return Promise.race([unlessDenied(rememberedSubscriber()), tooLate]);
}

/** Shows the message, and puts its page by: whoever taps it in a tunnel reads it all the same. */
export async function showMessage(data: PushMessageData | null): Promise<void> {
  const memo = await memoInTime();
  const { title, url, ...rest } = shownMessage(jsonOf(data), deviceDate(new Date()), memo?.sign);
  await self.registration.showNotification(title, { ...rest, data: { url } });
  await keepRead(url).catch(() => undefined);
}

/** Leads to the reading: to the tab that has it open, or to a new one. */
export async function openReading(notification: Notification): Promise<void> {
  notification.close();
  const { url = '/' } = (notification.data ?? {}) as { url?: string };
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find((tab) => pageKey(tab.url.slice(self.location.origin.length)) === pageKey(url));
  await (open ? open.focus() : self.clients.openWindow(url));
}

/** What the site knows is newer than the memo: the visitor may have changed it elsewhere. */
async function choiceOf({ visitorId, sign, zone }: VisitorMemo): Promise<object> {
  const response = await callAs(visitorId, '/api/preferences');
  const known = response.ok ? ((await response.json()) as Record<string, string | null>) : {};
  return { zodiacSign: known['zodiacSign'] ?? sign, timezone: known['timezone'] ?? zone };
}

/** The browser has changed its address for us: the site has to know the new one, or the next message is lost. */
export async function subscribeAnew(event: PushSubscriptionChangeEvent): Promise<void> {
  const memo = await rememberedSubscriber();
  if (!memo) return;
  const options = event.oldSubscription?.options;
  const subscription =
    event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!subscription) return;
  await callAs(memo.visitorId, '/api/notifications/subscribe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ subscription, ...(await choiceOf(memo)) }),
  });
}
