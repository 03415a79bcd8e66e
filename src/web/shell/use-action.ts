import { useState } from 'react';
import { failureWords } from './failure-words.ts';

export interface Action {
  isBusy: boolean;
  /** Why it failed; null while it has not. */
  why: string | null;
  run: () => void;
}

/** Words of ours for a failure that is no failure of the call. */
export class Unsuccessful extends Error {}

/** Something a button does, once at a time. */
export function useAction(act: () => Promise<void>): Action {
  const [isBusy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const run = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setWhy(null);
    try {
      await act();
    } catch (error) {
      console.error('An action failed', error);
      setWhy(error instanceof Unsuccessful ? error.message : failureWords(error));
    }
    setBusy(false);
  };
  return { isBusy, why, run: () => void run() };
}
