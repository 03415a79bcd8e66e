import { useRef, useState } from 'react';
import { failureWords } from '../shell/failure-words.ts';
import { toast } from '../ui/toasts.tsx';

type State<T> = { kind: 'rest' } | { kind: 'saving'; value: T } | { kind: 'failed'; value: T; why: string };

export interface Saving<T> {
  state: State<T>;
  save: (value: T) => void;
  /** What to show: the choice while it is being saved, else what holds. */
  shown: (stored: T) => T;
}

/**
 * The query client tells its listeners of new data a tick late. Until then the choice is shown: a switch that jumped
 * back for a moment would be thrown the wrong way by a quick finger.
 */
function storedIsShown(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** One setting on its way to the site. Choices made in a hurry are sent one after the other, and the last one holds. */
export function useSaving<T>(send: (value: T) => Promise<unknown>, words: (value: T) => string): Saving<T> {
  const [state, setState] = useState<State<T>>({ kind: 'rest' });
  const line = useRef(Promise.resolve());
  const latest = useRef(0);
  const save = (value: T): void => {
    const turn = ++latest.current;
    const isLatest = (): boolean => turn === latest.current;
    setState({ kind: 'saving', value });
    line.current = line.current.then(async () => {
      if (!isLatest()) return;
      try {
        await send(value);
        await storedIsShown();
        if (!isLatest()) return;
        setState({ kind: 'rest' });
        toast({ title: 'Saved', description: words(value) });
      } catch (error) {
        console.error('A setting could not be saved', error);
        if (isLatest()) setState({ kind: 'failed', value, why: failureWords(error) });
      }
    });
  };
  return { state, save, shown: (stored) => (state.kind === 'saving' ? state.value : stored) };
}
