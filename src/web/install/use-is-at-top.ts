import { useSyncExternalStore } from 'react';

/** A finger that only rests on the page moves it by a few pixels. */
const STILL_TOP_PX = 8;

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** Whether the page stands at its top. */
export function useIsAtTop(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY < STILL_TOP_PX,
    () => true,
  );
}
