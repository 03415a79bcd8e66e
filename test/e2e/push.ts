import { randomUUID } from 'node:crypto';
import { pushBrowser, type PushBrowser } from '../harness/push-browser.ts';
import type { PushService } from '../harness/push-service.ts';
import type { Page } from './site.ts';

interface Pretended {
  /** What the visitor has told the browser before. */
  permission?: NotificationPermission;
  isSubscribed?: boolean;
  /** What the visitor answers when asked, and what comes of the browser's own calls; by default all goes well. */
  answer?: NotificationPermission;
  register?: 'fails';
  subscribe?: 'fails' | 'hangs';
  unsubscribe?: 'hangs';
}

interface PushNotes {
  registered: string[];
  subscribed: number;
  unsubscribed: number;
}

/** Runs in the browser. */
function pretend({ subscription, ...how }: Pretended & Pick<PushBrowser, 'subscription'>): void {
  const notes: PushNotes = { registered: [], subscribed: 0, unsubscribed: 0 };
  let { permission = 'default', isSubscribed = false } = how;
  Object.assign(window, { pushNotes: notes });
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = async () => (permission = how.answer ?? 'granted');
  const own = {
    toJSON: () => subscription,
    unsubscribe: async () => {
      if (how.unsubscribe === 'hangs') await new Promise(() => {});
      isSubscribed = false;
      return ++notes.unsubscribed > 0;
    },
  };
  const registration = {
    pushManager: {
      getSubscription: async () => (isSubscribed ? own : null),
      subscribe: async () => {
        if (how.subscribe === 'fails') throw new DOMException('no push service', 'AbortError');
        if (how.subscribe === 'hangs') await new Promise(() => {});
        isSubscribed = true;
        notes.subscribed++;
        return own;
      },
    },
  } as unknown as ServiceWorkerRegistration;
  const container = ServiceWorkerContainer.prototype;
  Object.defineProperty(container, 'ready', { get: async () => registration });
  container.getRegistration = async () => registration;
  container.register = async (url) => {
    notes.registered.push(String(url));
    if (how.register === 'fails') throw new TypeError('no such worker');
    return registration;
  };
}

/**
 * The edge of the browser: its permission prompt does not exist without a screen, and its push service is somebody
 * else's. Everything behind it is real: the site keeps the subscription and sends to it.
 */
export async function pretendPush(
  page: Page,
  service: PushService,
  pretended: Pretended = {},
): Promise<PushBrowser> {
  const browser = pushBrowser(`${service.origin}/send/${randomUUID()}`);
  await page.addInitScript(pretend, { ...pretended, subscription: browser.subscription });
  return browser;
}

export function pushNotes(page: Page): Promise<PushNotes> {
  return page.evaluate(() => (window as unknown as { pushNotes: PushNotes }).pushNotes);
}
