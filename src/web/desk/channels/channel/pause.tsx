import type { ReactNode } from 'react';
import type { DeskChannel } from '../../../../contract/desk-channels.ts';
import { Button } from '../../../ui/button.tsx';
import { channelCall } from '../calls.ts';
import { dayTimeIn } from '../channel-times.ts';
import { usePress } from '../use-press.ts';
import styles from './pause.module.css';

/** Nothing is lost by it, and it is taken back by one press: it asks nothing. */
export function PauseButton({ channel }: { channel: DeskChannel }): ReactNode {
  const { isBusy, run } = usePress();
  const pause = {
    path: channelCall(channel.key, 'pause'),
    done: 'It’s paused. Nothing goes out from here.',
    failed: 'It isn’t paused.',
  };
  return (
    <Button kind="line" disabled={isBusy} onClick={() => void run(pause)}>
      {isBusy ? 'Pausing…' : 'Pause'}
    </Button>
  );
}

export function PausedNote({ channel, since }: { channel: DeskChannel; since: string }): ReactNode {
  const { isBusy, run } = usePress();
  const resume = {
    path: channelCall(channel.key, 'resume'),
    done: 'It’s on again.',
    failed: 'It’s still paused.',
  };
  return (
    <div className={styles.note}>
      <p role="status">
        Paused since {dayTimeIn(channel.timeZone, since)}. Nothing goes out, and nothing reminds you. What’s
        ready waits.
      </p>
      <Button disabled={isBusy} onClick={() => void run(resume)}>
        {isBusy ? 'One moment…' : 'Go on'}
      </Button>
    </div>
  );
}
