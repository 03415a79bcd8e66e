import { addDays, type CivilDate } from '../calendar/civil-date.ts';

/** So long after it was last opened, a reading that the site keeps ends. */
export const READING_LIFE_DAYS = 90;

/** So many readings a device can still delete: those it drew last. Older ones have mostly ended by themselves. */
export const MOST_OWNED_READINGS = 200;

/** Readings last opened before this date have ended. */
export const oldestOpening = (today: CivilDate): CivilDate => addDays(today, -READING_LIFE_DAYS);
