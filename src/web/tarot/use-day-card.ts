import { useEffect, useState } from 'react';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { cardOfTheDay } from '../../domain/tarot/card-of-the-day.ts';
import type { DrawnCard } from '../../domain/tarot/draw.ts';
import { visitorId } from '../shell/visitor.ts';
import { areReversalsOn, keepDayCard, turnedDayCard } from './device.ts';

export interface DayCard {
  /** Null while it lies face down. */
  card: DrawnCard | null;
  /** Whether it was turned just now. */
  isFresh: boolean;
  turnOver: () => void;
}

/** The visitor's own card of a date. It is kept when it is turned: whatever is switched afterwards, it stays. */
export function useDayCard(today: CivilDate): DayCard {
  const [card, setCard] = useState<DrawnCard | null>(null);
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    setCard(turnedDayCard(today));
    setFresh(false);
  }, [today]);
  const turnOver = (): void => {
    const own = cardOfTheDay(visitorId(), today, areReversalsOn());
    keepDayCard(today, own);
    setFresh(true);
    setCard(own);
  };
  return { card, isFresh, turnOver };
}
