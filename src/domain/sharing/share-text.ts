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

interface Limit {
  characters: number;
  /** The length of a text as the network counts it. */
  lengthOf: (text: string, host: string) => number;
}

const X_LINK = 23;
const COUNTS_TWICE = /[\u1100-\u1FFF\u2020-\u{10FFFF}]/u;

/** Letters and common punctuation count once on X, symbols and the ellipsis twice, a host name like any link. */
function lengthOnX(text: string, host: string): number {
  const characters = [...text.replace(host, 'x'.repeat(X_LINK))];
  return characters.length + characters.filter((each) => COUNTS_TWICE.test(each)).length;
}

/** The link to the page follows the text after a space. */
export const X_LIMIT: Limit = { characters: 280 - X_LINK - 1, lengthOf: lengthOnX };
export const PINTEREST_LIMIT: Limit = { characters: 500, lengthOf: (text) => text.length };

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
export function shortShareText(reading: SharedReading, host: string, limit: Limit): string {
  const tags = hashtags(reading.sign);
  const length = (body: string) => limit.lengthOf(assemble(reading, body, host, tags), host);
  // Two line feeds before the paragraphs, and an ellipsis after them that may count twice.
  const room = limit.characters - length('') - 3;
  const body = room > 0 ? trimmed(paragraphs(reading.description), room) : '';
  while (tags.length > 0 && length(body) > limit.characters) tags.pop();
  return assemble(reading, body, host, tags);
}
