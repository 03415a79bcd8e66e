import type { ReactNode } from 'react';
import type { WeekFilled } from '../../../../contract/desk-channel-week.ts';
import { MatterList } from '../../ui/matter-list.tsx';
import { Section } from '../../ui/section.tsx';
import { dayTimeIn } from '../channel-times.ts';
import type { ListedChannel } from './week-days.ts';

interface LeftEmptyProps {
  left: WeekFilled['left'];
  channels: readonly ListedChannel[];
  zone: string;
}

/** Slots that could not be filled, each with why. */
export function LeftEmpty({ left, channels, zone }: LeftEmptyProps): ReactNode {
  if (left.length === 0) return null;
  return (
    <Section title="Left Empty">
      <MatterList
        matters={left.map(({ channel, at, reason }) => ({
          id: `${channel} ${at}`,
          title: channels.find(({ key }) => key === channel)?.name ?? channel,
          reason,
          state: 'none' as const,
          note: dayTimeIn(zone, at),
        }))}
      />
    </Section>
  );
}
