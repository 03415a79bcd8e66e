import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { DeskUnit } from '../../../contract/desk-content.ts';
import { send } from '../call.ts';
import { CONTENT_KEY, unitCall } from '../drafts/unit-calls.ts';
import type { Draft } from '../drafts/use-draft.ts';
import { tellFailed, tellSaved } from '../told.ts';
import { listOf } from './kind-words.ts';

/** Throws a draft away. Of a text that nobody has ever read nothing is left then, so the list is shown. */
export function useDrop(
  { kind, unit, inFile, shown, history }: DeskUnit,
  draft: Draft,
): () => Promise<unknown> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isAllThereIs = inFile === null && shown === null && history.every(({ fields }) => fields === null);
  if (!isAllThereIs) return draft.discard;
  return async () => {
    try {
      await send('DELETE', unitCall(kind, unit, 'draft'), { revision: draft.kept.serverRevision });
      tellSaved('The draft is gone.');
      await navigate(listOf(kind).to);
      void client.invalidateQueries({ queryKey: CONTENT_KEY });
    } catch (error) {
      tellFailed('The draft is still there.', error);
    }
  };
}
