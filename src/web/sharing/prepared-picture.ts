import { useEffect, useRef, type RefObject } from 'react';
import { savesData } from '../offline/saves-data.ts';

/** Who scrolls past shares nothing. */
const SETTLED_MS = 300;
/** A picture that takes longer would not be there in time. */
const LIMIT_MS = 10_000;

/** Asked with an empty file, so that nothing is fetched in vain. */
function canShareFiles(): boolean {
  const empty = new File([], 'picture.png', { type: 'image/png' });
  return typeof navigator.share === 'function' && (navigator.canShare?.({ files: [empty] }) ?? false);
}

async function fetchPicture(address: string, left: AbortSignal): Promise<File | null> {
  const signal = AbortSignal.any([left, AbortSignal.timeout(LIMIT_MS)]);
  const response = await fetch(address, { signal, priority: 'low' });
  if (!response.ok) return null;
  const picture = await response.blob();
  // The address may have led to another, which has the picture's own name.
  const { pathname } = new URL(response.url);
  return new File([picture], pathname.slice(pathname.lastIndexOf('/') + 1), { type: picture.type });
}

/** Calls once when the element has been in view for a moment. */
function whenSettled(element: Element, call: () => void, left: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(timer);
    if (!entries.at(-1)!.isIntersecting) return;
    timer = setTimeout(() => {
      observer.disconnect();
      call();
    }, SETTLED_MS);
  });
  observer.observe(element);
  left.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
}

interface PreparedPicture {
  row: RefObject<HTMLDivElement | null>;
  /** Null until the picture is here, and where the browser shares no files. */
  picture: RefObject<File | null>;
}

/** The picture for the share sheet, fetched once the row is in view: a press does not wait for it. */
export function usePreparedPicture(address: string): PreparedPicture {
  const row = useRef<HTMLDivElement>(null);
  const picture = useRef<File | null>(null);
  useEffect(() => {
    picture.current = null;
    const left = new AbortController();
    const prepare = async (): Promise<void> => {
      if (!canShareFiles() || savesData()) return;
      // Without it the words are shared alone.
      const file = await fetchPicture(address, left.signal).catch(() => null);
      if (!left.signal.aborted) picture.current = file;
    };
    whenSettled(row.current!, () => void prepare(), left.signal);
    return () => left.abort();
  }, [address]);
  return { row, picture };
}
