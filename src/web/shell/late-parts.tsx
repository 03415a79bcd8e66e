import type { ReactNode } from 'react';
import { InstallButton } from '../install/install-button.tsx';
import { useDeviceCopy } from '../offline/device-copy.ts';
import { Popups } from '../popups/popups.tsx';

/** What nobody waits for: it comes when the page stands. */
export function LateParts(): ReactNode {
  useDeviceCopy();
  return (
    <>
      <InstallButton />
      <Popups />
    </>
  );
}
