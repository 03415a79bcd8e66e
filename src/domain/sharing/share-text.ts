import { signOf, type SignKey } from '../zodiac/signs.ts';

/** What is shared of a day, a week or a month. */
export interface Shared {
  sign: SignKey;
  kind: 'daily' | 'weekly' | 'monthly';
  /** Its own address on the site. */
  path: string;
  /** Key of its picture, as in the archive: "leo-2026-11-15". */
  picture: string;
  /** The day, week or month in words. */
  when: string;
  /** Blocks separated by blank lines. */
  text: string;
  /** Lines of their own after the text. */
  facts: readonly string[];
}

/** "Leo Horoscope", "Leo Weekly Horoscope" */
export function shareHeadline({ sign, kind }: Pick<Shared, 'sign' | 'kind'>): string {
  const { name } = signOf(sign);
  return kind === 'daily'
    ? `${name} Horoscope`
    : `${name} ${kind[0]!.toUpperCase()}${kind.slice(1)} Horoscope`;
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

function hashtags({ sign, kind }: Shared): string[] {
  return [`#${sign}horoscope`, `#${kind}horoscope`, '#astrology', '#zodiacsigns', `#${sign}`];
}

function assemble(shared: Shared, text: string, host: string, tags: readonly string[]): string {
  const { symbol, dateRange } = signOf(shared.sign);
  const blocks = [
    shareHeadline(shared).toUpperCase(),
    `${symbol} ${dateRange}\n${shared.when}`,
    text,
    shared.facts.join('\n'),
    `Read your free ${shared.kind} horoscope at ${host}`,
    tags.join(' '),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

export function shareText(shared: Shared, host: string): string {
  return assemble(shared, shared.text, host, hashtags(shared));
}

function trimmed(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, Math.max(0, limit - 1));
  const atWord = cut.slice(0, Math.max(0, cut.lastIndexOf(' '))).trimEnd();
  return atWord === '' ? '' : `${atWord}…`;
}

/** The same order within a limit: the paragraphs give way first, then the last hashtags. */
export function shortShareText(shared: Shared, host: string, limit: Limit): string {
  const tags = hashtags(shared);
  const length = (text: string) => limit.lengthOf(assemble(shared, text, host, tags), host);
  // Two line feeds before the paragraphs, and an ellipsis after them that may count twice.
  const room = limit.characters - length('') - 3;
  const text = room > 0 ? trimmed(shared.text, room) : '';
  while (tags.length > 0 && length(text) > limit.characters) tags.pop();
  return assemble(shared, text, host, tags);
}
