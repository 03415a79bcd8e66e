import type { CivilDate } from '../calendar/civil-date.ts';
import { monthDay } from '../calendar/written-date.ts';
import { blocksOf } from '../horoscope/reading.ts';
import { signOf, type SignKey } from '../zodiac/signs.ts';
import { firstSentence } from './first-sentence.ts';
import type { PushPayload } from './payload.ts';

/** Systems show two to four lines and cut the rest themselves, mid-word. */
const LONGEST_BODY = 240;

function shortened(text: string): string {
  if (text.length <= LONGEST_BODY) return text;
  const cut = text.slice(0, LONGEST_BODY - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:–—-]+$/, '')}…`;
}

/** What a notification says of a reading: the words are the page's own. */
export function messageOf(reading: { sign: SignKey; date: CivilDate; description: string }): PushPayload {
  const { sign, date, description } = reading;
  return {
    title: `${signOf(sign).name}, ${monthDay(date)}`,
    body: shortened(firstSentence(blocksOf(description)[0]!.text)),
    sign,
    date,
    tag: `zodiary-${date}`,
    url: `/horoscope/${sign}`,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
  };
}
