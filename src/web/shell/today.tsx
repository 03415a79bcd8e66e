import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { liftDayVeilUnlessWaiting } from './day-veil.ts';
import { deviceDate } from './device-date.ts';

export { deviceDate };

const TodayContext = createContext<CivilDate>('');

/** The visitor's own day. On first paint it is the page's day; the device's own follows as soon as it is known. */
export function useToday(): CivilDate {
  return useContext(TodayContext);
}

function msToMidnight(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return midnight.getTime() - now.getTime();
}

/** Follows the device's date: at local midnight, and when a sleeping tab wakes up on another day. */
export function TodayProvider({ pageDay, children }: { pageDay: CivilDate; children: ReactNode }): ReactNode {
  const [today, setToday] = useState(pageDay);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const follow = (): void => {
      clearTimeout(timer);
      const now = new Date();
      // Without hurry: a part of the page whose code is still on its way would otherwise be torn down and built anew.
      startTransition(() => setToday(deviceDate(now)));
      // A second late rather than a millisecond early: timers may fire before the wall clock turns.
      timer = setTimeout(follow, msToMidnight(now) + 1_000);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);
  // After the page has taken over the device's date; a page with a reading lifts the veil itself, when it has it.
  useEffect(() => {
    if (today === deviceDate(new Date())) liftDayVeilUnlessWaiting();
  }, [today]);
  return <TodayContext value={today}>{children}</TodayContext>;
}
