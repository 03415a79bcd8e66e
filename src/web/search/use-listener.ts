import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** Listens for as long as it is rendered, always with the newest version of what is to be done. */
export function useListener<K extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  type: K,
  listen: (event: HTMLElementEventMap[K]) => void,
): void {
  const newest = useEffectEvent(listen);
  useEffect(() => {
    const answer = (event: HTMLElementEventMap[K]): void => newest(event);
    element.addEventListener(type, answer);
    return () => element.removeEventListener(type, answer);
  }, [element, type]);
}

/** Runs when another page, or the same with another question, is on screen. */
export function useFollowAddress(follow: () => void): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const shown = useRef(address);
  const newest = useEffectEvent(follow);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    newest();
  }, [address]);
}
