import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSiteName } from '../shell/site.ts';
import { Button } from '../ui/button.tsx';
import styles from './install-button.module.css';
import { useInstallOffer, type InstallOffer } from './use-install-offer.ts';

/** Whoever reads about the report is not to be distracted. */
const isHiddenAt = (pathname: string): boolean => /^\/personal-destiny-report\/?$/.test(pathname);

function instructions(siteName: string): string {
  return [
    `To install ${siteName}:`,
    'Chrome: open the menu and choose “Install app”.',
    'Firefox: choose the install icon in the address bar.',
    'Safari: choose Share, then “Add to Home Screen”.',
  ].join('\n\n');
}

function accept(offer: Exclude<InstallOffer, null>, siteName: string, consume: () => void): void {
  if (offer === 'instructions') return window.alert(instructions(siteName));
  offer.prompt().catch((error: unknown) => console.error('The install prompt failed', error));
  consume();
}

/** Floats at the top center, where it takes no room of the page's. */
export function InstallButton(): ReactNode {
  const { pathname } = useLocation();
  const siteName = useSiteName();
  const { offer, consume } = useInstallOffer();
  if (!offer || isHiddenAt(pathname)) return null;
  return (
    <Button
      kind="line"
      glyph="install"
      className={styles.install}
      onClick={() => accept(offer, siteName, consume)}
    >
      Install App
    </Button>
  );
}
