import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { InstallButton } from '../install/install-button.tsx';
import { useDeviceCopy } from '../offline/device-copy.ts';
import { Popups } from '../popups/popups.tsx';
import { SearchAid } from '../search/search-aid.tsx';

/** The server names a picture for the page that it sent: of a page that came later it would show the wrong one. */
function useOwnCardOnly(): void {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  useEffect(() => {
    if (pathname !== first) document.querySelectorAll('[data-card]').forEach((tag) => tag.remove());
  }, [pathname, first]);
}

/** What nobody waits for: it comes when the page stands. */
export function LateParts(): ReactNode {
  useDeviceCopy();
  useOwnCardOnly();
  return (
    <>
      <InstallButton />
      <Popups />
      <SearchAid />
    </>
  );
}
