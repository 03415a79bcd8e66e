import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { DeskReading } from '../../../contract/desk-readings.ts';
import { getJson } from '../call.ts';

export const READINGS_KEY = ['readings'];

/** Which reading is looked at; empty: the site's own day, the first sign. */
export interface Wanted {
  kind: string;
  sign: string;
  date: string;
}

export function useReading(wanted: Wanted): UseQueryResult<DeskReading> {
  const given = Object.entries(wanted).filter(([, value]) => value !== '');
  return useQuery({
    queryKey: [...READINGS_KEY, wanted.kind, wanted.sign, wanted.date],
    queryFn: ({ signal }) =>
      getJson<DeskReading>(`/api/admin/readings?${new URLSearchParams(given)}`, signal),
  });
}
