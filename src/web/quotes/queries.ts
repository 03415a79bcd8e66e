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
import { apiQuery } from '../shell/api-query.ts';

const API = '/api/quotes';
/** Books do not change while somebody reads. */
const kept = <T>(...queryKey: string[]) => apiQuery<T>(queryKey, Infinity);

export const shelvesQuery = kept<QuoteShelves>(API);
export const reallySaidQuery = kept<MisattributionList>(API, 'really-said');

export function todayQuery(date: CivilDate) {
  return kept<QuoteOfTheDay>(API, `today?date=${date}`);
}

export function topicQuery(topic: string, page: number) {
  return kept<TopicQuotes>(API, pagedAddress(encodeURIComponent(topic), page));
}

export function quoteQuery(topic: string, slug: string) {
  return kept<QuotePage>(API, encodeURIComponent(topic), encodeURIComponent(slug));
}

export function authorQuery(author: string) {
  return kept<AuthorPage>(API, 'authors', encodeURIComponent(author));
}

export function misattributionQuery(slug: string) {
  return kept<MisattributionPage>(API, 'really-said', encodeURIComponent(slug));
}
