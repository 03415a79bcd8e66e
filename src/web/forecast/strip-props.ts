import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import type { Change } from './event-marker.tsx';
import type { PeriodReading } from './queries.ts';

/** What a span of days is drawn from, whichever way it is laid out. */
export interface StripProps {
  from: CivilDate;
  days: number;
  today: CivilDate;
  /** Days from the beginning to now; null while that is not known or not within. */
  now: number | null;
  changes: (Change & { at: string; place: number; time: string })[];
  moon: PeriodReading['moon'];
  placeOf: (at: string) => number;
}
