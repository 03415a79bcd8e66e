import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { DeskChannelPost, PostFields } from '../../../../contract/desk-channel-posts.ts';
import type { DraftSave, DraftSaved } from '../../../../contract/desk-content.ts';
import type { Fields } from '../../../../domain/content-edits/edit.ts';
import { CallFailed, send } from '../../call.ts';
import { deviceOf } from '../../drafts/device-text.ts';
import { DraftKeeper } from '../../drafts/draft-keeper.ts';
import type { DraftView } from '../../drafts/draft-view.ts';
import { useFlushing } from '../../drafts/use-draft.ts';
import { postCall, postKey } from '../calls.ts';
import { editedOf, editOf, flatFields, postFields } from './post-fields.ts';

export interface PostDraft extends Omit<DraftView, 'fields'> {
  fields: PostFields;
  /** By path, as two versions are compared. */
  flat: Fields;
  set: (changed: Partial<PostFields>) => void;
  /** Whether the server has everything afterwards. */
  flush: () => Promise<boolean>;
  saveMix: (fields: Fields) => void;
  takeLeft: () => void;
  dropLeft: () => void;
}

const CONFLICT = 409;

/** A conflict brings the whole other post; drafts want its fields. */
function asDraftFailure(error: unknown): unknown {
  if (!(error instanceof CallFailed) || error.status !== CONFLICT) return error;
  const { other } = (error.answer ?? {}) as { other?: DeskChannelPost };
  return other ? new CallFailed(CONFLICT, error.code, error.message, { other: editOf(other) }) : error;
}

async function save(id: number, draft: DraftSave, client: QueryClient): Promise<DraftSaved> {
  const body = { revision: draft.revision, fields: postFields(draft.fields) };
  try {
    const saved = await send<DeskChannelPost>('PUT', postCall(id), body);
    // The checks, and the picture, come back with it.
    client.setQueryData(postKey(id), saved);
    return { revision: saved.revision, savedAt: new Date().toISOString(), problems: [] };
  } catch (error) {
    throw asDraftFailure(error);
  }
}

function keeperOf(post: DeskChannelPost, client: QueryClient): DraftKeeper {
  const { id } = post.line;
  return new DraftKeeper(editedOf(post), {
    device: deviceOf('channel-post', String(id)),
    save: (draft) => save(id, draft, client),
  });
}

/** A post while it is edited: every keystroke is kept on the device, every pause on the server. */
export function usePostDraft(post: DeskChannelPost): PostDraft {
  const client = useQueryClient();
  const [keeper] = useState(() => keeperOf(post, client));
  const view = useSyncExternalStore(keeper.subscribe, keeper.view);
  const fields = useMemo(() => postFields(view.fields), [view.fields]);
  useFlushing(keeper);
  useEffect(() => keeper.look(editedOf(post)), [keeper, post]);
  return {
    ...view,
    fields,
    flat: view.fields,
    set: (changed) => keeper.setFields(flatFields({ ...fields, ...changed })),
    flush: () => keeper.flush(),
    saveMix: (mix) => void keeper.saveMix(mix),
    takeLeft: () => keeper.takeLeft(),
    dropLeft: () => keeper.dropLeft(),
  };
}
