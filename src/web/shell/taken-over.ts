import { useState, useSyncExternalStore } from 'react';

/**
 * Whether a part was on the page as the server sent it, rather than drawn by this browser in the first place. It never
 * changes: a store that did, after the page has woken, would have all that depends on it drawn again at one go.
 */
export function useIsTakenOver(): boolean {
  const [part] = useState(() => ({ isTakenOver: false }));
  return useSyncExternalStore(
    () => () => {},
    () => part.isTakenOver,
    // Asked on the server, and where its markup is taken over.
    () => (part.isTakenOver = true),
  );
}
