import type { QuoteLore } from '../../content/quote-lore.ts';
import type {
  AuthorPage,
  MisattributionList,
  MisattributionPage,
  QuoteOfTheDay,
  QuotePage,
  QuoteShelves,
  ReadingQuotes,
  TopicQuotes,
} from '../../contract/quotes.ts';
import { ARCHIVE_FIRST_DAY } from '../../domain/calendar/archive.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { latestOpenDate } from '../../domain/calendar/zones.ts';
import { periodOf } from '../../domain/forecast/period.ts';
import {
  catalogOf,
  inIndex,
  initialOf,
  type AuthorQuotes,
  type Catalog,
} from '../../domain/quotes/catalog.ts';
import { firstFalseName, type Misattribution } from '../../domain/quotes/misattribution.ts';
import type { Author } from '../../domain/quotes/quote.ts';
import { pageOfList } from '../../domain/quotes/paging.ts';
import { partsOfDay, partsOfPeriod, quotesOfReading } from '../../domain/quotes/reading-quotes.ts';
import { quoteOf } from '../../domain/quotes/today.ts';
import { isQuoteTopic } from '../../domain/quotes/topics.ts';
import { checkedAgainst, lifeYears, topicName } from '../../domain/quotes/wording.ts';
import type { ForecastType } from '../../domain/zodiac/forecast-type.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import type { Clock } from '../clock.ts';
import { NotFound } from '../failures.ts';
import type { HoroscopeService } from '../horoscope/service.ts';
import { misattributionEntry, quoteEntry, quotePage } from './views.ts';

/** What does not exist is null. */
export interface QuotesService {
  shelves: (page: number) => QuoteShelves | null;
  of: (date: CivilDate) => QuoteOfTheDay;
  /** Three that go with a reading, a forecast or a match. */
  ofReading: (type: ForecastType, sign: SignKey, date: CivilDate) => Promise<ReadingQuotes>;
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
    authors: catalog.authors.map(({ author, quotes }) => ({
      slug: author.slug,
      name: author.name,
      initial: initialOf(author),
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

/** Whom a visitor has heard named, as our own index of authors has them where they stand in it. */
function falseAuthor(record: Misattribution, { byAuthor }: Catalog): Pick<Author, 'name' | 'filedUnder'> {
  const known = byAuthor.get(record.falselyToSlugs[0]!)?.author;
  return known ?? { name: firstFalseName(record), filedUnder: record.filedUnder };
}

function misattributionsInIndex(all: readonly Misattribution[], catalog: Catalog): Misattribution[] {
  const author = (record: Misattribution) => falseAuthor(record, catalog);
  return all.toSorted((a, b) => inIndex(author(a), author(b)) || a.text.localeCompare(b.text, 'en'));
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

interface QuoteSources {
  clock: Clock;
  horoscope: Pick<HoroscopeService, 'daily'>;
}

function demandOpen(date: CivilDate, clock: Clock): void {
  if (date < ARCHIVE_FIRST_DAY) throw new NotFound(`Our quotes of the day begin on ${ARCHIVE_FIRST_DAY}.`);
  if (date > latestOpenDate(clock.nowMs())) throw new NotFound('The quotes of that day are not open yet.');
}

/** A week and a month have one choice from their first day to their last. */
async function readingQuotes(
  type: ForecastType,
  sign: SignKey,
  day: CivilDate,
  { catalog, horoscope }: Pick<QuoteSources, 'horoscope'> & { catalog: Catalog },
): Promise<ReadingQuotes> {
  const date = type === 'weekly' || type === 'monthly' ? periodOf(type, day).from : day;
  const parts = type === 'daily' ? partsOfDay(await horoscope.daily(sign, date)) : partsOfPeriod(type, date);
  const quotes = quotesOfReading(catalog.places, { sign, date, parts });
  return { sign, type, date, quotes: quotes.map(quoteEntry) };
}

export function quotesService(
  files: readonly AuthorQuotes[],
  lore: QuoteLore,
  { clock, horoscope }: QuoteSources,
): QuotesService {
  const { intros } = lore;
  const catalog = catalogOf(files);
  const misattributions = misattributionsInIndex(lore.misattributions, catalog);
  const index = shelvesOf(catalog);
  return {
    shelves(page) {
      const found = pageOfList(catalog.quotes, page);
      if (!found) return null;
      const { items, ...paging } = found;
      return { ...paging, quotes: items.map(quoteEntry), ...index };
    },
    of(date) {
      demandOpen(date, clock);
      return { date, ...quoteEntry(quoteOf(date, catalog.places)) };
    },
    async ofReading(type, sign, date) {
      demandOpen(date, clock);
      return readingQuotes(type, sign, date, { catalog, horoscope });
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
    misattributions: () => ({
      misattributions: misattributions.map((record) => ({
        ...misattributionEntry(record),
        initial: initialOf(falseAuthor(record, catalog)),
      })),
    }),
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
