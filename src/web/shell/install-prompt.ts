/** Chromium's offer to install the site; the specification of it is still a draft, so it has no type of its own. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

let waiting: InstallPrompt | null = null;

/** The browser makes its offer once, and may do so before the button's code is here. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    waiting = event as InstallPrompt;
  });
}

/** The offer that came before anybody listened. */
export function waitingInstallPrompt(): InstallPrompt | null {
  return waiting;
}
