import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SearchAnswers } from '../../contract/search.ts';
import type { AskedSearch } from '../../domain/pages/search-address.ts';
import { useLiftDayVeil } from '../shell/day-veil.ts';
import { deviceDate, useToday } from '../shell/today.tsx';
import { Loader } from '../ui/loader.tsx';
import { SearchResults } from './search-results.tsx';
import { searchQuery } from './queries.ts';
import { SearchFailure } from './search-failure.tsx';

/** Yesterday's answers stay while today's are on their way; those to another question do not. */
function toSameQuestion({ q, kind, page }: AskedSearch) {
  return (previous: SearchAnswers | undefined): SearchAnswers | undefined =>
    previous?.query === q && previous.kind === kind && previous.page === page ? previous : undefined;
}

/** At first as the page was sent, then of the visitor's own day: "tomorrow" is not the same for everybody. */
export function Answers({ asked }: { asked: AskedSearch }): ReactNode {
  const today = useToday();
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(asked, today),
    placeholderData: toSameQuestion(asked),
    retryOnMount: false,
  });
  useLiftDayVeil(!isPending && !isPlaceholderData && today === deviceDate(new Date()));
  return (
    <div data-dated aria-busy={isPlaceholderData || undefined}>
      {data ? (
        <SearchResults asked={asked} answers={data} />
      ) : isError && !isFetching ? (
        <SearchFailure onRetry={() => void refetch()} />
      ) : (
        <>
          <Loader label="Searching…" />
          <noscript>Search isn’t available right now. Please try again in a moment.</noscript>
        </>
      )}
    </div>
  );
}
