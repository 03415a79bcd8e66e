import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { DeskBackups } from '../../../contract/desk-backups.ts';
import { getJson } from '../call.ts';

const WHILE_WORKING_MS = 1_000;
const OTHERWISE_MS = 60_000;

export const BACKUPS_KEY = ['backups'] as const;

/** Asked often while one is made, so that its rows can be seen to grow. */
export function useBackups(): UseQueryResult<DeskBackups> {
  return useQuery({
    queryKey: BACKUPS_KEY,
    queryFn: ({ signal }) => getJson<DeskBackups>('/api/admin/backups', signal),
    refetchInterval: ({ state }) => (state.data?.now ? WHILE_WORKING_MS : OTHERWISE_MS),
  });
}
