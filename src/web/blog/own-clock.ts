import { useLayoutEffect, useRef, type RefObject } from 'react';
import { monthDayYear } from '../../domain/calendar/written-date.ts';
import { wallDate, wallTime } from '../shell/wall-time.ts';

function ownWords({ dataset: { moment }, dateTime }: HTMLTimeElement): string {
  if (moment === 'clock') return 'by your clock';
  return moment === 'time' ? wallTime(dateTime, true) : monthDayYear(wallDate(dateTime, true));
}

/**
 * Writes the instants an article names on the visitor's own clock. It arrives in UTC and says so. The words are changed
 * in place: a new text would take the focus from whoever has already stepped into a link or a table.
 */
export function useOwnClock(html: string): RefObject<HTMLDivElement | null> {
  const article = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const element of article.current!.querySelectorAll<HTMLTimeElement>('[data-moment]'))
      element.textContent = ownWords(element);
  }, [html]);
  return article;
}
