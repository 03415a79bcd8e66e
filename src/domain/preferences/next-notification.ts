import { addDays, type CivilDate } from '../calendar/civil-date.ts';
import { dateInZone } from '../calendar/zones.ts';

export interface NextNotification {
  date: CivilDate;
  isToday: boolean;
}

function timeInZone(instantMs: number, zone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instantMs);
}

/** The next day on which the clock in the visitor's zone shows the chosen time. */
export function nextNotification(nowMs: number, zone: string, time: string): NextNotification {
  const today = dateInZone(nowMs, zone);
  const isToday = timeInZone(nowMs, zone) < time;
  return { date: isToday ? today : addDays(today, 1), isToday };
}
