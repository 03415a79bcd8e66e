import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { Section } from '../../ui/section.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { channelPage } from '../calls.ts';
import { channelState, countWords } from '../channel-words.ts';
import { AddChannel } from './add-channel.tsx';
import styles from './channel-list.module.css';
import type { ListedChannel } from './week-days.ts';

function Line({ channel }: { channel: ListedChannel }): ReactNode {
  const { mark, aloud, said } = channelState(channel);
  return (
    <li>
      <Link to={channelPage(channel.key)} className={styles.channel}>
        <span className={styles.mark}>
          <StateMark state={mark} word={aloud} />
        </span>
        <b>{channel.name}</b>
        <span className={classes(styles.said, mark === 'bad' && said !== null && styles.bad)}>
          {said ?? countWords(channel)}
        </span>
        <Glyph name="chevron-right" size={18} weight={1.8} />
      </Link>
    </li>
  );
}

export function AddChannelButton({ kind }: { kind: 'line' | 'text' }): ReactNode {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Button kind={kind} onClick={() => setAdding(true)}>
        Add a channel
      </Button>
      {isAdding && <AddChannel onDismiss={() => setAdding(false)} />}
    </>
  );
}

/** Every channel, and a way to add one. */
export function ChannelList({ channels }: { channels: readonly ListedChannel[] }): ReactNode {
  return (
    <Section title="Channels">
      <ul className={styles.list} aria-label="Channels">
        {channels.map((channel) => (
          <Line key={channel.key} channel={channel} />
        ))}
      </ul>
      <div className={styles.add}>
        <AddChannelButton kind="line" />
      </div>
    </Section>
  );
}
