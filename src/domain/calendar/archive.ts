import type { CivilDate } from './civil-date.ts';

/** The epoch of our readings: nothing is older. */
export const ARCHIVE_FIRST_DAY: CivilDate = '2026-01-01';
