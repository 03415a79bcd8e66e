import { useState, type ReactNode } from 'react';
import { useAction } from '../shell/use-action.ts';
import { Button, ButtonRow } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Scripted } from '../ui/scripted.tsx';
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
  return (
    <>
      <p>
        Not what you hoped for?{' '}
        <Scripted without="You can ask for a refund">
          <Button kind="text" className={styles.inline} onClick={() => setAsked(true)}>
            Ask for a refund
          </Button>
        </Scripted>{' '}
        until {dayOf(until)}.
      </p>
      {isAsked && <RefundDialog {...refunding} onKeep={() => setAsked(false)} />}
    </>
  );
}
