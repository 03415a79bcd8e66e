import { isTimeZone } from '../calendar/zones.ts';
import type { SignKey } from '../zodiac/signs.ts';

/** What a visitor has chosen, as the rules see it. */
export interface Preferences {
  horoscopeNeverAsk: boolean;
  horoscopeEnabled: boolean;
  askHoroscopeAgainAfterMs: number | null;
  jokesEnabled: boolean;
  jokeRefusesCount: number;
  /** Whether the visitor has said if the notification time suits. */
  feedbackAnswered: boolean;
  /** HH:MM on the visitor's own clock. */
  notificationTime: string;
  timezone: string | null;
  zodiacSign: SignKey | null;
  paused: boolean;
}

export const DEFAULT_PREFERENCES: Preferences = {
  horoscopeNeverAsk: false,
  horoscopeEnabled: false,
  askHoroscopeAgainAfterMs: null,
  jokesEnabled: true,
  jokeRefusesCount: 0,
  feedbackAnswered: false,
  notificationTime: '08:00',
  timezone: null,
  zodiacSign: null,
  paused: false,
};

export const NOTIFICATION_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** An offset such as +05:00 is no zone: it knows no daylight saving, so 08:00 would drift twice a year. */
export function isZoneName(zone: string): boolean {
  return /^[A-Za-z]/.test(zone) && isTimeZone(zone);
}

/** What the page is told as `feedbackShown`: nobody without notifications is asked about their time. */
export function isFeedbackSettled(preferences: Preferences): boolean {
  return !preferences.horoscopeEnabled || preferences.feedbackAnswered;
}

export function isSame(one: Preferences, other: Preferences): boolean {
  return (Object.keys(DEFAULT_PREFERENCES) as (keyof Preferences)[]).every((key) => one[key] === other[key]);
}

/** Nothing was ever set, or everything was set back. */
export const isDefault = (preferences: Preferences): boolean => isSame(preferences, DEFAULT_PREFERENCES);
