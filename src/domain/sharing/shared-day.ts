import type { CivilDate } from '../calendar/civil-date.ts';
import { longDate } from '../calendar/written-date.ts';
import type { SignKey } from '../zodiac/signs.ts';
import type { Shared } from './share-text.ts';
import { sharedHoroscope } from './shared-horoscope.ts';

/** What of a day's reading is shared. */
export interface SharedReading {
  sign: SignKey;
  date: CivilDate;
  description: string;
  lucky_number: string;
  color: string;
  mood: string;
  lucky_time?: string;
}

export function sharedDay(reading: SharedReading): Shared {
  const { sign, date, description, lucky_number, color, mood, lucky_time } = reading;
  return sharedHoroscope({
    sign,
    kind: 'daily',
    path: `/horoscope/${sign}?sign=${sign}`,
    picture: `${sign}-${date}`,
    when: longDate(date),
    text: description.replaceAll('**', '').trim(),
    facts: [
      `Lucky Number: ${lucky_number}`,
      `Lucky Color: ${color}`,
      `Mood: ${mood}`,
      ...(lucky_time ? [`Lucky Time: ${lucky_time}`] : []),
    ],
  });
}
