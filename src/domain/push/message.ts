import type { CivilDate } from '../calendar/civil-date.ts';
import { monthDay } from '../calendar/written-date.ts';
import { signOf, type SignKey } from '../zodiac/signs.ts';
import type { PushPayload } from './payload.ts';

/** What a notification says of a reading: the words are the page's own. */
export function messageOf(reading: { sign: SignKey; date: CivilDate; summary: string }): PushPayload {
  const { sign, date, summary } = reading;
  return {
    title: `${signOf(sign).name}, ${monthDay(date)}`,
    body: summary,
    sign,
    date,
    tag: `zodiary-${date}`,
    url: `/horoscope/${sign}`,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
  };
}
