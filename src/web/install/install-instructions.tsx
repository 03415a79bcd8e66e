import type { ReactNode } from 'react';
import { Button, ButtonRow } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './install-instructions.module.css';

const STEPS = [
  { browser: 'Chrome', step: 'open the menu and choose “Install app”.' },
  { browser: 'Firefox', step: 'choose the install icon in the address bar.' },
  { browser: 'Safari', step: 'choose Share, then “Add to Home Screen”.' },
] as const;

export function hasDialogs(): boolean {
  return typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype;
}

/** Where the browser has no dialogs. */
export function alertInstructions(siteName: string): void {
  const lines = STEPS.map(({ browser, step }) => `${browser}: ${step}`);
  window.alert([`To install ${siteName}:`, ...lines].join('\n\n'));
}

interface InstallInstructionsProps {
  siteName: string;
  onClose: () => void;
}

/** What to do where the browser offers no prompt of its own. */
export function InstallInstructions({ siteName, onClose }: InstallInstructionsProps): ReactNode {
  const steps = STEPS.map(({ browser, step }) => (
    <span key={browser} className={styles.step}>
      <b>{browser}:</b> {step}
    </span>
  ));
  return (
    <Dialog title={`Install ${siteName}`} glyph="install" text={steps} onDismiss={onClose}>
      <ButtonRow stretch>
        <Button onClick={onClose}>Got it</Button>
      </ButtonRow>
    </Dialog>
  );
}
