import type { NotificationDevice } from '../../domain/popups/checks.ts';

/** What this browser can do and was allowed to do. */
export function notificationDevice(): NotificationDevice {
  const supported = 'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window;
  return { supported, permission: supported ? Notification.permission : 'denied' };
}

/** Tells when the visitor changes the permission in the browser's own settings. */
export function watchPermission(onChange: () => void): () => void {
  const watching = new AbortController();
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', onChange, { signal: watching.signal }),
    // Not every browser knows the name; the next visit sees the change.
    () => {},
  );
  return () => watching.abort();
}
