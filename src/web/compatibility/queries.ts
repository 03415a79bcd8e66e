import type { CompatibilityResult, PairWeekAnswer } from '../../contract/compatibility.ts';
import { weekStart, type CivilDate } from '../../domain/calendar/civil-date.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import type { DataQuery } from '../shell/data-query.ts';

export function compatibilityQuery(one: SignKey, other: SignKey): DataQuery<CompatibilityResult> {
  return { queryKey: ['/api', `compatibility?sign1=${one}&sign2=${other}`], staleTime: Infinity };
}

/** Asked for by its Sunday: all days of a week share one answer. */
export function pairWeekQuery(one: SignKey, other: SignKey, date: CivilDate): DataQuery<PairWeekAnswer> {
  const query = `week?sign1=${one}&sign2=${other}&date=${weekStart(date)}`;
  return { queryKey: ['/api/compatibility', query], staleTime: Infinity };
}
