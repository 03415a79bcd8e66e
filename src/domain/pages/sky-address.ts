import { isCivilDate, type CivilDate } from '../calendar/civil-date.ts';

/** The years for which our positions are checked against JPL's. */
export const FIRST_SKY_DATE: CivilDate = '1900-01-01';
export const LAST_SKY_DATE: CivilDate = '2100-12-31';

export function isSkyDate(value: string): boolean {
  return isCivilDate(value) && value >= FIRST_SKY_DATE && value <= LAST_SKY_DATE;
}

/** The sky of a date; today's without one. */
export function skyAddress(date: CivilDate | null): string {
  return date === null ? '/sky' : `/sky?date=${date}`;
}

/** Which date an address asks for, null where it names none; undefined if there is no such page. */
export function askedSkyDate(value: string | null | undefined): CivilDate | null | undefined {
  if (!value) return null;
  return isSkyDate(value) ? value : undefined;
}

/** The name of an event's place on the page: its minute in UTC. */
export function eventAnchor(atMs: number): string {
  return `${new Date(atMs).toISOString().slice(0, 16)}Z`;
}

/** An event on the page of its day by UTC; the page itself goes on to the visitor's own day. */
export function eventAddress(atMs: number): string {
  const anchor = eventAnchor(atMs);
  return `${skyAddress(anchor.slice(0, 10))}#${anchor}`;
}

const ANCHOR = /^#(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z)$/;

/** The instant that the fragment of an address names, if it names one. */
export function instantInFragment(fragment: string): number | null {
  const atMs = Date.parse(ANCHOR.exec(fragment)?.[1] ?? '');
  return Number.isNaN(atMs) ? null : atMs;
}
