import { useState, type ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import type { DeskChannelView } from '../../../../contract/desk-channel-posts.ts';
import type { WeekFilled } from '../../../../contract/desk-channel-week.ts';
import { slotCount } from '../../../../domain/channels/week.ts';
import { NETWORK_NAMES } from '../../../../domain/channels/network-names.ts';
import { Answer } from '../../ui/answer.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useChannel, useChannels } from '../calls.ts';
import { NICHE_NAMES } from '../channel-words.ts';
import { Reminders } from '../reminders.tsx';
import { LeftEmpty } from '../week/left-empty.tsx';
import { ChannelPresses } from './channel-presses.tsx';
import { ChannelSettings } from './channel-settings.tsx';
import { ConnectionSection } from './connection-section.tsx';
import styles from './channel-page.module.css';
import { PausedNote } from './pause.tsx';
import { PinFileSection } from './pin-file-section.tsx';
import { PostSection } from './post-section.tsx';
import { Visits } from './visits.tsx';

const WAY_WORDS = {
  kit: 'You post them by kit, from your phone.',
  csv: 'They go into the week’s CSV.',
  connected: 'They go out by themselves.',
} as const;

function headWords({ channel: { slots, way } }: DeskChannelView): string {
  const count = slotCount(slots);
  if (count === 0) return 'It has no slots yet. Give it some below.';
  return `${count === 1 ? 'One slot' : `${count} slots`} a week. ${WAY_WORDS[way]}`;
}

function Posts({ view }: { view: DeskChannelView }): ReactNode {
  const { channel, failures, outbox, drafts, queue } = view;
  const isEmpty = [failures, outbox, drafts, queue].every((posts) => posts.length === 0);
  return (
    <>
      <PostSection title="Failed" posts={failures} channel={channel} />
      <PostSection title="Outbox" posts={outbox} channel={channel} />
      <PostSection title="Drafts" posts={drafts} channel={channel} />
      <PostSection title="Queue" posts={queue} channel={channel} />
      {isEmpty && <p className={styles.nothing}>Nothing waits here. Fill its week, or write a post.</p>}
    </>
  );
}

function Whole({ view }: { view: DeskChannelView }): ReactNode {
  const [left, setLeft] = useState<WeekFilled['left']>([]);
  const channels = useChannels().data;
  const { channel, history, visits } = view;
  return (
    <>
      {channel.pausedSince !== null && <PausedNote channel={channel} since={channel.pausedSince} />}
      <ChannelPresses channel={channel} onFilled={setLeft} />
      <LeftEmpty left={left} channels={channels?.channels ?? []} zone={channel.timeZone} />
      <Posts view={view} />
      <ConnectionSection channel={channel} />
      <Visits {...visits} />
      <PostSection title="History" posts={history} channel={channel} most={12} />
      <ChannelSettings key={channel.key} channel={channel} />
      {channel.way === 'csv' && <PinFileSection />}
      {channel.way === 'kit' && channels && <Reminders isReminded={channels.isReminded} />}
    </>
  );
}

/** One channel: what waits, what went out, what failed and why, how it is connected, and its slots. */
export default function ChannelPage(): ReactNode {
  const { pathname } = useLocation();
  const { key = pathname.split('/')[2] ?? '' } = useParams();
  const query = useChannel(key);
  const listed = useChannels().data?.channels.find((channel) => channel.key === key);
  const channel = query.data?.channel ?? listed;
  const above = channel && `${NETWORK_NAMES[channel.network]} · ${NICHE_NAMES[channel.niche]}`;
  return (
    <>
      <PageHead title={channel?.name ?? 'Channel'} above={above ?? 'Channel'}>
        {query.data && headWords(query.data)}
      </PageHead>
      <Answer query={query} loading="Opening the channel…" failed="We couldn’t open this channel.">
        {(view) => <Whole key={view.channel.key} view={view} />}
      </Answer>
    </>
  );
}
