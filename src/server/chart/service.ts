import type { BirthChartAnswer, ChartRequest } from '../../contract/chart.ts';
import { addDays, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { latestOpenDate } from '../../domain/calendar/zones.ts';
import type { ChartBank } from '../../domain/chart/bank.ts';
import type { Clock } from '../clock.ts';
import { Invalid } from '../failures.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import type { SkyService } from '../sky/service.ts';
import type { FindBirth, UnfoundBirth } from './births.ts';
import { toldChart } from './words.ts';

export type DrawnChart = { kind: 'chart'; answer: BirthChartAnswer } | UnfoundBirth;

export interface ChartService {
  /** Drawn and forgotten: nothing of a birth is stored or logged anywhere. */
  draw: (request: ChartRequest, asker: string) => Promise<DrawnChart>;
}

interface ChartParts {
  findBirth: FindBirth;
  sky: Pick<SkyService, 'chart'>;
  clock: Clock;
  calendar: Pick<SiteCalendar, 'today'>;
}

/** The dates that are today somewhere on Earth, and a day more on either side for clocks that are wrong. */
const OPEN_DAYS = 4;

export function chartService(bank: ChartBank, { findBirth, sky, clock, calendar }: ChartParts): ChartService {
  function checkedToday(today: CivilDate | undefined): CivilDate {
    if (today === undefined) return calendar.today();
    const latest = latestOpenDate(clock.nowMs());
    if (today > latest || today < addDays(latest, -OPEN_DAYS)) throw new Invalid('body today: must be today');
    return today;
  }

  return {
    async draw(request, asker) {
      const today = checkedToday(request.today);
      const found = await findBirth(request);
      if (found.kind !== 'birth') return found;
      const { birth, offsetSeconds } = found;
      const { houses, utcOffsetMinutes = 0 } = request;
      const question = { birth, offsetSeconds, houses, today, utcOffsetMinutes };
      return { kind: 'chart', answer: toldChart(await sky.chart(question, asker), bank) };
    },
  };
}
