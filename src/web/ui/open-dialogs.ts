import { useLayoutEffect } from 'react';

let count = 0;

/** Called by every dialog for as long as it is open. */
export function useCountAsOpen(): void {
  useLayoutEffect(() => {
    count++;
    return () => void count--;
  }, []);
}

/** Whether a dialog of any kind stands on the page: another must wait. */
export function isDialogOpen(): boolean {
  return count > 0;
}
