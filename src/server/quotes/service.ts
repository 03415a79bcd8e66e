import type { QuoteLore } from '../../content/quote-lore.ts';
import type {
  AuthorPage,
  MisattributionList,
  MisattributionPage,
  QuoteOfTheDay,
  QuotePage,
  QuoteShelves,
  TopicQuotes,
} from '../../contract/quotes.ts';
import { ARCHIVE_FIRST_DAY } from '../../domain/calendar/archive.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { latestOpenDate } from '../../domain/calendar/zones.ts';
import { catalogOf, type AuthorQuotes, type Catalog } from '../../domain/quotes/catalog.ts';
import type { Misattribution } from '../../domain/quotes/misattribution.ts';
import { pageOfList } from '../../domain/quotes/paging.ts';
import { quoteOf } from '../../domain/quotes/today.ts';
import { isQuoteTopic } from '../../domain/quotes/topics.ts';
import { checkedAgainst, lifeYears, topicName } from '../../domain/quotes/wording.ts';
import type { Clock } from '../clock.ts';
import { NotFound } from '../failures.ts';
import { misattributionEntry, quoteEntry, quotePage } from './views.ts';

/** What does not exist is null. */
export interface QuotesService {
  shelves: (page: number) => QuoteShelves | null;
  of: (date: CivilDate) => QuoteOfTheDay;
  topic: (topic: string, page: number) => TopicQuotes | null;
  quote: (topic: string, slug: string) => QuotePage | null;
  author: (slug: string) => AuthorPage | null;
  misattributions: () => MisattributionList;
  misattribution: (slug: string) => MisattributionPage | null;
}

function shelvesOf(catalog: Catalog): Pick<QuoteShelves, 'topics' | 'authors'> {
  return {
    topics: [...catalog.byTopic].map(([topic, quotes]) => ({
      topic,
      name: topicName(topic),
      count: quotes.length,
    })),
    authors: catalog.authors.map(({ author: { slug, name }, quotes }) => ({
      slug,
      name,
      count: quotes.length,
    })),
  };
}

function authorPage(
  { author, quotes }: AuthorQuotes,
  misattributions: readonly Misattribution[],
): AuthorPage {
  const { slug, name, country, about } = author;
  return {
    slug,
    name,
    years: lifeYears(author),
    country,
    about,
    quotes: quotes.map((quote) => quoteEntry({ ...quote, author })),
    misattributions: misattributions
      .filter(({ falselyToSlugs }) => falselyToSlugs.includes(slug))
      .map(misattributionEntry),
  };
}

function misattributionPage(
  record: Misattribution,
  next: Misattribution,
  { authors, byAuthor }: Catalog,
): MisattributionPage {
  const { believed, confidence, topics, realLine, falselyToSlugs } = record;
  const writer = authors.find(({ author }) => author.name === realLine?.author)?.author;
  return {
    ...misattributionEntry(record),
    believed,
    confidence,
    topics: [...topics],
    realLine: realLine && {
      text: realLine.text,
      author: { name: realLine.author, slug: writer?.slug ?? null },
      work: realLine.work,
      place: realLine.place,
      translator: realLine.translator?.name,
      checked: checkedAgainst(realLine.source.repo),
    },
    falseAuthors: falselyToSlugs.flatMap((slug) => {
      const known = byAuthor.get(slug)?.author;
      return known ? [{ slug, name: known.name }] : [];
    }),
    next: misattributionEntry(next),
  };
}

export function quotesService(
  files: readonly AuthorQuotes[],
  { misattributions, intros }: QuoteLore,
  clock: Clock,
): QuotesService {
  const catalog = catalogOf(files);
  const index = shelvesOf(catalog);
  return {
    shelves(page) {
      const found = pageOfList(catalog.quotes, page);
      if (!found) return null;
      const { items, ...paging } = found;
      return { ...paging, quotes: items.map(quoteEntry), ...index };
    },
    of(date) {
      if (date < ARCHIVE_FIRST_DAY)
        throw new NotFound(`Our quotes of the day begin on ${ARCHIVE_FIRST_DAY}.`);
      if (date > latestOpenDate(clock.nowMs())) throw new NotFound('The quote of that day is not open yet.');
      return { date, ...quoteEntry(quoteOf(date, catalog.quotes)) };
    },
    topic(topic, page) {
      const found = isQuoteTopic(topic) ? pageOfList(catalog.byTopic.get(topic)!, page) : null;
      if (!isQuoteTopic(topic) || !found) return null;
      const { items, ...paging } = found;
      return {
        topic,
        name: topicName(topic),
        intro: intros[topic],
        ...paging,
        quotes: items.map(quoteEntry),
      };
    },
    quote(topic, slug) {
      const quote = catalog.bySlug.get(slug);
      const isThere = quote !== undefined && isQuoteTopic(topic) && quote.topics.includes(topic);
      return isThere ? quotePage(catalog, topic, quote) : null;
    },
    author(slug) {
      const file = catalog.byAuthor.get(slug);
      return file ? authorPage(file, misattributions) : null;
    },
    misattributions: () => ({ misattributions: misattributions.map(misattributionEntry) }),
    misattribution(slug) {
      const at = misattributions.findIndex((one) => one.slug === slug);
      if (at < 0) return null;
      return misattributionPage(
        misattributions[at]!,
        misattributions[(at + 1) % misattributions.length]!,
        catalog,
      );
    },
  };
}
