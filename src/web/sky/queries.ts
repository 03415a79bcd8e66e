import type { SkyAnswer, SkyDayAnswer } from '../../contract/sky.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { apiQuery } from '../shell/api-query.ts';

/** The sky of an instant never changes. */
export function skyAtQuery(atMs: number) {
  const iso = new Date(atMs).toISOString().replace('.000', '');
  return apiQuery<SkyAnswer>(['/api', `sky?at=${iso}`], Infinity);
}

export function skyDayQuery(date: CivilDate) {
  return apiQuery<SkyDayAnswer>(['/api/sky', `day?date=${date}`], Infinity);
}
