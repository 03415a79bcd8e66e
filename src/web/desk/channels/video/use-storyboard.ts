import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Storyboard } from '../../../../contract/desk-channel-films.ts';
import { getJson } from '../../call.ts';
import { postCall, postKey } from '../calls.ts';

const WHILE_MAKING_MS = 2_000;

/** The film as it would be made from what is saved. */
export function useStoryboard(post: number, revision: number): UseQueryResult<Storyboard> {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: [...postKey(post), 'storyboard', revision],
    queryFn: ({ signal }) => getJson<Storyboard>(postCall(post, 'storyboard'), signal),
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => (state.data?.serverFilm?.state === 'making' ? WHILE_MAKING_MS : false),
  });
  const isAtServer = query.data?.serverFilm?.state === 'making';
  // As soon as the server has made it, the post has a file.
  useEffect(
    () => (isAtServer ? () => void client.invalidateQueries({ queryKey: postKey(post) }) : undefined),
    [isAtServer, client, post],
  );
  return query;
}
