import {
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { DeskUnits } from '../../../contract/desk-content.ts';
import type { DeskFigures, DeskSlots, PreviewLinks } from '../../../contract/desk-posts.ts';
import { getJson } from '../call.ts';

export interface Wanted {
  /** "drafts", "changed", "hidden", "waiting", or all. */
  show: string;
  find: string;
}

export const POSTS_CALL = '/api/admin/content/post';

function listCall({ show, find }: Wanted, after: string): string {
  const query = new URLSearchParams(
    Object.entries({ show, find, after }).filter(([, value]) => value !== ''),
  );
  return `${POSTS_CALL}?${query}`;
}

export function usePosts(wanted: Wanted): UseInfiniteQueryResult<InfiniteData<DeskUnits>> {
  return useInfiniteQuery({
    queryKey: ['content', 'post', 'list', wanted.show, wanted.find],
    queryFn: ({ signal, pageParam }) => getJson<DeskUnits>(listCall(wanted, pageParam), signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

export const FIGURES_KEY = ['posts', 'figures'];

export function useFigures(): UseQueryResult<DeskFigures> {
  return useQuery({
    queryKey: FIGURES_KEY,
    queryFn: ({ signal }) => getJson<DeskFigures>('/api/admin/posts/figures', signal),
  });
}

export function useSlots(): UseQueryResult<DeskSlots> {
  return useQuery({
    queryKey: ['posts', 'slots'],
    queryFn: ({ signal }) => getJson<DeskSlots>('/api/admin/posts/slots', signal),
  });
}

export const linksCall = (unit: string): string =>
  `/api/admin/posts/${encodeURIComponent(unit)}/preview-link`;
export const linksKey = (unit: string): readonly string[] => ['posts', 'links', unit];

export function usePreviewLinks(unit: string): UseQueryResult<PreviewLinks> {
  return useQuery({
    queryKey: linksKey(unit),
    queryFn: ({ signal }) => getJson<PreviewLinks>(linksCall(unit), signal),
  });
}
