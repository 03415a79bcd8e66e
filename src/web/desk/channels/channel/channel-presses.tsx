import type { ReactNode } from 'react';
import type { WeekFilled } from '../../../../contract/desk-channel-week.ts';
import type { DeskChannel } from '../../../../contract/desk-channels.ts';
import { kindsOf } from '../../../../domain/channels/channel-rules.ts';
import { Button, ButtonRow } from '../../../ui/button.tsx';
import { weekCall } from '../calls.ts';
import { usePress } from '../use-press.ts';
import { useNewPost } from '../week/use-new-post.ts';
import { filledWords } from '../week/week-words.ts';
import styles from './channel-presses.module.css';
import { PauseButton } from './pause.tsx';

const HOUR_MS = 3_600_000;

const nextHour = (nowMs: number): string =>
  new Date(Math.ceil((nowMs + 1) / HOUR_MS) * HOUR_MS).toISOString();

interface ChannelPressesProps {
  channel: DeskChannel;
  onFilled: (left: WeekFilled['left']) => void;
}

/** What is done with the whole channel. */
export function ChannelPresses({ channel, onFilled }: ChannelPressesProps): ReactNode {
  const fill = usePress();
  const write = useNewPost();
  const [kind] = kindsOf(channel.niche, channel.network);
  const onFill = async (): Promise<void> => {
    const filled = await fill.run<WeekFilled>({
      path: weekCall('fill'),
      body: { channel: channel.key },
      done: filledWords,
      failed: 'Its week wasn’t filled.',
    });
    if (filled) onFilled(filled.left);
  };
  return (
    <div className={styles.presses}>
      <ButtonRow stretch>
        <Button glyph="star4" disabled={fill.isBusy} onClick={() => void onFill()}>
          {fill.isBusy ? 'Filling…' : 'Fill its week'}
        </Button>
        {kind && (
          <Button
            kind="line"
            glyph="quill"
            disabled={write.isBusy}
            onClick={() => void write.make(channel.key, { at: nextHour(Date.now()), kind })}
          >
            {write.isBusy ? 'Opening…' : 'Write a post'}
          </Button>
        )}
        {channel.pausedSince === null && <PauseButton channel={channel} />}
      </ButtonRow>
    </div>
  );
}
