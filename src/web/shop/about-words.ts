import type { OrderFront } from '../../contract/orders.ts';
import { monthDayYear } from '../../domain/calendar/written-date.ts';

/** "November 3, 1991, 6:40 AM · Lyon, France" */
export function birthWords({ date, time, place }: OrderFront): string {
  return `${time === null ? `${date}, time unknown` : `${date}, ${time}`} · ${place}`;
}

export function reportName(about: OrderFront | null): string {
  return about?.name ? `${about.name}’s report` : 'Your report';
}

/** The day of an instant, as the site counts days. */
export const dayOf = (instant: string): string => monthDayYear(instant.slice(0, 10));
