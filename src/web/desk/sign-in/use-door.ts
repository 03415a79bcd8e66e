import { useEffect, useState } from 'react';
import { Refused, type Refusal } from './knock.ts';

const BROKEN: Refusal = { code: 'broken', message: 'Something went wrong on this page.', waitSeconds: 0 };
const SECOND_MS = 1000;

/** Seconds until then; 0 when it is over. */
function useSecondsUntil(untilMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const isOver = nowMs >= untilMs;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNowMs(Date.now()), SECOND_MS / 4);
    return () => clearInterval(timer);
  }, [isOver]);
  return isOver ? 0 : Math.ceil((untilMs - nowMs) / SECOND_MS);
}

export interface Door {
  isBusy: boolean;
  refusal: Refusal | null;
  /** How long an address that guessed too often still waits. */
  waitSeconds: number;
  /** The refusal's code, or null: it opened. */
  tryKey: (knocked: () => Promise<unknown>) => Promise<string | null>;
  forget: () => void;
}

export function useDoor(onOpen: () => void): Door {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [lockedUntilMs, setLockedUntilMs] = useState(0);
  const waitSeconds = useSecondsUntil(lockedUntilMs);
  const tryKey = async (knocked: () => Promise<unknown>): Promise<string | null> => {
    setBusy(true);
    setRefusal(null);
    try {
      await knocked();
      onOpen();
      return null;
    } catch (error) {
      const refused = error instanceof Refused ? error.refusal : BROKEN;
      setRefusal(refused);
      setLockedUntilMs(Date.now() + refused.waitSeconds * SECOND_MS);
      setBusy(false);
      return refused.code;
    }
  };
  return { isBusy, refusal, waitSeconds, tryKey, forget: () => setRefusal(null) };
}
