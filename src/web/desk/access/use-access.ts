import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { AccessAnswer } from '../../../contract/desk-access.ts';
import { getJson } from '../call.ts';

export const ACCESS = ['access'];

export function useAccess(): UseQueryResult<AccessAnswer> {
  return useQuery({
    queryKey: ACCESS,
    queryFn: ({ signal }) => getJson<AccessAnswer>('/api/admin/access', signal),
  });
}
