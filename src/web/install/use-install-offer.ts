import { useEffect, useState } from 'react';
import {
  isInstallWelcome,
  noteInstallClosed,
  noteInstalled,
  waitingInstallPrompt,
  type InstallPrompt,
} from '../shell/install-prompt.ts';

const FALLBACK_AFTER_MS = 5_000;

/** The browser's own prompt, our instructions where it makes none, or nothing. */
export type InstallOffer = InstallPrompt | 'instructions' | null;

export interface InstallState {
  offer: InstallOffer;
  /** A prompt can be shown once; afterwards the browser makes another one, or none. */
  consume: () => void;
  close: () => void;
}

/** What the site may offer a visitor who has not installed it. */
export function useInstallOffer(): InstallState {
  const [offer, setOffer] = useState<InstallOffer>(null);
  useEffect(() => {
    if (!isInstallWelcome()) return;
    const watching = new AbortController();
    const { signal } = watching;
    const instruct = setTimeout(() => setOffer('instructions'), FALLBACK_AFTER_MS);
    const take = (prompt: Event): void => {
      clearTimeout(instruct);
      // Not any more once it was closed.
      if (isInstallWelcome()) setOffer(prompt as InstallPrompt);
    };
    const early = waitingInstallPrompt();
    if (early) take(early);
    addEventListener('beforeinstallprompt', take, { signal });
    addEventListener(
      'appinstalled',
      () => {
        noteInstalled();
        setOffer(null);
        clearTimeout(instruct);
        watching.abort();
      },
      { signal },
    );
    return () => {
      clearTimeout(instruct);
      watching.abort();
    };
  }, []);
  const close = (): void => {
    noteInstallClosed(Date.now());
    setOffer(null);
  };
  return { offer, consume: () => setOffer(null), close };
}
