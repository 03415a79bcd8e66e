import { useQueryClient } from '@tanstack/react-query';
import type { DeskUnit } from '../../../contract/desk-content.ts';
import { CallFailed, getJson, send } from '../call.ts';
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

/** A button that changes a whole unit; `onChanged` gets the unit as it is afterwards. */
export function useUnitPress(
  { kind, unit }: Pick<DeskUnit, 'kind' | 'unit'>,
  onChanged: (unit: DeskUnit) => void,
): UnitPress {
  const client = useQueryClient();
  return async (what, { method = 'POST', done, failed }, body) => {
    try {
      const answer = await send<Partial<DeskUnit> | undefined>(method, unitCall(kind, unit, what), body);
      const isWhole = answer?.history !== undefined;
      const now = isWhole ? (answer as DeskUnit) : await getJson<DeskUnit>(unitCall(kind, unit));
      client.setQueryData(unitKey(kind, unit), now);
      onChanged(now);
      tellSaved(done);
      return true;
    } catch (error) {
      if (!isGivenUp(error)) tellFailed(failed, error);
      return false;
    } finally {
      void client.invalidateQueries({ queryKey: CONTENT_KEY });
      void client.invalidateQueries({ queryKey: ['today'] });
    }
  };
}
