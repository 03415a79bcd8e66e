import type { SkyAnswer, SkyDayAnswer } from '../../contract/sky.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import type { DataQuery } from '../shell/data-query.ts';

/** The sky of an instant never changes. */
export function skyAtQuery(atMs: number): DataQuery<SkyAnswer> {
  const iso = new Date(atMs).toISOString().replace('.000', '');
  return { queryKey: ['/api', `sky?at=${iso}`], staleTime: Infinity };
}

export function skyDayQuery(date: CivilDate): DataQuery<SkyDayAnswer> {
  return { queryKey: ['/api/sky', `day?date=${date}`], staleTime: Infinity };
}
