/** What is passed on of a page. */
export interface Shared {
  /** What it is called where it is shared: "reading", "match". */
  what: string;
  /** What the clipboard then holds, in words. */
  copied: string;
  /** For the share sheet. */
  title: string;
  /** Its own address on the site. */
  path: string;
  /** Addresses of its picture for a pin board, and as a file beside the words. */
  pictures: { pin: string; file: string };
  /** Blocks before the text that stay in any text. */
  head: readonly string[];
  /** Blocks separated by blank lines. */
  text: string;
  /** Lines of their own after the text. */
  facts: readonly string[];
  /** Our own line, before the name of the site; none where it is empty. */
  promotion: string;
  /** Hashtags, the most important first. */
  tags: readonly string[];
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

interface Parts {
  text: string;
  facts: readonly string[];
  promotion: string;
  tags: readonly string[];
}

function partsOf({ text, facts, promotion, tags }: Shared, host: string): Parts {
  return { text, facts, promotion: promotion && `${promotion} at ${host}`, tags };
}

function assemble({ head }: Shared, { text, facts, promotion, tags }: Parts): string {
  const blocks = [...head, text, facts.join('\n'), promotion, tags.join(' ')];
  return blocks.filter((block) => block !== '').join('\n\n');
}

export function shareText(shared: Shared, host: string): string {
  return assemble(shared, partsOf(shared, host));
}

/** Hashtags that stay in any text: that of the sign's horoscope and that of its kind. */
const TAGS_KEPT = 2;
/** How much of the first paragraph stays in any text: enough words to say what the reading begins with. */
const OPENING_CHARACTERS = 40;

const isQuote = (text: string): boolean => text.startsWith('“') && text.endsWith('”');

/** Up to the end of a word, with an ellipsis, which takes the place of any other mark but the one that ends a quote. */
function trimmed(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const words = /^[^]*[\p{L}\p{N}](?=\s)/u.exec(text.slice(0, Math.max(0, limit)));
  return words ? `${words[0]}…${isQuote(text) ? '”' : ''}` : '';
}

/** The first heading and the first words below it. */
function openingOf(text: string): string {
  const heading = /^.*\n(?!\n)/.exec(text)?.[0] ?? '';
  return trimmed(text, heading.length + OPENING_CHARACTERS);
}

/** The whole text, then with less and less of what a reader misses least: other hashtags, our own line, the tiles. */
function* reductions(whole: Parts): Generator<Parts> {
  for (let count = whole.tags.length; count >= Math.min(TAGS_KEPT, whole.tags.length); count--) {
    yield { ...whole, tags: whole.tags.slice(0, count) };
  }
  const tags = whole.tags.slice(0, TAGS_KEPT);
  for (let count = whole.facts.length; count >= 0; count--) {
    yield { ...whole, facts: whole.facts.slice(0, count), promotion: '', tags };
  }
}

/** The same order within a limit: the paragraphs give way from their end, down to their opening words. */
export function shortShareText(shared: Shared, host: string, limit: Limit): string {
  const lengthOf = (parts: Parts): number => limit.lengthOf(assemble(shared, parts), host);
  const opening = openingOf(shared.text);
  let kept = partsOf(shared, host);
  for (kept of reductions(kept)) if (lengthOf({ ...kept, text: opening }) <= limit.characters) break;
  let room = limit.characters - lengthOf({ ...kept, text: '' });
  let text = trimmed(shared.text, room);
  // Some characters count twice.
  while (text !== '' && lengthOf({ ...kept, text }) > limit.characters) text = trimmed(shared.text, --room);
  return assemble(shared, { ...kept, text });
}
