import { useEffect, useState } from 'react';
import type { DeskChannelPost } from '../../../../contract/desk-channel-posts.ts';

export type KitFile =
  | { state: 'fetching' }
  | { state: 'failed' }
  | { state: 'here'; file: File; canShare: boolean };

/** Whether this browser hands such a file to other apps; Firefox hands over none. */
function canShare(file: File): boolean {
  return typeof navigator.share === 'function' && (navigator.canShare?.({ files: [file] }) ?? false);
}

async function fetchFile({ src, name, type }: DeskChannelPost['file'], signal: AbortSignal): Promise<File> {
  const response = await fetch(src, { signal });
  if (!response.ok) throw new Error(`The file answered ${response.status}.`);
  return new File([await response.blob()], name, { type });
}

/** The file to share, fetched before the press: the share sheet must follow a press at once. */
export function useKitFile(file: DeskChannelPost['file']): KitFile {
  const [kept, setKept] = useState<KitFile>({ state: 'fetching' });
  const { src, name, type, bytes } = file;
  useEffect(() => {
    const left = new AbortController();
    setKept({ state: 'fetching' });
    fetchFile({ src, name, type, bytes }, left.signal).then(
      (here) => setKept({ state: 'here', file: here, canShare: canShare(here) }),
      () => !left.signal.aborted && setKept({ state: 'failed' }),
    );
    return () => left.abort();
  }, [src, name, type, bytes]);
  return kept;
}
