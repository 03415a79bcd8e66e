import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { DeskToday } from '../../contract/desk-today.ts';
import { getJson } from './call.ts';

const EVERY_MINUTE_MS = 60_000;

/** How everything stands, asked anew every minute for as long as somebody looks. */
export function useToday(): UseQueryResult<DeskToday> {
  return useQuery({
    queryKey: ['today'],
    queryFn: ({ signal }) => getJson<DeskToday>('/api/admin/today', signal),
    refetchInterval: EVERY_MINUTE_MS,
  });
}

/** How many matters wait behind a page of the desk: those that lead there; behind Today, all of them. */
export function useWaiting(): (path: string) => number {
  const matters = useToday().data?.matters ?? [];
  return (path) => {
    if (path === '/admin') return matters.length;
    const leadsThere = (page: string | undefined): boolean =>
      page !== undefined && (page === path || page.startsWith(`${path}/`) || page.startsWith(`${path}?`));
    return matters.filter(({ actions }) => actions.some(({ page }) => leadsThere(page))).length;
  };
}
