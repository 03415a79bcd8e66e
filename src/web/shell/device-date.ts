import type { CivilDate } from '../../domain/calendar/civil-date.ts';

/** The date on the device's own calendar. */
export function deviceDate(now: Date): CivilDate {
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
