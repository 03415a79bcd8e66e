import { useEffect, useState, type ReactNode } from 'react';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { shortDay, weekdayName } from '../../domain/calendar/written-date.ts';
import { wallDate, wallTime } from '../shell/wall-time.ts';

const DAYS = {
  // Whole: beside planets, "Sun" is no Sunday.
  weekday: (date: CivilDate): string => `${weekdayName(date)} `,
  date: (date: CivilDate): string => `${shortDay(date)}, `,
} as const;

export type DayInTime = keyof typeof DAYS;

interface LocalTimeProps {
  iso: string;
  /** How the day is named before the hour; left out, it is not. */
  day?: DayInTime | undefined;
  /** The day that the words around are about: it is not named again. */
  unlessOn?: CivilDate | undefined;
}

function clock({ iso, day, unlessOn }: LocalTimeProps, isOwn: boolean): string {
  const date = wallDate(iso, isOwn);
  const before = day && date !== unlessOn ? DAYS[day](date) : '';
  return `${before}${wallTime(iso, isOwn)}`;
}

/** An instant on the visitor's own clock. The page is the same for everyone, so it arrives in UTC and says so. */
export function LocalTime({ iso, day, unlessOn }: LocalTimeProps): ReactNode {
  const [text, setText] = useState(() => `${clock({ iso, day, unlessOn }, false)} UTC`);
  useEffect(() => setText(clock({ iso, day, unlessOn }, true)), [iso, day, unlessOn]);
  return <time dateTime={iso}>{text}</time>;
}
