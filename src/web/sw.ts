import { handlingOf } from '../domain/offline/handling.ts';
import type { ToWorker } from './offline/messages.ts';
import { answerCall, answerPicture } from './worker/answers.ts';
import { answerAsset, forgetOldBuilds, installBuild, takeOverIfAlone } from './worker/installing.ts';
import { rememberSubscriber } from './worker/memo.ts';
import { answerPage } from './worker/pages.ts';
import { openReading, showMessage, subscribeAnew } from './worker/push.ts';
import { keepWhatWasRead } from './worker/reading.ts';
import { unlessDenied } from './worker/storage.ts';

declare const self: ServiceWorkerGlobalScope;

/** The table of contents of the worker. */
self.addEventListener('install', (event) => event.waitUntil(installBuild()));

async function begin(): Promise<void> {
  await unlessDenied(forgetOldBuilds());
  // Pages need not wait until the worker has woken up; browsers without this do without.
  await unlessDenied(Promise.resolve(self.registration.navigationPreload?.enable()));
  await self.clients.claim();
}
self.addEventListener('activate', (event) => event.waitUntil(begin()));

function answer(event: FetchEvent, url: URL): Promise<Response> | null {
  const { method, mode } = event.request;
  switch (handlingOf({ method, path: url.pathname, isNavigation: mode === 'navigate' })) {
    case 'page':
      return answerPage(event, url);
    case 'asset':
      return answerAsset(event, url);
    case 'answer':
      return answerCall(event, url);
    case 'picture':
      return answerPicture(event, url);
    default:
      return null;
  }
}
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const answered = url.origin === self.location.origin ? answer(event, url) : null;
  if (answered) event.respondWith(answered);
});

function obey(message: ToWorker): Promise<void> {
  if (message.kind === 'take-over') return takeOverIfAlone();
  return message.kind === 'visitor' ? rememberSubscriber(message.memo) : keepWhatWasRead(message);
}
self.addEventListener('message', (event) => event.waitUntil(unlessDenied(obey(event.data as ToWorker))));

self.addEventListener('push', (event) => event.waitUntil(showMessage(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openReading(event.notification)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAnew(event)));
