import { expect, test as base, type Page, type Worker } from '@playwright/test';
import { startChromiumPush } from '../harness/chromium-push.ts';
import { startPushService } from '../harness/push-service.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { withProfile } from './profile.ts';
import { readingOf } from './readings.ts';
import { expectPutBy, setWorkerClock, workerOf } from './worker.ts';
import { timeLimit } from '../harness/time-limits.ts';

interface PushSide {
  flags: string[];
  origin: string;
  /** What the site has to know of it. */
  env: Record<string, string>;
}

interface Fixtures {
  push: PushSide;
  /** A site that sends its daily messages, a minute before eight in New York. */
  site: TestSite;
}

/** Runs in the browser: Chromium's endpoint is at Google's; the same path at the test's push service is the same. */
function sendTo(origin: string): void {
  const { toJSON } = PushSubscription.prototype;
  PushSubscription.prototype.toJSON = function () {
    const json = toJSON.call(this);
    return { ...json, endpoint: origin + new URL(json.endpoint!).pathname };
  };
}

const test = base.extend<Fixtures>({
  push: async ({}, use) => {
    const [service, line] = [await startPushService(), await startChromiumPush()];
    service.answer((response, message) => response.writeHead(line.deliver(message) ? 201 : 410).end());
    const env = { PUSH_ALLOW_HOSTS: service.host };
    await use({ flags: line.flags, origin: service.origin, env });
    await Promise.all([service.stop(), line.stop()]);
  },
  site: async ({ push }, use) => {
    const site = await startTestSite({ clock: '2026-11-15T12:59:00Z', env: { ROLE: 'all', ...push.env } });
    await use(site);
    await site.stop();
  },
  context: ({ push, site, launchOptions }, use) =>
    withProfile(launchOptions, site.url, push.flags, async (context) => {
      await context.grantPermissions(['notifications'], { origin: site.url });
      await context.addInitScript(sendTo, push.origin);
      await use(context);
    }),
});

interface Shown {
  title: string;
  body: string;
  tag: string;
  url: string;
}

const shown = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    const all = await getNotifications.call(await navigator.serviceWorker.ready);
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url as string }));
  });

/** Brings the browser messages whose content is no message of ours. */
async function unreadableMessages(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const found = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
    if (registration) found.resolve(registration.registrationId);
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await found.promise;
  return async () => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: 'no JSON' });
  };
}

/** What the types of a page do not know. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string) => Promise<unknown> };
  dispatchEvent: (event: Event) => boolean;
  WindowClient: { prototype: { url: string; focus: () => Promise<unknown> } };
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
  PushSubscriptionChangeEvent: new (type: string, init: { newSubscription: PushSubscription }) => Event;
}

/** Notifications cannot be clicked without a screen, and only a click may open or focus a tab: both are the browser's. */
async function click(worker: Worker, tag: string): Promise<string> {
  return worker.evaluate(async (wanted) => {
    const scope = globalThis as unknown as WorkerScope;
    const { promise, resolve } = Promise.withResolvers<string>();
    scope.clients.openWindow = async (url) => resolve(`opened ${url}`);
    scope.WindowClient.prototype.focus = async function () {
      resolve(`focused ${new URL(this.url).pathname}`);
    };
    const [notification] = await scope.registration.getNotifications({ tag: wanted });
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification: notification! }));
    return promise;
  }, tag);
}

async function hostsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const headers = { 'X-User-Id': localStorage.getItem('zodiary_user_id')! };
    const exported = await (await fetch('/api/preferences/export', { headers })).json();
    return (exported as { subscriptions: { host: string }[] }).subscriptions.map(({ host }) => host);
  });
}

test('a real encrypted message of the daily job is shown with the words of the page', async ({
  page,
  site,
  context,
}) => {
  await page.goto('/settings');
  await page.getByLabel('Sign', { exact: true }).selectOption('Scorpio');
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  const section = page.getByRole('region', { name: 'Notifications', exact: true });
  await expect(section.getByText('on', { exact: true })).toBeVisible({ timeout: timeLimit(30_000) });
  const worker = await workerOf(context);

  await site.setClock('2026-11-15T13:00:10Z');
  await expect.poll(() => shown(page), { timeout: timeLimit(30_000) }).toHaveLength(1);
  const { summary } = await readingOf(site, 'scorpio');
  const sent = {
    title: 'Scorpio, November 15',
    body: summary,
    tag: 'zodiary-2026-11-15',
    url: '/horoscope/scorpio',
  };
  expect(await shown(page)).toEqual([sent]);
  await expectPutBy(page, '/horoscope/scorpio');

  await test.step('a click opens the reading, or focuses the tab that has it', async () => {
    expect(await click(worker, sent.tag)).toBe('opened /horoscope/scorpio');
    expect(await shown(page)).toEqual([]);
  });

  await test.step('a message that cannot be read is kind words and the date', async () => {
    await setWorkerClock(worker, '2026-11-16T13:00:00Z');
    const deliver = await unreadableMessages(page);
    // The browser does not say whether its worker got it: it is brought again until one is shown.
    await expect(async () => {
      await deliver();
      await expect.poll(() => shown(page), { timeout: timeLimit(5_000) }).toHaveLength(1);
    }).toPass({ timeout: timeLimit(30_000) });
    await expect
      .poll(() => shown(page))
      .toEqual([
        {
          title: 'Scorpio, today',
          body: 'The reading for Monday, November 16, 2026 is ready when you are.',
          tag: 'zodiary-2026-11-16',
          url: '/horoscope/scorpio',
        },
      ]);
    await page.goto('/horoscope/scorpio');
    expect(await click(worker, 'zodiary-2026-11-16')).toBe('focused /horoscope/scorpio');
  });

  await test.step('an address that the browser changes is told to the site', async () => {
    const [before] = await hostsOf(page);
    await worker.evaluate(async () => {
      const scope = globalThis as unknown as WorkerScope;
      const newSubscription = await scope.registration.pushManager.getSubscription();
      scope.dispatchEvent(
        new scope.PushSubscriptionChangeEvent('pushsubscriptionchange', {
          newSubscription: newSubscription!,
        }),
      );
    });
    // The worker names the browser's true endpoint, which the test's page replaces.
    await expect.poll(async () => (await hostsOf(page)).filter((host) => host !== before)).toHaveLength(1);
  });
});
