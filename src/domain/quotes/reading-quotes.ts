import { ARCHIVE_FIRST_DAY } from '../calendar/archive.ts';
import { daysBetween, type CivilDate } from '../calendar/civil-date.ts';
import type { LifePart } from '../horoscope/bank.ts';
import type { ForecastType } from '../zodiac/forecast-type.ts';
import { SIGN_KEYS, type SignKey } from '../zodiac/signs.ts';
import { isShort } from './catalog.ts';
import { primaryTopic, type KnownQuote } from './quote.ts';
import type { QuoteTopic } from './topics.ts';

const TOPICS_OF_PART: Record<LifePart, readonly QuoteTopic[]> = {
  Love: ['love', 'romance', 'relationships'],
  Work: ['business', 'success', 'motivational'],
  Home: ['family'],
  Friends: ['friendship', 'friends'],
  Money: ['money'],
  Mind: ['wisdom', 'philosophy'],
  Body: ['positive', 'life'],
  Self: ['inspirational', 'hope', 'spiritual'],
};

/** So many stand beneath a reading. */
const SHOWN = 3;

/** For a day that speaks of fewer parts of life. */
const SPARE_PARTS: readonly LifePart[] = ['Self', 'Mind', 'Body'];

/** What the sections of a week and a month are about. */
const SECTION_PARTS: readonly LifePart[] = ['Love', 'Work', 'Body', 'Money'];

const daysSinceFirst = (date: CivilDate): number => Math.max(0, daysBetween(ARCHIVE_FIRST_DAY, date));

/** Every part of life a daily reading speaks of, the one it is mostly about first. */
export function partsOfDay({
  lead,
  parts,
}: {
  lead: number;
  parts: readonly (LifePart | null)[];
}): LifePart[] {
  return [parts[lead] ?? null, ...parts].filter((part) => part !== null);
}

/** Of the four sections one is left out, each in its turn. */
export function partsOfPeriod(type: Exclude<ForecastType, 'daily'>, firstDay: CivilDate): LifePart[] {
  if (type === 'compatibility') return ['Love', 'Friends', 'Home'];
  const weeks = Math.floor(daysSinceFirst(firstDay) / 7);
  return SECTION_PARTS.filter((_, index) => index !== weeks % SECTION_PARTS.length);
}

interface AskedReading {
  sign: SignKey;
  /** The day, or the first of the week or month. */
  date: CivilDate;
  parts: readonly LifePart[];
}

/** The next quote on the shelf of a part by somebody who is not chosen yet: signs begin at different places. */
function quoteOn(part: LifePart, quotes: readonly KnownQuote[], reading: AskedReading, taken: Set<string>) {
  const topics = TOPICS_OF_PART[part];
  const shelf = quotes.filter((quote) => isShort(quote) && topics.includes(primaryTopic(quote)));
  const stride = Math.floor(shelf.length / SIGN_KEYS.length);
  const at = (daysSinceFirst(reading.date) + SIGN_KEYS.indexOf(reading.sign) * stride) % shelf.length;
  return [...shelf.slice(at), ...shelf.slice(0, at)].find(
    ({ author, hidden = false }) => !hidden && !taken.has(author.slug),
  );
}

/** Three quotes on the reading's parts of life, by three people; the next day has others. */
export function quotesOfReading(quotes: readonly KnownQuote[], reading: AskedReading): KnownQuote[] {
  const parts = [...new Set([...reading.parts, ...SPARE_PARTS])].slice(0, SHOWN);
  const taken = new Set<string>();
  return parts.flatMap((part) => {
    const quote = quoteOn(part, quotes, reading, taken);
    if (quote) taken.add(quote.author.slug);
    return quote ?? [];
  });
}
