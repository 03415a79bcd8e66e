import { longDate, type CivilDate } from '../calendar/civil-date.ts';
import { signOf, type SignKey } from '../zodiac/signs.ts';

/** What of a reading is shared. */
export interface SharedReading {
  sign: SignKey;
  date: CivilDate;
  description: string;
  lucky_number: string;
  color: string;
  mood: string;
  lucky_time?: string;
}

/** X counts a link as 23 characters, whatever its length, and a space before it. */
export const X_TEXT_LIMIT = 280 - 24;
export const PINTEREST_TEXT_LIMIT = 500;

function paragraphs(description: string): string {
  return description.replaceAll('**', '').trim();
}

function hashtags(sign: SignKey): string[] {
  return [`#${sign}horoscope`, '#dailyhoroscope', '#astrology', '#zodiacsigns', `#${sign}`];
}

function assemble(reading: SharedReading, body: string, host: string, tags: readonly string[]): string {
  const { name, symbol, dateRange } = signOf(reading.sign);
  const facts = [
    `Lucky Number: ${reading.lucky_number}`,
    `Lucky Color: ${reading.color}`,
    `Mood: ${reading.mood}`,
    ...(reading.lucky_time ? [`Lucky Time: ${reading.lucky_time}`] : []),
  ];
  const blocks = [
    `${name.toUpperCase()} HOROSCOPE`,
    `${symbol} ${dateRange}\n${longDate(reading.date)}`,
    body,
    facts.join('\n'),
    `Read your free daily horoscope at ${host}`,
    tags.join(' '),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

export function shareText(reading: SharedReading, host: string): string {
  return assemble(reading, paragraphs(reading.description), host, hashtags(reading.sign));
}

function trimmed(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, Math.max(0, limit - 1));
  const atWord = cut.slice(0, Math.max(0, cut.lastIndexOf(' '))).trimEnd();
  return atWord === '' ? '' : `${atWord}…`;
}

/** The same order within a limit: the paragraphs give way first, then the last hashtags. */
export function shortShareText(reading: SharedReading, host: string, limit: number): string {
  const tags = hashtags(reading.sign);
  const room = limit - assemble(reading, '', host, tags).length - 2;
  const body = room > 0 ? trimmed(paragraphs(reading.description), room) : '';
  while (tags.length > 0 && assemble(reading, body, host, tags).length > limit) tags.pop();
  return assemble(reading, body, host, tags);
}
