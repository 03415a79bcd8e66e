import { useEffect, useState } from 'react';

/** Nobody reads suggestions between two letters. */
const PAUSE_MS = 120;

/** What was typed, once it has stood for a moment. */
export function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
