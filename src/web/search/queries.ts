import type { SearchAnswers, SearchSuggestions } from '../../contract/search.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { searchAddress, type AskedSearch } from '../../domain/pages/search-address.ts';
import { apiQuery } from '../shell/api-query.ts';

/** "Tomorrow" is another day for everybody: the visitor's own goes with the question. */
export function searchQuery(asked: AskedSearch, date: CivilDate) {
  return apiQuery<SearchAnswers>(['/api', `${searchAddress(asked).slice(1)}&date=${date}`], Infinity);
}

export function suggestionsQuery(q: string, date: CivilDate) {
  const words = encodeURIComponent(q);
  return apiQuery<SearchSuggestions>(['/api/search', `suggestions?q=${words}&date=${date}`], Infinity);
}
