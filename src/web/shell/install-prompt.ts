/** Chromium's offer to install the site; the specification of it is still a draft, so it has no type of its own. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

const WAITING = 'waitingInstallPrompt';

/** Runs in the head: the browser makes its offer once, mostly before the page's own script is here. */
export const KEEP_INSTALL_PROMPT_SCRIPT =
  `addEventListener('beforeinstallprompt',function(offer){` +
  `offer.preventDefault();window.${WAITING}=offer})`;

/** The offer that came before anybody listened. */
export function waitingInstallPrompt(): InstallPrompt | null {
  return (window as { [WAITING]?: InstallPrompt })[WAITING] ?? null;
}
