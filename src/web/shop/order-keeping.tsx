import { useState, type ReactNode } from 'react';
import type { OrderAnswer } from '../../contract/orders.ts';
import { priceText } from '../../domain/report/price.ts';
import { useIsAwake } from '../report/use-is-awake.ts';
import { useAction } from '../shell/use-action.ts';
import { Button, ButtonRow } from '../ui/button.tsx';
import { ConfirmDeleteDialog } from '../ui/confirm-delete-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { dayOf } from './about-words.ts';
import { deleteReport, refundOrder } from './calls.ts';
import styles from './order-keeping.module.css';

interface AskProps {
  onKeep: () => void;
}

function RefundDialog({
  order,
  handle,
  onKeep,
}: AskProps & { order: OrderAnswer; handle: string }): ReactNode {
  const refunding = useAction(async () => {
    await refundOrder(handle);
    location.reload();
  });
  return (
    <Dialog
      title="Take the money back?"
      glyph="retry"
      text={`We’ll return ${priceText(order.price)} the way you paid. ${order.gift ? 'The code on the card' : 'The report’s link'} stops working, so save what you’d like to keep first.`}
      onDismiss={onKeep}
    >
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

export function DeleteReportDialog({ token, onKeep }: AskProps & { token: string }): ReactNode {
  return (
    <ConfirmDeleteDialog
      title="Delete this report?"
      glyph="article"
      text="Its text and the birth it was made from go for good, on every device and for everybody who has the link. It isn’t a refund: the order’s number and sum stay in the books."
      failed="Nothing was deleted."
      onDelete={async () => {
        await deleteReport(token);
        location.reload();
      }}
      onKeep={onKeep}
    />
  );
}

/** The last part of its link. */
export const tokenOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Until when it may be given back, how long it is kept, and the way to end either. */
export function OrderKeeping({ order, handle }: { order: OrderAnswer; handle: string }): ReactNode {
  const [asked, setAsked] = useState<'refund' | 'delete' | null>(null);
  const isAwake = useIsAwake();
  const { refundUntil, keptUntil, report } = order;
  const keep = (): void => setAsked(null);
  return (
    <div className={styles.keeping}>
      {refundUntil && (
        <p>
          Not what you hoped for?{' '}
          {isAwake ? (
            <Button kind="text" className={styles.inline} onClick={() => setAsked('refund')}>
              Ask for a refund
            </Button>
          ) : (
            'You can ask for a refund'
          )}{' '}
          until {dayOf(refundUntil)}.
        </p>
      )}
      {report && (
        <p>
          Your birth details are kept encrypted{keptUntil && ` until ${dayOf(keptUntil)}`}
          {isAwake && (
            <>
              , or{' '}
              <Button kind="text" className={styles.inline} onClick={() => setAsked('delete')}>
                delete them now
              </Button>
            </>
          )}
          .
        </p>
      )}
      {asked === 'refund' && <RefundDialog order={order} handle={handle} onKeep={keep} />}
      {asked === 'delete' && report && <DeleteReportDialog token={tokenOf(report.path)} onKeep={keep} />}
    </div>
  );
}
