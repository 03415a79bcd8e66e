import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { AliasTargets, DeskSearchHelp } from '../../../contract/desk-search-help.ts';
import { useAfterPause } from '../../shell/use-after-pause.ts';
import { getJson } from '../call.ts';

export const SEARCH_HELP = '/api/admin/search-help';
export const SEARCH_HELP_KEY = ['search-help'];

export function useSearchHelp(): UseQueryResult<DeskSearchHelp> {
  return useQuery({
    queryKey: [...SEARCH_HELP_KEY, 'all'],
    queryFn: ({ signal }) => getJson<DeskSearchHelp>(SEARCH_HELP, signal),
  });
}

/** What could be meant by what is typed; those of the text before stay while the next are on their way. */
export function useTargets(typed: string): UseQueryResult<AliasTargets> {
  const find = useAfterPause(typed.trim());
  return useQuery({
    queryKey: [...SEARCH_HELP_KEY, 'targets', find],
    queryFn: ({ signal }) =>
      getJson<AliasTargets>(`${SEARCH_HELP}/targets?find=${encodeURIComponent(find)}`, signal),
    placeholderData: (previous) => previous,
    enabled: find !== '',
  });
}
