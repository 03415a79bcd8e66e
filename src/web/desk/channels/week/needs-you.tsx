import type { ReactNode } from 'react';
import type { NeedsYou as Need } from '../../../../contract/desk-channel-week.ts';
import { MatterList } from '../../ui/matter-list.tsx';
import { Section } from '../../ui/section.tsx';
import { dayTimeIn } from '../channel-times.ts';
import { mendButtons } from '../mend.tsx';

/** What stands before the owner, each with its reason and the button that mends it. */
export function NeedsYou({ needs, zone }: { needs: readonly Need[]; zone: string }): ReactNode {
  if (needs.length === 0) return null;
  return (
    <Section title="Needs You">
      <MatterList
        matters={needs.map(({ id, title, reason, at, state, post, channel, next }) => ({
          id,
          title,
          reason,
          state,
          ...(at !== null && { note: dayTimeIn(zone, at) }),
          actions: mendButtons({ next, channel, post }),
        }))}
      />
    </Section>
  );
}
