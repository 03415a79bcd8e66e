import { isSignKey } from '../zodiac/signs.ts';
import type { PageKind } from './page.ts';

export const HOROSCOPE_PAGE = {
  name: 'horoscope',
  paths: ['/'],
  section: 'horoscope',
  title: 'Daily Horoscopes for All Twelve Signs',
  heading: 'Your Daily Horoscope',
  description:
    'Today’s readings for all twelve signs, written from where the Moon and the planets really are. Find your sign and read on.',
} as const satisfies PageKind;

export const DAILY_PAGE = {
  name: 'daily',
  paths: ['/horoscope/:sign'],
  section: 'horoscope',
  accepts: ({ sign }) => isSignKey(sign),
  title: '{sign} Horoscope Today',
  heading: '{sign}',
  description:
    'The {sign} horoscope for {date}, written from the real positions of the Moon and planets, with the reason for every paragraph.',
} as const satisfies PageKind;

/** The description that visitors see: beside it stand the date and the name. */
export const DAILY_LEAD = 'Written from where the planets really are, with the reason for every paragraph.';

export const WEEKLY_PAGE = {
  name: 'weekly',
  paths: [],
  section: 'horoscope',
  title: 'Weekly Horoscopes',
  heading: 'Your Weekly Horoscope',
  description: 'Sunday to Saturday in six parts, from love to money, with the days when the sky changes.',
} as const satisfies PageKind;

export const MONTHLY_PAGE = {
  name: 'monthly',
  paths: [],
  section: 'horoscope',
  title: 'Monthly Horoscopes',
  heading: 'Your Monthly Horoscope',
  description:
    'The month in eight parts, with its full and new Moons, its turning points and what to make of them.',
} as const satisfies PageKind;

export const LOVE_PAGE = {
  name: 'love',
  paths: [],
  section: 'horoscope',
  title: 'Love and Friendship Match',
  heading: 'Love Match',
  description: 'Pick two signs and see how they score, with the five reasons why. You’re free to argue.',
} as const satisfies PageKind;

export const UNKNOWN_SIGN_PAGE = {
  name: 'unknownSign',
  paths: [],
  section: 'horoscope',
  noindex: true,
  title: 'Choose Your Zodiac Sign',
  heading: 'Choose Your Zodiac Sign',
  description: 'That isn’t one of the twelve signs. Pick yours and read on.',
} as const satisfies PageKind;
