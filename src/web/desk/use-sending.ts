import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailed, send } from './call.ts';
import { reasonWords, tellFailed, tellSaved } from './told.ts';

interface Sending<Body> {
  isBusy: boolean;
  /** Why it failed; null while it has not. */
  why: string | null;
  /** Whether it went through. */
  run: (body?: Body) => Promise<boolean>;
}

interface Told {
  /** Said when it went through and the server has no sentence of its own: "Backup started." */
  done: string;
  /** Said before the reason when it did not: "The backup didn’t start." */
  failed: string;
  /** What has changed by it and is asked for anew. Today always is. */
  changes?: readonly QueryKey[];
  /** With what came back. */
  onDone?: (answer: unknown) => void;
}

const isGivenUp = (error: unknown): boolean => error instanceof CallFailed && error.code === 'confirm_needed';

/** Many answers carry what came of the press, in a sentence. */
function saidIn(answer: unknown): string | undefined {
  return (answer as { said?: string } | undefined)?.said;
}

/** A change that a button makes, once at a time, and its outcome told in the corner and aloud. */
export function useSending<Body = undefined>(method: string, path: string, told: Told): Sending<Body> {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const run = async (body?: Body): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setWhy(null);
    try {
      const answer = await send<unknown>(method, path, body);
      tellSaved(saidIn(answer) ?? told.done);
      told.onDone?.(answer);
      for (const queryKey of [['today'], ...(told.changes ?? [])])
        void client.invalidateQueries({ queryKey });
      return true;
    } catch (error) {
      // Whoever closes the question who it is knows that nothing happened.
      if (isGivenUp(error)) return false;
      setWhy(reasonWords(error));
      tellFailed(told.failed, error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, why, run };
}
