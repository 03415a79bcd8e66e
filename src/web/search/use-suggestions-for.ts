import { useQuery } from '@tanstack/react-query';
import type { Marked, SearchSuggestions } from '../../contract/search.ts';
import { searchAddress } from '../../domain/pages/search-address.ts';
import { useToday } from '../shell/today.tsx';
import { useAfterPause } from '../shell/use-after-pause.ts';
import { formatCount } from '../ui/format-count.ts';
import { suggestionsQuery } from './queries.ts';

export type OptionGroup = 'Go to' | 'Found in' | null;

export interface Option {
  /** The last option, all results, belongs to none. */
  group: OptionGroup;
  href: string;
  title: Marked;
  note: string | null;
  icon: string | null;
  /** When it happens in the sky. */
  at: string | null;
}

function optionsOf({ query, goTo, foundIn, total }: SearchSuggestions): Option[] {
  const all = total === 1 ? 'The 1 result' : `All ${formatCount(total)} results`;
  return [
    ...goTo.map((one): Option => ({ ...one, group: 'Go to' })),
    ...foundIn.map((one): Option => ({ ...one, group: 'Found in' })),
    ...(total > 0
      ? [
          {
            group: null,
            href: searchAddress({ q: query }),
            title: [{ text: all, hit: false }],
            note: null,
            icon: null,
            at: null,
          },
        ]
      : []),
  ];
}

const previous = <T>(data: T | undefined): T | undefined => data;

/** Those of the text before stay while the next are on their way; a request that is out of date is given up. */
export function useSuggestionsFor(text: string): { suggestions?: SearchSuggestions; options: Option[] } {
  const q = useAfterPause(text.trim().replace(/\s+/g, ' '));
  const { data } = useQuery({
    ...suggestionsQuery(q, useToday()),
    placeholderData: previous<SearchSuggestions>,
    enabled: q !== '',
  });
  if (!data || q === '' || text.trim() === '') return { options: [] };
  return { suggestions: data, options: optionsOf(data) };
}
