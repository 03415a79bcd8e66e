import { useEffect } from 'react';
import type { Scene } from '../../domain/popups/interruption.ts';
import { isField } from '../ui/field.ts';
import { isDialogOpen } from '../ui/open-dialogs.ts';

const ACTIONS = ['pointerdown', 'pointerup', 'keydown', 'wheel', 'touchmove'] as const;

let lastActionMs = -Infinity;
let lastScrollY = 0;

function noteAction(): void {
  lastActionMs = performance.now();
}

/** Browsers say "scrolled" at the start of a page too, which has moved nothing. */
function noteScroll({ target }: Event): void {
  if (target === document && scrollY === lastScrollY) return;
  lastScrollY = scrollY;
  noteAction();
}

/** Notes when the visitor does something, whatever that is. */
export function useActionWatch(): void {
  useEffect(() => {
    // This code comes late: what was done before it was here may have been done a moment ago.
    lastScrollY = scrollY;
    if (scrollY > 0 || document.documentElement.dataset['touched']) noteAction();
    const watching = new AbortController();
    const options = { capture: true, passive: true, signal: watching.signal };
    for (const action of ACTIONS) addEventListener(action, noteAction, options);
    addEventListener('scroll', noteScroll, options);
    return () => watching.abort();
  }, []);
}

/** The page as it stands; parts that must not be interrupted mark themselves with `data-undisturbed`. */
export function currentScene(): Scene {
  return {
    isDrawOnTable: document.querySelector('[data-undisturbed]') !== null,
    isFieldFocused: isField(document.activeElement),
    isDialogOpen: isDialogOpen(),
    isErrorShown: document.querySelector('[role="alert"]') !== null,
    lastActionMs,
  };
}
