import { DatabaseAway } from './failures.ts';

/** A client that is ended while it connects never tells whoever awaits its connection. */
export async function unlessClosed<T>(connecting: Promise<T>, closing: AbortSignal): Promise<T> {
  const closed = Promise.withResolvers<never>();
  const stopWaiting = (): void => closed.reject(new DatabaseAway('The database has been closed.'));
  closing.addEventListener('abort', stopWaiting);
  connecting.catch(() => {});
  try {
    return await Promise.race([connecting, closed.promise]);
  } finally {
    closing.removeEventListener('abort', stopWaiting);
  }
}
