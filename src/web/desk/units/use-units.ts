import {
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { DeskKind, DeskKinds, DeskUnits } from '../../../contract/desk-content.ts';
import type { EditKind } from '../../../domain/content-edits/edit.ts';
import { getJson } from '../call.ts';
import { CONTENT_KEY } from '../drafts/unit-calls.ts';

export const CONTENT_CALLS = '/api/admin/content';

/** Where the desk edits it. */
export function unitPath(kind: EditKind, unit: string): string {
  return kind === 'post' ? `/admin/posts/${unit}` : `/admin/content/${kind}/${unit}`;
}

export function useKinds(): UseQueryResult<readonly DeskKind[]> {
  return useQuery({
    queryKey: [...CONTENT_KEY, 'kinds'],
    queryFn: async ({ signal }) => (await getJson<DeskKinds>(CONTENT_CALLS, signal)).kinds,
  });
}

/** Which of a kind are looked for: "changed", "drafts" …, and words. */
export interface Wanted {
  show: string;
  find: string;
}

function listCall(kind: EditKind, { show, find }: Wanted, after: string): string {
  const asked = Object.entries({ show, find, after }).filter(([, value]) => value !== '');
  return `${CONTENT_CALLS}/${kind}?${new URLSearchParams(asked)}`;
}

export function useUnits(kind: EditKind, wanted: Wanted): UseInfiniteQueryResult<InfiniteData<DeskUnits>> {
  return useInfiniteQuery({
    queryKey: [...CONTENT_KEY, kind, 'list', wanted.show, wanted.find],
    queryFn: ({ signal, pageParam }) => getJson<DeskUnits>(listCall(kind, wanted, pageParam), signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}
