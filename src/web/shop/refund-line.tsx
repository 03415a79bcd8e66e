import { useState, type ReactNode } from 'react';
import { useIsAwake } from '../report/use-is-awake.ts';
import { useAction } from '../shell/use-action.ts';
import { Button, ButtonRow } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { dayOf } from './about-words.ts';
import styles from './order-keeping.module.css';

interface Refunding {
  /** What goes back and what ends with it. */
  text: string;
  refund: () => Promise<void>;
}

function RefundDialog({ text, refund, onKeep }: Refunding & { onKeep: () => void }): ReactNode {
  const refunding = useAction(async () => {
    await refund();
    location.reload();
  });
  return (
    <Dialog title="Take the money back?" glyph="retry" text={text} onDismiss={onKeep}>
      <div role="alert">{refunding.why && <p>Nothing was refunded. {refunding.why}</p>}</div>
      <ButtonRow stretch>
        <Button kind="line" disabled={refunding.isBusy} onClick={refunding.run}>
          {refunding.isBusy ? 'Refunding…' : 'Refund'}
        </Button>
        <Button kind="line" onClick={onKeep}>
          Keep it
        </Button>
      </ButtonRow>
    </Dialog>
  );
}

/** The way to give it back, until its last day. */
export function RefundLine({ until, ...refunding }: Refunding & { until: string }): ReactNode {
  const [isAsked, setAsked] = useState(false);
  const isAwake = useIsAwake();
  return (
    <>
      <p>
        Not what you hoped for?{' '}
        {isAwake ? (
          <Button kind="text" className={styles.inline} onClick={() => setAsked(true)}>
            Ask for a refund
          </Button>
        ) : (
          'You can ask for a refund'
        )}{' '}
        until {dayOf(until)}.
      </p>
      {isAsked && <RefundDialog {...refunding} onKeep={() => setAsked(false)} />}
    </>
  );
}
