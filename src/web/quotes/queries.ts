import type {
  AuthorPage,
  MisattributionList,
  MisattributionPage,
  QuoteOfTheDay,
  QuotePage,
  QuoteShelves,
  TopicQuotes,
} from '../../contract/quotes.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { pagedAddress } from '../../domain/quotes/paging.ts';
import type { DataQuery } from '../shell/data-query.ts';

const API = '/api/quotes';
/** Books do not change while somebody reads. */
const kept = <T>(...queryKey: string[]): DataQuery<T> => ({ queryKey, staleTime: Infinity });

export const shelvesQuery: DataQuery<QuoteShelves> = kept(API);
export const reallySaidQuery: DataQuery<MisattributionList> = kept(API, 'really-said');

export function todayQuery(date: CivilDate): DataQuery<QuoteOfTheDay> {
  return kept(API, `today?date=${date}`);
}

export function topicQuery(topic: string, page: number): DataQuery<TopicQuotes> {
  return kept(API, pagedAddress(encodeURIComponent(topic), page));
}

export function quoteQuery(topic: string, slug: string): DataQuery<QuotePage> {
  return kept(API, encodeURIComponent(topic), encodeURIComponent(slug));
}

export function authorQuery(author: string): DataQuery<AuthorPage> {
  return kept(API, 'authors', encodeURIComponent(author));
}

export function misattributionQuery(slug: string): DataQuery<MisattributionPage> {
  return kept(API, 'really-said', encodeURIComponent(slug));
}
