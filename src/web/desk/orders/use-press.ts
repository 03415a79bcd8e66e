import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskOrderDone } from '../../../contract/desk-orders.ts';
import { CallFailed, send } from '../call.ts';
import { reasonWords, tellFailed, tellSaved } from '../told.ts';
import { orderCall, orderKey } from './use-orders.ts';

export interface Press<T extends DeskOrderDone = DeskOrderDone> {
  isBusy: boolean;
  /** Why it failed; null while it has not. */
  why: string | null;
  /** What came of it; null where it failed. */
  run: () => Promise<T | null>;
}

interface Pressed {
  method: 'POST' | 'DELETE';
  /** The end of the call: "refund". */
  what: string;
  /** Said before the reason: "The money wasn’t given back." */
  failed: string;
}

const isGivenUp = (error: unknown): boolean => error instanceof CallFailed && error.code === 'confirm_needed';

/** A button of one order. The server says what came of it, and how the order stands now, also after a refusal. */
export function usePress<T extends DeskOrderDone = DeskOrderDone>(
  number: string,
  { method, what, failed }: Pressed,
): Press<T> {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);

  async function press(): Promise<T | null> {
    try {
      const done = await send<T>(method, orderCall(number, what));
      tellSaved(done.said);
      client.setQueryData(orderKey(number), done.order);
      return done;
    } catch (error) {
      if (isGivenUp(error)) return null;
      setWhy(reasonWords(error));
      tellFailed(failed, error);
      void client.invalidateQueries({ queryKey: orderKey(number) });
      return null;
    } finally {
      void client.invalidateQueries({ queryKey: ['orders', 'list'] });
      void client.invalidateQueries({ queryKey: ['today'] });
    }
  }

  return {
    isBusy,
    why,
    async run() {
      if (isBusy) return null;
      setBusy(true);
      setWhy(null);
      return press().finally(() => setBusy(false));
    },
  };
}
