import { useEffect, useState } from 'react';

const STEP_MS = 10_000;

/** The device's clock, as fresh as a display of minutes needs it. */
export function useNow(stepMs = STEP_MS): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, [stepMs]);
  return nowMs;
}
