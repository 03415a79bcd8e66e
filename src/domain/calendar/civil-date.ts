/** A civil date as `YYYY-MM-DD`: a page of the calendar, not an instant. */
export type CivilDate = string;

const DAY_MS = 86_400_000;

export function isCivilDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const ms = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(value);
}

/** 00:00 UTC of the date: where the reference day of a reading begins. */
export function referenceDayStartMs(date: CivilDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** 12:00 UTC of the date: what the instruments on dated pages show. */
export function referenceNoonMs(date: CivilDate): number {
  return referenceDayStartMs(date) + DAY_MS / 2;
}

export function addDays(date: CivilDate, days: number): CivilDate {
  return new Date(referenceDayStartMs(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 0 is Sunday, as the specification's week begins. */
export function weekdayIndex(date: CivilDate): number {
  return new Date(referenceDayStartMs(date)).getUTCDay();
}

/** The Sunday that begins the week of the date. */
export function weekStart(date: CivilDate): CivilDate {
  return addDays(date, -weekdayIndex(date));
}

export function monthOf(date: CivilDate): string {
  return date.slice(0, 7);
}

export function daysBetween(from: CivilDate, to: CivilDate): number {
  return Math.round((referenceDayStartMs(to) - referenceDayStartMs(from)) / DAY_MS);
}
