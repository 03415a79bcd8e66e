import type { CardSlug } from '../../domain/tarot/card-names.ts';
import { pageText, type PageText } from '../../domain/pages/page.ts';
import { PAGES, pageKind, type PageName } from '../../domain/pages/pages.ts';
import { QUOTE_TOPIC_PAGE } from '../../domain/pages/quote-pages.ts';
import { QUOTE_TOPICS } from '../../domain/quotes/topics.ts';
import { topicName } from '../../domain/quotes/wording.ts';
import type { PageSubject } from './subject.ts';

export type PageWords = Pick<PageText, 'heading' | 'description'>;

/** "tarotCards" as it stands in addresses: "tarot-cards". */
export function pageKey(name: PageName): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export const topicKey = (topic: string): string => `topic-${topic}`;

/** The door to the archive is about no month: what its page says changes with every one. */
export const ARCHIVE_WORDS: PageWords = {
  heading: 'The Archive',
  description: 'Every reading just as it was published, with that day’s Moon and sky.',
};

const hasSlots = ({ heading, description }: PageWords): boolean => /\{\w+\}/.test(heading + description);

const wordsOf = ({ heading, description }: PageText): PageWords => ({ heading, description });

/** What stands on the picture of every page that has words of its own, by the key in its address. */
const PAGE_WORDS: ReadonlyMap<string, PageWords> = new Map([
  ...(Object.keys(PAGES) as PageName[])
    .map((name): [string, PageWords] => [pageKey(name), wordsOf(pageKind(name))])
    .filter(([, words]) => !hasSlots(words)),
  ...QUOTE_TOPICS.map((topic): [string, PageWords] => [
    topicKey(topic),
    wordsOf(pageText(QUOTE_TOPIC_PAGE, { name: topicName(topic) })),
  ]),
  [pageKey('archive'), ARCHIVE_WORDS],
]);

export const PAGE_KEYS: readonly string[] = [...PAGE_WORDS.keys()];

/** Pages about the cards show some. */
const CARDS: readonly CardSlug[] = ['the-moon', 'the-star', 'the-sun'];

export function pageSubject(key: string): PageSubject | null {
  const words = PAGE_WORDS.get(key);
  if (!words) return null;
  return { kind: 'page', ...words, ...(key.startsWith('tarot') && { cards: CARDS }) };
}
