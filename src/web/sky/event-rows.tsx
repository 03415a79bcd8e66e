import type { ReactNode } from 'react';
import type { SkyEventAnswer } from '../../contract/sky.ts';
import { eventAnchor } from '../../domain/pages/sky-address.ts';
import { eventMeaning } from '../../domain/sky/event-meanings.ts';
import { eventLabel } from '../../domain/sky/event-words.ts';
import { LocalTime } from '../ui/local-time.tsx';
import { EventMarker } from './event-marker.tsx';
import styles from './event-rows.module.css';

interface EventRowsProps {
  events: readonly SkyEventAnswer[];
  className?: string | undefined;
}

/** Where a link to an event leads: the first of its minute. */
function anchorOf({ at }: SkyEventAnswer, index: number, all: readonly SkyEventAnswer[]): string | undefined {
  const anchor = eventAnchor(Date.parse(at));
  const isFirst = all.findIndex((one) => eventAnchor(Date.parse(one.at)) === anchor) === index;
  return isFirst ? anchor : undefined;
}

/** A day's events in order, each with its hour, its name and what it means. */
export function EventRows({ events, className }: EventRowsProps): ReactNode {
  return (
    <ul className={className}>
      {events.map((event, index) => (
        <li
          key={`${event.kind} ${event.at} ${event.body}`}
          id={anchorOf(event, index, events)}
          className={styles.event}
        >
          <span className={styles.time}>
            <LocalTime iso={event.at} />
          </span>
          <EventMarker event={event} />
          <span className={styles.words}>
            {eventLabel(event)} <small className={styles.meaning}>{eventMeaning(event)}</small>
          </span>
        </li>
      ))}
      {events.length === 0 && <li className={styles.quiet}>A quiet day</li>}
    </ul>
  );
}
