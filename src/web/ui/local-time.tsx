import { useEffect, useState, type ReactNode } from 'react';

function clock(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(
    new Date(iso),
  );
}

/** An instant on the visitor's own clock. The page is the same for everyone, so it arrives in UTC and says so. */
export function LocalTime({ iso }: { iso: string }): ReactNode {
  const [text, setText] = useState(() => `${clock(iso, 'UTC')} UTC`);
  useEffect(() => setText(clock(iso)), [iso]);
  return <time dateTime={iso}>{text}</time>;
}
