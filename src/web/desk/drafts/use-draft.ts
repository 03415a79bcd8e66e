import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DeskUnit, DraftSave, DraftSaved } from '../../../contract/desk-content.ts';
import type { Fields, FieldValue } from '../../../domain/content-edits/edit.ts';
import { send } from '../call.ts';
import { deviceOf } from './device-text.ts';
import { DraftKeeper } from './draft-keeper.ts';
import type { DraftView } from './draft-view.ts';
import { unitCall, unitKey } from './unit-calls.ts';
import { useUnitPress, type UnitPress } from './use-unit-press.ts';

export interface Draft extends DraftView {
  setField: (name: string, value: FieldValue) => void;
  setFields: (changed: Fields) => void;
  /** Sends what is ahead now. */
  saveNow: () => void;
  saveMix: (fields: Fields) => Promise<boolean>;
  /** Now, or at an instant (ISO). Whether it went through; why not was told. */
  publish: (at?: string) => Promise<boolean>;
  /** Throws the draft away; what visitors read stays. */
  discard: () => Promise<boolean>;
  /** Puts another text into the editor and keeps the one before aside. */
  replace: (fields: Fields) => void;
  takeLeft: () => void;
  dropLeft: () => void;
  /** Everything else that a button does with the whole unit: "hide", "unschedule". */
  press: UnitPress;
}

function keeperOf(edited: DeskUnit, client: QueryClient): DraftKeeper {
  const { kind, unit } = edited;
  return new DraftKeeper(edited, {
    device: deviceOf(kind, unit),
    save: (draft: DraftSave) => send<DraftSaved>('PUT', unitCall(kind, unit, 'draft'), draft),
    // Whoever comes back to this page begins with what was saved last. What is changed waits for its hour no more.
    onSaved: (saved) =>
      client.setQueryData<DeskUnit>(
        unitKey(kind, unit),
        (known) =>
          known && {
            ...known,
            draft: { author: known.draft?.author ?? '', ...saved },
            scheduledFor: null,
            state: known.state === 'scheduled' ? 'draft' : known.state,
          },
      ),
  });
}

/** Nothing waits for a pause in typing when the page is left or the connection is back. */
export function useFlushing(keeper: DraftKeeper): void {
  useEffect(() => {
    const flush = (): void => void keeper.flush();
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('online', flush);
    flush();
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('online', flush);
      flush();
    };
  }, [keeper]);
}

/**
 * The text of a unit while it is edited. Every keystroke is kept; only `publish` changes what visitors read. `onGone`: its
 * draft was thrown away, and there is nothing else of it.
 */
export function useDraft(unit: DeskUnit, onGone?: () => void): Draft {
  const client = useQueryClient();
  const [keeper] = useState(() => keeperOf(unit, client));
  const view = useSyncExternalStore(keeper.subscribe, keeper.view);
  const press = useUnitPress(unit, (changed) => {
    if (changed) keeper.take(changed);
    else {
      keeper.forget();
      onGone?.();
    }
  });
  useFlushing(keeper);
  useEffect(() => keeper.look(unit), [keeper, unit]);
  const revision = (): number => keeper.view().kept.serverRevision!;
  return {
    ...view,
    press,
    setField: (name, value) => keeper.setField(name, value),
    setFields: (changed) => keeper.setFields(changed),
    saveNow: () => void keeper.flush(),
    saveMix: (fields) => keeper.saveMix(fields),
    replace: (fields) => keeper.replace(fields),
    takeLeft: () => keeper.takeLeft(),
    dropLeft: () => keeper.dropLeft(),
    async publish(at) {
      if (!(await keeper.flush(true))) return false;
      const told = at === undefined ? 'It’s public now.' : 'It’s scheduled.';
      return press('publish', { done: told, failed: 'It wasn’t published.' }, { revision: revision(), at });
    },
    async discard() {
      await keeper.flush();
      if (keeper.view().kept.serverRevision === null) return true;
      const told = { done: 'The draft is gone.', failed: 'The draft is still there.' };
      return press('draft', { ...told, method: 'DELETE' }, { revision: revision() });
    },
  };
}
