import { useCallback, useEffect, useState } from 'react';

interface Copied {
  isCopied: boolean;
  copy: () => Promise<boolean>;
}

/** The text on the clipboard: at once where the browser allows it unasked, else with the first press. */
export function useCopied(text: string): Copied {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = useCallback(async (): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      return true;
    } catch {
      return false;
    }
  }, [text]);
  useEffect(() => void copy(), [copy]);
  return { isCopied: copied === text, copy };
}
