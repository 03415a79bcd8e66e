import { useSyncExternalStore } from 'react';

/** Whether a window is at least so wide; the server takes it to be. */
export function useIsWide(pixels: number): boolean {
  const media = `(min-width: ${pixels}px)`;
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(media).matches,
    () => true,
  );
}
