import { useEffect, useState } from 'react';
import { waitingInstallPrompt, type InstallPrompt } from '../shell/install-prompt.ts';
import { onDevice } from '../shell/storage.ts';

const FALLBACK_AFTER_MS = 5_000;

/** The browser's own prompt, our instructions where it makes none, or nothing. */
export type InstallOffer = InstallPrompt | 'instructions' | null;

function isInstalled(): boolean {
  // Safari on phones has a name of its own for it.
  const isOnHomeScreen = (navigator as { standalone?: boolean }).standalone === true;
  const isStandalone = matchMedia('(display-mode: standalone)').matches;
  return isOnHomeScreen || isStandalone || onDevice.get('installed') === 'yes';
}

export interface InstallState {
  offer: InstallOffer;
  /** A prompt can be shown once; afterwards the browser makes another one, or none. */
  consume: () => void;
}

/** What the site may offer a visitor who has not installed it. */
export function useInstallOffer(): InstallState {
  const [offer, setOffer] = useState<InstallOffer>(null);
  useEffect(() => {
    if (isInstalled()) return;
    const watching = new AbortController();
    const { signal } = watching;
    const instruct = setTimeout(() => setOffer('instructions'), FALLBACK_AFTER_MS);
    const take = (prompt: Event): void => {
      clearTimeout(instruct);
      setOffer(prompt as InstallPrompt);
    };
    const early = waitingInstallPrompt();
    if (early) take(early);
    addEventListener('beforeinstallprompt', take, { signal });
    addEventListener(
      'appinstalled',
      () => {
        onDevice.set('installed', 'yes');
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
  return { offer, consume: () => setOffer(null) };
}
