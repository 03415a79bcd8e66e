import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DeskHistory, HistoryEntry } from '../../../contract/desk-history.ts';
import { Button } from '../../ui/button.tsx';
import { getJson } from '../call.ts';
import { dateAt, dayWords, timeAt } from '../times.ts';
import { capitalized } from '../today/headline.ts';
import { reasonWords } from '../told.ts';
import { Answer } from '../ui/answer.tsx';
import { Empty } from '../ui/empty.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Section } from '../ui/section.tsx';
import { Timeline } from '../ui/timeline.tsx';
import { Changes } from './changes.tsx';
import styles from './history-page.module.css';
import { TakeHome } from './take-home.tsx';

function useHistory() {
  return useInfiniteQuery({
    queryKey: ['history'],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      getJson<DeskHistory>(`/api/admin/history${pageParam === null ? '' : `?before=${pageParam}`}`, signal),
    getNextPageParam: ({ next }) => next,
  });
}

function byDay(entries: readonly HistoryEntry[]): [string, HistoryEntry[]][] {
  return [...Map.groupBy(entries, ({ at }) => dateAt(at))];
}

function Days({ entries }: { entries: readonly HistoryEntry[] }): ReactNode {
  const today = dateAt(Date.now());
  return byDay(entries).map(([date, ofDay]) => (
    <Section key={date} title={capitalized(dayWords(date, today))}>
      <Timeline
        events={ofDay.map(({ id, at, by, action, subject, changes }) => ({
          id,
          title: subject ? `${capitalized(action)}: ${subject}` : capitalized(action),
          note: `${timeAt(at)} · ${by}`,
          state: 'ready' as const,
          ...(changes.length > 0 && { children: <Changes changes={changes} /> }),
        }))}
      />
    </Section>
  ));
}

/** Every change of the desk and of the machine: who, when, what, before, after. Nobody can take one back out. */
export default function HistoryPage(): ReactNode {
  const query = useHistory();
  const { hasNextPage, isFetchingNextPage, fetchNextPage, isFetchNextPageError, error } = query;
  return (
    <>
      <PageHead title="History">
        Everything that was changed at this desk or on the machine. It’s only ever added to.
      </PageHead>
      <Answer query={query} loading="Reading the log…" failed="We couldn’t load the history.">
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          if (entries.length === 0) {
            return (
              <Empty glyph="quill" title="Nothing was changed yet.">
                <p>The first change you make will stand here, with what was before it.</p>
              </Empty>
            );
          }
          return <Days entries={entries} />;
        }}
      </Answer>
      {hasNextPage && (
        <p className={styles.older}>
          <Button kind="line" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? 'Loading…' : 'Show older'}
          </Button>
          {isFetchNextPageError && <span role="alert"> {reasonWords(error)}</span>}
        </p>
      )}
      <TakeHome />
    </>
  );
}
