import { useRef, type PointerEvent, type RefObject } from 'react';
import { isSwipedAway, swipeOffsetPx } from './toast-store.ts';

interface SwipeHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
}

/** Swiping right, by finger or mouse, sends the plate away; less than the threshold lets it slide back. */
export function useSwipe(plate: RefObject<HTMLElement | null>, onAway: () => void): SwipeHandlers {
  const fromX = useRef<number | null>(null);
  const place = (offsetPx: number): void => {
    if (plate.current) plate.current.style.transform = offsetPx === 0 ? '' : `translateX(${offsetPx}px)`;
  };
  const letGo = (): void => {
    fromX.current = null;
    place(0);
  };
  return {
    onPointerDown: (event) => {
      // The close button keeps its click.
      if (event.button === 0 && !(event.target as Element).closest('button')) fromX.current = event.clientX;
    },
    onPointerMove: (event) => {
      if (fromX.current === null) return;
      plate.current?.setPointerCapture(event.pointerId);
      place(swipeOffsetPx(fromX.current, event.clientX));
    },
    onPointerUp: (event) => {
      if (fromX.current === null) return;
      const away = isSwipedAway(swipeOffsetPx(fromX.current, event.clientX));
      letGo();
      if (away) onAway();
    },
    onPointerCancel: letGo,
  };
}
