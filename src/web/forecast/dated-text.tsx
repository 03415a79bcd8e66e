import type { ReactNode } from 'react';
import { cutAtDays, dayInWords, type NamedDay } from '../../domain/forecast/dated-words.ts';
import type { Period } from '../../domain/forecast/period.ts';
import { wallDate } from '../shell/wall-time.ts';
import { useOwnZone } from './wall-clock.ts';

interface DatedTextProps {
  period: Period;
  text: string;
  days: readonly NamedDay[];
}

/** Words whose days are those of the visitor's own calendar. The page is the same for everyone: it arrives in UTC. */
export function DatedText({ period, text, days }: DatedTextProps): ReactNode {
  const isOwn = useOwnZone();
  return cutAtDays(text, days).map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <time key={part.start} dateTime={part.at}>
        {isOwn ? dayInWords(part, wallDate(part.at, true), period) : part.text}
      </time>
    ),
  );
}
