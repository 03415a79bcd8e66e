import type { CivilDate } from '../calendar/civil-date.ts';
import { CARD_NAMES } from './card-names.ts';
import { chosenBy, type DrawnCard } from './draw.ts';

/** The visitor's card of a date: the same whenever they look that day, and nobody else's business. */
export function cardOfTheDay(visitorId: string, date: CivilDate, reversals: boolean): DrawnCard {
  const { slug } = CARD_NAMES[chosenBy(`card ${date} ${visitorId}`, CARD_NAMES.length)]!;
  return { slug, reversed: reversals && chosenBy(`turn ${date} ${visitorId}`, 2) === 1 };
}
