import { useLayoutEffect, useRef, type RefObject } from 'react';

const SLIDE_MS = 240;

function mayMove(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Lets the pointer under the current item of a row travel there from where it stood. The pointer is part of the
 * item, so that it is in its place without script; only its way is animated.
 */
export function useSlidingPointer(row: RefObject<HTMLElement | null>, current: string | undefined): void {
  const stoodAt = useRef<number | null>(null);
  useLayoutEffect(() => {
    const pointer = row.current?.querySelector<HTMLElement>('[data-pointer]');
    if (!row.current || !pointer) {
      stoodAt.current = null;
      return;
    }
    const standsAt = pointer.getBoundingClientRect().left - row.current.getBoundingClientRect().left;
    const from = stoodAt.current;
    stoodAt.current = standsAt;
    if (from === null || Math.abs(from - standsAt) < 1 || !mayMove()) return;
    pointer.animate([{ transform: `translateX(${from - standsAt}px)` }, { transform: 'none' }], {
      duration: SLIDE_MS,
      easing: 'ease-out',
    });
  }, [row, current]);
}
