import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { pageAt } from '../pages.ts';
import { deskSite } from '../site.ts';

function labelOf(pathname: string): string {
  return pageAt(pathname)?.label ?? 'Not here';
}

/** Its h1 once the page's code is there. */
function whenHeaded(main: HTMLElement, then: (heading: HTMLElement) => void): () => void {
  const found = main.querySelector('h1');
  if (found) {
    then(found);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const heading = main.querySelector('h1');
    if (!heading) return;
    observer.disconnect();
    then(heading);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** On a new page the title follows, the page begins at its top, and the keyboard at its heading. */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    document.title = `${labelOf(pathname)} · ${deskSite().name} Desk`;
    if (shown.current === pathname || !main.current) return;
    shown.current = pathname;
    scrollTo(0, 0);
    return whenHeaded(main.current, (heading) => heading.focus({ preventScroll: true }));
  }, [main, pathname]);
}
