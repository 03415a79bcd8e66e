import { hashKey, useQueryClient } from '@tanstack/react-query';
import type { DeskUnit } from '../../../contract/desk-content.ts';
import { CallFailed, send } from '../call.ts';
import { tellFailed, tellSaved } from '../told.ts';
import { CONTENT_KEY, unitCall, unitKey } from './unit-calls.ts';

interface Told {
  method?: 'POST' | 'DELETE';
  /** "It’s hidden." */
  done: string;
  /** Said before the reason: "It wasn’t hidden." */
  failed: string;
}

/** Whether it went through; how it went is told in the corner and aloud. */
export type UnitPress = (what: string, told: Told, body?: unknown) => Promise<boolean>;

const isGivenUp = (error: unknown): boolean => error instanceof CallFailed && error.code === 'confirm_needed';

/** A button that changes a whole unit; `onChanged` gets the unit as it is afterwards, null where it is gone. */
export function useUnitPress(
  { kind, unit }: Pick<DeskUnit, 'kind' | 'unit'>,
  onChanged: (unit: DeskUnit | null) => void,
): UnitPress {
  const client = useQueryClient();
  const own = unitKey(kind, unit);
  return async (what, { method = 'POST', done, failed }, body) => {
    let isGone = false;
    try {
      const now = await send<DeskUnit | null>(method, unitCall(kind, unit, what), body);
      isGone = now === null;
      if (now) client.setQueryData(own, now);
      onChanged(now);
      tellSaved(done);
      return true;
    } catch (error) {
      if (!isGivenUp(error)) tellFailed(failed, error);
      return false;
    } finally {
      // What is gone is not asked for again by the page that is being left.
      void client.invalidateQueries({
        queryKey: CONTENT_KEY,
        predicate: ({ queryHash }) => !isGone || queryHash !== hashKey(own),
      });
      void client.invalidateQueries({ queryKey: ['today'] });
    }
  };
}
