import { startTransition, useEffect, useState } from 'react';

const HOUR_MS = 3_600_000;

/** The hour that the device's clock is in: the sky of a whole hour is the same file for everyone. */
export function hourOf(nowMs: number): number {
  return Math.floor(nowMs / HOUR_MS) * HOUR_MS;
}

/**
 * The visitor's own now, by the hour. Null while the page is as the server sent it: the same for everyone, at noon
 * UTC of the site's day.
 */
export function useOwnHour(asSent: boolean): number | null {
  const [hourMs, setHourMs] = useState(() => (asSent ? null : hourOf(Date.now())));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const follow = (): void => {
      clearTimeout(timer);
      const nowMs = Date.now();
      // Without hurry: the whole page is drawn anew.
      startTransition(() => setHourMs(hourOf(nowMs)));
      timer = setTimeout(follow, hourOf(nowMs) + HOUR_MS + 1_000 - nowMs);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);
  return hourMs;
}
