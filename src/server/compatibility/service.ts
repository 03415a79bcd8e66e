import type { CompatibilityBank } from '../../content/compatibility.ts';
import type { CompatibilityResult, PairWeekAnswer } from '../../contract/compatibility.ts';
import { ARCHIVE_FIRST_DAY } from '../../domain/calendar/archive.ts';
import { addDays, referenceDayStartMs, weekStart, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { latestOpenDate } from '../../domain/calendar/zones.ts';
import { pairKey } from '../../domain/compatibility/pairs.ts';
import { pairScore } from '../../domain/compatibility/score.ts';
import { weekSky, type WeekSky } from '../../domain/compatibility/week-sky.ts';
import { pairWeek } from '../../domain/compatibility/week.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import type { Clock } from '../clock.ts';
import { NotFound } from '../failures.ts';
import type { SkyService } from '../sky/service.ts';

export interface CompatibilityService {
  between: (one: SignKey, other: SignKey) => CompatibilityResult;
  /** The pair in one sentence that needs no text around it. */
  summary: (one: SignKey, other: SignKey) => string;
  /** What happens in the sky of the date's week that concerns the two signs. */
  week: (one: SignKey, other: SignKey, date: CivilDate, asker?: string) => Promise<PairWeekAnswer>;
}

interface Sources {
  clock: Clock;
  sky: Pick<SkyService, 'events'>;
}

export function compatibilityService(
  { pairs, week }: CompatibilityBank,
  { clock, sky }: Sources,
): CompatibilityService {
  async function skyOf(sunday: CivilDate, asker?: string): Promise<WeekSky> {
    const [fromMs, toMs] = [referenceDayStartMs(sunday), referenceDayStartMs(addDays(sunday, 7))];
    return weekSky(sunday, await sky.events(fromMs, toMs, { asker }));
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
    summary: (one, other) => pairs.get(pairKey(one, other))!.summary,
    async week(one, other, date, asker) {
      const sunday = weekStart(date);
      if (addDays(sunday, 6) < ARCHIVE_FIRST_DAY)
        throw new NotFound(`Our weeks begin with ${ARCHIVE_FIRST_DAY}.`);
      if (date > latestOpenDate(clock.nowMs())) throw new NotFound('That week is not open yet.');
      return pairWeek(one, other, await skyOf(sunday, asker), week);
    },
  };
}
