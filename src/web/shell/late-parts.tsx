import type { ReactNode } from 'react';
import { InstallButton } from '../install/install-button.tsx';
import { useDeviceCopy } from '../offline/device-copy.ts';
import { Popups } from '../popups/popups.tsx';
import { SearchAid } from '../search/search-aid.tsx';
import { useCardTags } from './card-tags.ts';

/** What nobody waits for: it comes when the page stands. */
export function LateParts({ sentAddress }: { sentAddress: string }): ReactNode {
  useDeviceCopy();
  useCardTags(sentAddress);
  return (
    <>
      <InstallButton />
      <Popups />
      <SearchAid />
    </>
  );
}
