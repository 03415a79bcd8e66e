import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DeskPush } from '../../../contract/desk-push.ts';
import { formatCount } from '../../ui/format-count.ts';
import { getJson } from '../call.ts';
import { whenWithin } from '../times.ts';
import { Answer } from '../ui/answer.tsx';
import { MatterList } from '../ui/matter-list.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Register, type RegisterLine } from '../ui/register.tsx';
import { Section } from '../ui/section.tsx';
import { NextHours } from './next-hours.tsx';
import { PauseSection } from './pause-section.tsx';
import { Preview } from './preview.tsx';
import styles from './push-page.module.css';
import { TestSection } from './test-section.tsx';

function linesOf({ due, sent, waiting, failed, gone, dropped, paused }: DeskPush['today']): RegisterLine[] {
  const line = (name: string, count: number, state: RegisterLine['state'] = 'good'): RegisterLine => ({
    name,
    value: formatCount(count),
    state: count === 0 ? 'none' : state,
  });
  return [
    line('Due so far', due, 'ready'),
    line('Sent', sent),
    line('On their way', waiting, 'ready'),
    line('Failed', failed, 'bad'),
    line('Browsers that left', gone, 'look'),
    line('Too late, or not wanted anymore', dropped, 'look'),
    line('Left out by the pause', paused, 'look'),
  ];
}

function Whole({ push }: { push: DeskPush }): ReactNode {
  const { today, next, failures, pausedSince } = push;
  return (
    <>
      {pausedSince !== null && (
        <p role="status" className={styles.paused}>
          All daily messages are paused since {whenWithin(pausedSince)}.
        </p>
      )}
      <Section title="Today" note={`${formatCount(today.sent)} sent`}>
        <Register lines={linesOf(today)} />
      </Section>
      <Section title="What Went Wrong" note="today">
        {failures.length === 0 ? (
          <p className={styles.nothing}>Nothing did.</p>
        ) : (
          <MatterList
            matters={failures.map(({ host, count, reason }) => ({
              id: `${host} ${reason}`,
              title: `${host}, ${formatCount(count)} ${count === 1 ? 'message' : 'messages'}`,
              reason,
              state: 'bad' as const,
            }))}
          />
        )}
      </Section>
      <NextHours next={next} isPaused={pausedSince !== null} />
      <PauseSection isPaused={pausedSince !== null} people={push.people} />
      <TestSection />
      <Preview />
    </>
  );
}

function headWords({ people, browsers }: DeskPush): string {
  if (people === 0) return 'Nobody has asked for the daily message yet.';
  const readers = `${formatCount(people)} ${people === 1 ? 'reader wants' : 'readers want'} the daily message`;
  return `${readers}, on ${formatCount(browsers)} ${browsers === 1 ? 'browser' : 'browsers'}.`;
}

/** The daily messages: what became of today's, what comes next, what they say, and the switch for all of them. */
export default function PushPage(): ReactNode {
  const query = useQuery({
    queryKey: ['push'],
    queryFn: ({ signal }) => getJson<DeskPush>('/api/admin/push', signal),
    refetchInterval: 60_000,
  });
  return (
    <>
      <PageHead title="Push">{query.data && headWords(query.data)}</PageHead>
      <Answer query={query} loading="Counting messages…" failed="We couldn’t look at the messages.">
        {(push) => <Whole push={push} />}
      </Answer>
    </>
  );
}
