import { startTransition, useEffect, useState } from 'react';
import { daysBetween, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { deviceZone } from '../shell/device-zone.ts';
import { deviceDate } from '../shell/today.tsx';
import { useIsTakenOver } from '../shell/taken-over.ts';

const DAY_MS = 86_400_000;

/** False while the page is as the server sent it, the same for everyone and in UTC; then the device's own zone counts. */
export function useOwnZone(): boolean {
  const isTakenOver = useIsTakenOver();
  const [isOwn, setIsOwn] = useState(!isTakenOver);
  useEffect(() => {
    // Without hurry: whole scales are drawn anew, and the visitor may want something else meanwhile.
    startTransition(() => setIsOwn(true));
  }, []);
  return isOwn;
}

export function zoneName(isOwn: boolean): string {
  if (!isOwn) return 'UTC';
  return deviceZone().split('/').at(-1)!.replaceAll('_', ' ');
}

/** Days and their part from the beginning of `from` to the instant, as calendar and clock on the wall count them. */
export function daysSince(from: CivilDate, at: string | number, isOwn: boolean): number {
  const moment = new Date(at);
  if (!isOwn) return (moment.getTime() - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
  const minutes = moment.getHours() * 60 + moment.getMinutes();
  return daysBetween(from, deviceDate(moment)) + minutes / 1440;
}

/** The visitor's now, to the minute; unknown until the page is theirs. */
export function useNow(): number | null {
  const [nowMs, setNowMs] = useState<number | null>(null);
  useEffect(() => {
    const update = (): void => startTransition(() => setNowMs(Date.now()));
    update();
    const timer = setInterval(update, 60_000);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
