import type { CompatibilityResult, PairWeekAnswer } from '../../contract/compatibility.ts';
import { weekStart, type CivilDate } from '../../domain/calendar/civil-date.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { apiQuery } from '../shell/api-query.ts';

export function compatibilityQuery(one: SignKey, other: SignKey) {
  return apiQuery<CompatibilityResult>(['/api', `compatibility?sign1=${one}&sign2=${other}`], Infinity);
}

/** Asked for by its Sunday: all days of a week share one answer. */
export function pairWeekQuery(one: SignKey, other: SignKey, date: CivilDate) {
  const query = `week?sign1=${one}&sign2=${other}&date=${weekStart(date)}`;
  return apiQuery<PairWeekAnswer>(['/api/compatibility', query], Infinity);
}
