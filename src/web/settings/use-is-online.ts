import { useEffect, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser believes to be connected. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** A connection that has just come back often loses its first request, and one of before may fail only now. */
const AGAIN_AFTER_MS = [1_000, 3_000, 10_000];

/** Runs it when the connection is back, and a few times more until it says that it went well. */
export function useOnReconnect(run: () => Promise<boolean>): void {
  useEffect(() => {
    let timer: number | undefined;
    const attempt = async (waits: readonly number[]): Promise<void> => {
      const [wait, ...later] = waits;
      if ((await run()) || wait === undefined || !navigator.onLine) return;
      timer = window.setTimeout(() => void attempt(later), wait);
    };
    const onReturn = (): void => {
      clearTimeout(timer);
      void attempt(AGAIN_AFTER_MS);
    };
    addEventListener('online', onReturn);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', onReturn);
    };
  }, [run]);
}
