import { useState, type ReactNode } from 'react';
import type { OrderAnswer } from '../../contract/orders.ts';
import { priceText } from '../../domain/report/price.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDeleteDialog } from '../ui/confirm-delete-dialog.tsx';
import { Scripted } from '../ui/scripted.tsx';
import { dayOf } from './about-words.ts';
import { deleteReport, refundOrder } from './calls.ts';
import styles from './order-keeping.module.css';
import { RefundLine } from './refund-line.tsx';

interface DeleteReportProps {
  token: string;
  onKeep: () => void;
}

export function DeleteReportDialog({ token, onKeep }: DeleteReportProps): ReactNode {
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
const tokenOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function refundWords({ price, gift }: OrderAnswer): string {
  const ending = gift
    ? 'The code on the card stops working.'
    : 'The report’s link stops working, so save what you’d like to keep first.';
  return `We’ll return ${priceText(price)} the way you paid. ${ending}`;
}

/** Until when it may be given back, how long it is kept, and the way to end either. */
export function OrderKeeping({ order, handle }: { order: OrderAnswer; handle: string }): ReactNode {
  const [isDeleting, setDeleting] = useState(false);
  const { refundUntil, keptUntil, report } = order;
  return (
    <div className={styles.keeping}>
      {refundUntil && (
        <RefundLine until={refundUntil} text={refundWords(order)} refund={() => refundOrder(handle)} />
      )}
      {report && (
        <p>
          Your birth details are kept encrypted{keptUntil && ` until ${dayOf(keptUntil)}`}
          <Scripted>
            , or{' '}
            <Button kind="text" className={styles.inline} onClick={() => setDeleting(true)}>
              delete them now
            </Button>
          </Scripted>
          .
        </p>
      )}
      {isDeleting && report && (
        <DeleteReportDialog token={tokenOf(report.path)} onKeep={() => setDeleting(false)} />
      )}
    </div>
  );
}
