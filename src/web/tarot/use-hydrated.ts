import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** False for as long as the page must look as it was sent. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
