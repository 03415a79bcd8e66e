import type { OrderFront } from '../../contract/orders.ts';
import { monthDayYear } from '../../domain/calendar/written-date.ts';

/** Stays with what is before it, so that no line begins with a dot. */
export const DOT = '\u00A0· ';

/** "November 3, 1991, at 6:40 in the morning · Lyon, France" */
export function birthWords({ date, time, place }: OrderFront): string {
  return `${time === null ? `${date}, time unknown` : `${date}, ${time}`}${DOT}${place}`;
}

export function reportName(about: OrderFront | null): string {
  return about?.name ? `${about.name}’s report` : 'Your report';
}

/** The day of an instant, as the site counts days. */
export const dayOf = (instant: string): string => monthDayYear(instant.slice(0, 10));

/** The line on the card of a present, signed by whoever gives it; nothing where neither was typed. */
export const signedNote = ({ note, from }: { note: string | null; from: string | null }): string =>
  [note, from].filter(Boolean).join(' ');
