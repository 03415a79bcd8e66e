import { onDevice, storedInHead } from './storage.ts';

/** Chromium's offer to install the site; the specification of it is still a draft, so it has no type of its own. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

const WAITING = 'waitingInstallPrompt';
const INSTALLED = 'installed';
const CLOSED_AT = 'install_closed';
const CLOSED_FOR_MS = 30 * 24 * 60 * 60 * 1_000;

/**
 * Runs in the head. The browser makes its offer once, mostly before the page's own script is here. And whoever may be
 * offered the app gets the strip of its button with the first paint, so that the button moves nothing when it comes.
 */
export const KEEP_INSTALL_PROMPT_SCRIPT =
  `addEventListener('beforeinstallprompt',function(offer){` +
  `offer.preventDefault();window.${WAITING}=offer});` +
  // A device's clock may be set back: what was closed a little later than now is closed too.
  `(function(){try{var ago=Math.abs(Date.now()-${storedInHead(CLOSED_AT)});` +
  `if(${storedInHead(INSTALLED)}==='yes'||ago<${CLOSED_FOR_MS})return}catch(e){}` +
  // Safari on phones has a name of its own for it.
  `if(!navigator.standalone&&!matchMedia('(display-mode: standalone)').matches)` +
  `document.documentElement.dataset.install='welcome'})()`;

/** The offer that came before anybody listened. */
export function waitingInstallPrompt(): InstallPrompt | null {
  return (window as { [WAITING]?: InstallPrompt })[WAITING] ?? null;
}

/** Whether the page has a strip for the button: not where the app runs or was installed, or the offer was closed. */
export function isInstallWelcome(): boolean {
  return document.documentElement.dataset['install'] === 'welcome';
}

export function noteInstalled(): void {
  onDevice.set(INSTALLED, 'yes');
}

/** Takes the strip away too: the visitor has just pressed something, and expects the page to move. */
export function noteInstallClosed(nowMs: number): void {
  onDevice.set(CLOSED_AT, String(nowMs));
  delete document.documentElement.dataset['install'];
}
