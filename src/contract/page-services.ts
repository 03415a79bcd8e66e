import type { CivilDate } from '../domain/calendar/civil-date.ts';
import type { ShopWords } from '../domain/shop/words.ts';
import type { ForecastType } from '../domain/zodiac/forecast-type.ts';
import type { SignKey } from '../domain/zodiac/signs.ts';
import type { ArchiveMonth } from './archive.ts';
import type { BlogList, BlogPost, LatestPost } from './blog.ts';
import type { CompatibilityResult, PairWeekAnswer } from './compatibility.ts';
import type { SiteDocument } from './documents.ts';
import type { MonthlyReading } from './monthly.ts';
import type {
  AuthorPage,
  MisattributionList,
  MisattributionPage,
  QuoteOfTheDay,
  QuotePage,
  QuoteShelves,
  ReadingQuotes,
  TopicQuotes,
} from './quotes.ts';
import type { DraftPost } from './drafts.ts';
import type { DailyReading } from './horoscope.ts';
import type { BoughtReport, DemoCheckout, GiftAnswer, OrderAnswer, ShopAnswer } from './orders.ts';
import type { ReportAnswer, ReportOffer } from './report.ts';
import type { SearchAnswers, SearchKind } from './search.ts';
import type { SkyAccuracy, SkyAnswer, SkyDayAnswer } from './sky.ts';
import type { CardAnswer, CardsAnswer, ReadingAnswer } from './tarot.ts';
import type { WeeklyReading } from './weekly.ts';

export interface SiteInfo {
  name: string;
  url: string;
  /** The day in the site's own zone: what every page is rendered with. */
  day: CivilDate;
}

/** What page loaders may ask of the server. They get it through the router's context, never by import. */
export interface PageServices {
  site: () => SiteInfo;
  horoscope: { daily: (sign: SignKey, date: CivilDate) => Promise<DailyReading> };
  forecast: {
    weekly: (sign: SignKey, date: CivilDate) => Promise<WeeklyReading>;
    monthly: (sign: SignKey, date: CivilDate) => Promise<MonthlyReading>;
  };
  archive: {
    /** The last day that anybody may read. */
    latest: () => CivilDate;
    month: (sign: SignKey, month: string) => Promise<ArchiveMonth>;
  };
  compatibility: {
    between: (one: SignKey, other: SignKey) => CompatibilityResult;
    week: (one: SignKey, other: SignKey, date: CivilDate) => Promise<PairWeekAnswer>;
  };
  sky: {
    atNoon: (date: CivilDate) => SkyAnswer;
    day: (date: CivilDate) => Promise<SkyDayAnswer>;
    accuracy: (today: CivilDate) => Promise<SkyAccuracy>;
  };
  /** What does not exist is null. */
  quotes: {
    shelves: (page: number) => QuoteShelves | null;
    of: (date: CivilDate) => QuoteOfTheDay;
    ofReading: (type: ForecastType, sign: SignKey, date: CivilDate) => Promise<ReadingQuotes>;
    topic: (topic: string, page: number) => TopicQuotes | null;
    quote: (topic: string, slug: string) => QuotePage | null;
    author: (slug: string) => AuthorPage | null;
    misattributions: () => MisattributionList;
    misattribution: (slug: string) => MisattributionPage | null;
  };
  report: {
    /** The whole sample. */
    sample: () => Promise<ReportAnswer>;
    offer: () => Promise<ReportOffer>;
  };
  /** What a stranger asks for is null, whatever the reason. */
  orders: {
    shop: () => ShopAnswer;
    /** Of a handle, as far as we know; makes the report if it is paid for and not made yet. */
    order: (handle: string) => Promise<OrderAnswer | null>;
    report: (token: string) => Promise<BoughtReport | null>;
    gift: (code: string) => Promise<GiftAnswer | null>;
    demoCheckout: (session: string) => Promise<DemoCheckout | null>;
  };
  /** What its pages say. */
  shopWords: () => ShopWords;
  blog: {
    latest: () => LatestPost;
    list: (page: number, tag?: string) => BlogList | null;
    find: (slug: string) => Promise<BlogPost | null>;
  };
  /** Null for a guess and for a link that has ended. */
  drafts: { find: (token: string) => Promise<DraftPost | null> };
  search: {
    /** Throws a 503 answer while the records are out of reach. */
    find: (request: {
      q: string;
      kind?: SearchKind | undefined;
      page?: number | undefined;
      date?: CivilDate | undefined;
    }) => Promise<SearchAnswers>;
  };
  tarot: {
    cards: () => CardsAnswer;
    card: (slug: string) => CardAnswer | null;
    /** Throws a 503 answer while the records are out of reach. */
    reading: (id: string) => Promise<ReadingAnswer | null>;
  };
  documents: { find: (name: string) => SiteDocument | null };
  /** The OpenAPI document, for the page that explains it. */
  apiDescription: () => unknown;
  /** Writes what no page can explain to the log, without the values that the failure may repeat. */
  reportFailure: (failure: unknown) => void;
}
