import type { CivilDate } from '../calendar/civil-date.ts';
import type { SignKey } from '../zodiac/signs.ts';

/** What a push message carries: the service worker shows it as it stands. */
export interface PushPayload {
  title: string;
  body: string;
  sign: SignKey;
  /** The visitor's own day, which the reading belongs to. */
  date: CivilDate;
  /** One per day: a second message of the same day replaces the first instead of joining it. */
  tag: string;
  /** Where a click leads, without origin. */
  url: string;
  icon: string;
  badge: string;
}
