import { useEffect, useState, type ReactNode } from 'react';

const DAYS = { weekday: { weekday: 'short' }, date: { month: 'short', day: 'numeric' } } as const;

export type DayInTime = keyof typeof DAYS;

function clock(iso: string, day?: DayInTime, timeZone?: string): string {
  const format = { ...(day && DAYS[day]), hour: 'numeric', minute: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat('en-US', format).format(new Date(iso));
}

/** An instant on the visitor's own clock. The page is the same for everyone, so it arrives in UTC and says so. */
export function LocalTime({ iso, day }: { iso: string; day?: DayInTime | undefined }): ReactNode {
  const [text, setText] = useState(() => `${clock(iso, day, 'UTC')} UTC`);
  useEffect(() => setText(clock(iso, day)), [iso, day]);
  return <time dateTime={iso}>{text}</time>;
}
