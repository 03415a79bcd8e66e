import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailed, send } from '../call.ts';
import { reasonWords, tellFailed, tellSaved } from '../told.ts';
import { CHANNELS_KEY } from './calls.ts';

export interface Pressed<T> {
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  /** Said when it went through; with what came back, where that decides. */
  done: string | ((answer: T) => string);
  /** Said before the reason when it did not: "It wasn’t posted." */
  failed: string;
}

export interface Press {
  isBusy: boolean;
  /** Why it failed; null while it has not. */
  why: string | null;
  /** What came back; null where it failed. */
  run: <T = unknown>(pressed: Pressed<T>) => Promise<T | null>;
}

const isGivenUp = (error: unknown): boolean => error instanceof CallFailed && error.code === 'confirm_needed';

/** A button of the channels: once at a time, its outcome told in the corner and aloud, and what it changed asked for anew. */
export function usePress(): Press {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);

  async function run<T>({ method = 'POST', path, body, done, failed }: Pressed<T>): Promise<T | null> {
    if (isBusy) return null;
    setBusy(true);
    setWhy(null);
    try {
      const answer = await send<T>(method, path, body);
      tellSaved(typeof done === 'string' ? done : done(answer));
      return answer;
    } catch (error) {
      if (isGivenUp(error)) return null;
      setWhy(reasonWords(error));
      tellFailed(failed, error);
      return null;
    } finally {
      setBusy(false);
      for (const queryKey of [CHANNELS_KEY, ['today']]) void client.invalidateQueries({ queryKey });
    }
  }

  return { isBusy, why, run };
}
