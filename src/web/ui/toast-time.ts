import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';

function subscribeToWindow(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('blur', listener);
  window.addEventListener('focus', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('blur', listener);
    window.removeEventListener('focus', listener);
  };
}

interface Rest {
  resting: boolean;
  handlers: {
    onPointerMoveCapture: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/** Time stands still while somebody is at the toast, or nobody is at the window. */
export function useRest(): Rest {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useSyncExternalStore(
    subscribeToWindow,
    () => document.hidden,
    () => false,
  );
  return {
    resting: hovered || focused || hidden,
    handlers: {
      // A toast that comes up under a pointer at rest is not what somebody points at: it would never go.
      onPointerMoveCapture: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}

/** Calls back once the time has been used up, not counting the time spent resting. */
export function useCountdown(durationMs: number, resting: boolean, onEnd: () => void): void {
  const leftMs = useRef(durationMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (resting) return;
    const startedMs = performance.now();
    const timer = setTimeout(() => end(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(0, leftMs.current - (performance.now() - startedMs));
    };
  }, [resting]);
}
