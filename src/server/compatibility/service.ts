import type { CompatibilityBank } from '../../content/compatibility.ts';
import type { CompatibilityResult, PairWeekAnswer } from '../../contract/compatibility.ts';
import { ARCHIVE_FIRST_DAY } from '../../domain/calendar/archive.ts';
import { addDays, weekStart, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { latestOpenDate } from '../../domain/calendar/zones.ts';
import { pairKey } from '../../domain/compatibility/pairs.ts';
import { pairScore } from '../../domain/compatibility/score.ts';
import { weekSky, type WeekSky } from '../../domain/compatibility/week-sky.ts';
import { pairWeek } from '../../domain/compatibility/week.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import type { Clock } from '../clock.ts';
import { NotFound } from '../failures.ts';

/** This week and its neighbors; a week's events take a moment to find and serve all pairs. */
const KEPT_WEEKS = 8;

export interface CompatibilityService {
  between: (one: SignKey, other: SignKey) => CompatibilityResult;
  /** What happens in the sky of the date's week that concerns the two signs. */
  week: (one: SignKey, other: SignKey, date: CivilDate) => PairWeekAnswer;
}

export function compatibilityService({ pairs, week }: CompatibilityBank, clock: Clock): CompatibilityService {
  const skies = new Map<CivilDate, WeekSky>();
  function skyOf(sunday: CivilDate): WeekSky {
    const sky = skies.get(sunday) ?? weekSky(sunday);
    if (skies.size >= KEPT_WEEKS) skies.clear();
    skies.set(sunday, sky);
    return sky;
  }

  return {
    between(one, other) {
      const { overall, love, friendship, band, reasons } = pairScore(one, other);
      const { description, strengths, challenges, advice } = pairs.get(pairKey(one, other))!;
      return {
        overall_compatibility: overall,
        love_compatibility: love,
        friendship_compatibility: friendship,
        label: band.label,
        description,
        strengths,
        challenges,
        advice,
        reasons,
      };
    },
    week(one, other, date) {
      const sunday = weekStart(date);
      if (addDays(sunday, 6) < ARCHIVE_FIRST_DAY)
        throw new NotFound(`Our weeks begin with ${ARCHIVE_FIRST_DAY}.`);
      if (date > latestOpenDate(clock.nowMs())) throw new NotFound('That week is not open yet.');
      return pairWeek(one, other, skyOf(sunday), week);
    },
  };
}
