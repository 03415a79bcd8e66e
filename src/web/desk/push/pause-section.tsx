import { useState, type ReactNode } from 'react';
import { formatCount } from '../../ui/format-count.ts';
import { Button } from '../../ui/button.tsx';
import { DangerBox } from '../ui/danger-box.tsx';
import { Section } from '../ui/section.tsx';
import { useSending } from '../use-sending.ts';
import styles from './push-page.module.css';

interface PauseSectionProps {
  isPaused: boolean;
  people: number;
}

function Resume(): ReactNode {
  const { isBusy, run } = useSending('POST', '/api/admin/push/resume', {
    done: 'Messages go out again.',
    failed: 'The pause is still on.',
    changes: [['push']],
  });
  return (
    <>
      <p className={styles.words}>
        Messages that were due during the pause aren’t sent late. The next ones go out on time.
      </p>
      <div className={styles.row}>
        <Button disabled={isBusy} onClick={() => void run()}>
          {isBusy ? 'Resuming…' : 'Send them again'}
        </Button>
      </div>
    </>
  );
}

function Pause({ people }: { people: number }): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useSending('POST', '/api/admin/push/pause', {
    done: 'All messages are paused.',
    failed: 'The messages aren’t paused.',
    changes: [['push']],
    onDone: () => setAsking(false),
  });
  if (!isAsking) {
    return (
      <div className={styles.row}>
        <Button kind="line" danger onClick={() => setAsking(true)}>
          Pause all messages
        </Button>
      </div>
    );
  }
  const readers = people === 1 ? 'One reader gets' : `${formatCount(people)} readers get`;
  return (
    <DangerBox
      title="Pause all daily messages?"
      text={`${readers} nothing until you send them again. What comes due meanwhile is left out, not sent late.`}
    >
      <Button kind="line" danger disabled={isBusy} onClick={() => void run()}>
        {isBusy ? 'Pausing…' : 'Pause all'}
      </Button>
      <Button kind="line" onClick={() => setAsking(false)}>
        Keep sending
      </Button>
    </DangerBox>
  );
}

/** The one switch for all daily messages. */
export function PauseSection({ isPaused, people }: PauseSectionProps): ReactNode {
  return <Section title="Pause">{isPaused ? <Resume /> : <Pause people={people} />}</Section>;
}
