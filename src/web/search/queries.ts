import type { SearchAnswers, SearchSuggestions } from '../../contract/search.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { searchAddress, type AskedSearch } from '../../domain/pages/search-address.ts';
import type { DataQuery } from '../shell/data-query.ts';

/** "Tomorrow" is another day for everybody: the visitor's own goes with the question. */
export function searchQuery(asked: AskedSearch, date: CivilDate): DataQuery<SearchAnswers> {
  return { queryKey: ['/api', `${searchAddress(asked).slice(1)}&date=${date}`], staleTime: Infinity };
}

export function suggestionsQuery(q: string, date: CivilDate): DataQuery<SearchSuggestions> {
  const words = encodeURIComponent(q);
  return { queryKey: ['/api/search', `suggestions?q=${words}&date=${date}`], staleTime: Infinity };
}
