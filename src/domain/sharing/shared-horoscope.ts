import { signOf, type SignKey } from '../zodiac/signs.ts';
import { sharePicture } from './share-picture.ts';
import type { Shared } from './share-text.ts';

/** What is shared of a day, a week or a month. */
interface HoroscopeWords extends Pick<Shared, 'path' | 'text' | 'facts'> {
  sign: SignKey;
  kind: 'daily' | 'weekly' | 'monthly';
  /** Key of its picture, as in the archive: "leo-2026-11-15". */
  picture: string;
  /** The day, week or month in words. */
  when: string;
}

const HEADLINES = { daily: 'Horoscope', weekly: 'Weekly Horoscope', monthly: 'Monthly Horoscope' };

/** With the order, the promotional line and the hashtags of the specification. */
export function sharedHoroscope({ sign, kind, picture, when, ...words }: HoroscopeWords): Shared {
  const { name, symbol, dateRange } = signOf(sign);
  const headline = `${name} ${HEADLINES[kind]}`;
  return {
    ...words,
    what: 'reading',
    copied: 'Horoscope text',
    title: `${headline} - ${when}`,
    pictures: { pin: sharePicture(picture, 'pin'), file: sharePicture(picture, 'square') },
    head: [headline.toUpperCase(), `${symbol} ${dateRange}\n${when}`],
    promotion: `Read your free ${kind} horoscope`,
    tags: [`#${sign}horoscope`, `#${kind}horoscope`, '#astrology', '#zodiacsigns', `#${sign}`],
  };
}
