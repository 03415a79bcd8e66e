import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** Whether script is at work: what does nothing without it is not shown before. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
