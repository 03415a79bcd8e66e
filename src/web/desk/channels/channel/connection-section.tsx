import type { ReactNode } from 'react';
import type { Connection, DeskChannel } from '../../../../contract/desk-channels.ts';
import { monthDay } from '../../../../domain/calendar/written-date.ts';
import { NETWORK_NAMES } from '../../../../domain/channels/network-names.ts';
import { Section } from '../../ui/section.tsx';
import { StateMark, type MarkState } from '../../ui/state-mark.tsx';
import { dateIn } from '../channel-times.ts';
import { ConnectButton } from '../mend.tsx';
import styles from './connection-section.module.css';
import { Places } from './places.tsx';

const MARKS: Readonly<Record<Connection['state'], MarkState>> = {
  none: 'none',
  connected: 'good',
  expired: 'bad',
  refused: 'bad',
  trial: 'ready',
};

function title({ state, account }: Connection, network: string): string {
  const who = account === null ? '' : ` as ${account}`;
  if (state === 'none') return 'Not connected, and it needn’t be';
  if (state === 'connected') return `Connected${who}`;
  if (state === 'trial') return `Connected${who}, on trial`;
  return state === 'expired' ? `${network} signed us out` : `${network} took the permission back`;
}

/** How the channel is connected, and what that means. */
export function ConnectionSection({ channel }: { channel: DeskChannel }): ReactNode {
  const { connection, network, key, timeZone } = channel;
  const { state, said, endsAt, canConnect } = connection;
  return (
    <Section title="Connection">
      <div className={styles.connection}>
        <span className={styles.mark}>
          <StateMark state={MARKS[state]} word="" />
        </span>
        <div>
          <h3 className={styles.title}>{title(connection, NETWORK_NAMES[network])}</h3>
          <p className={styles.said}>
            {said}
            {endsAt !== null && ` The sign-in ends ${monthDay(dateIn(timeZone, endsAt))}.`}
          </p>
        </div>
        {canConnect && <ConnectButton channel={key} label={state === 'none' ? 'Connect' : 'Sign in again'} />}
      </div>
      <Places channel={channel} />
    </Section>
  );
}
