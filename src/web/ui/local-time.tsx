import { useEffect, useState, type ReactNode } from 'react';
import { shortDay, weekdayName } from '../../domain/calendar/written-date.ts';
import { wallDate, wallTime } from '../shell/wall-time.ts';

const DAYS = {
  weekday: (date: string): string => `${weekdayName(date, 'short')} `,
  date: (date: string): string => `${shortDay(date)}, `,
} as const;

export type DayInTime = keyof typeof DAYS;

function clock(iso: string, day: DayInTime | undefined, isOwn: boolean): string {
  const before = day ? DAYS[day](wallDate(iso, isOwn)) : '';
  return `${before}${wallTime(iso, isOwn)}`;
}

/** An instant on the visitor's own clock. The page is the same for everyone, so it arrives in UTC and says so. */
export function LocalTime({ iso, day }: { iso: string; day?: DayInTime | undefined }): ReactNode {
  const [text, setText] = useState(() => `${clock(iso, day, false)} UTC`);
  useEffect(() => setText(clock(iso, day, true)), [iso, day]);
  return <time dateTime={iso}>{text}</time>;
}
