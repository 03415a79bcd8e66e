import type { ReactNode } from 'react';
import type { DeskChannelPost } from '../../../../contract/desk-channel-posts.ts';
import { NETWORK_NAMES } from '../../../../domain/channels/network-names.ts';
import { Section } from '../../ui/section.tsx';
import { dayTimeIn } from '../channel-times.ts';
import { visitWords } from '../post-words.ts';
import styles from './happened.module.css';

/** Which fact of the sky the words follow, or where they stand. */
export function Why({ post: { why } }: { post: DeskChannelPost }): ReactNode {
  if (why === null) return null;
  return (
    <Section title="Why These Words">
      <p className={styles.words}>{why}</p>
    </Section>
  );
}

/** What became of it, in its order. */
export function Happened({ post }: { post: DeskChannelPost }): ReactNode {
  const { events, channel, line } = post;
  if (events.length === 0) return null;
  return (
    <Section title="What Happened" {...(line.state === 'sent' && { note: visitWords(line.visits) })}>
      <ul className={styles.events}>
        {events
          .toSorted((one, other) => one.at.localeCompare(other.at))
          .map(({ at, said }, index) => (
            <li key={index}>
              <time dateTime={at}>{dayTimeIn(channel.timeZone, at)}</time> {said}
            </li>
          ))}
      </ul>
      {line.remoteUrl !== null && (
        <p className={styles.words}>
          <a href={line.remoteUrl} className={styles.remote} target="_blank" rel="noreferrer">
            See it on {NETWORK_NAMES[line.network]}
          </a>
        </p>
      )}
    </Section>
  );
}
