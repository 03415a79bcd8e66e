import type { ReactNode } from 'react';
import type { DeskOrder } from '../../../contract/desk-orders.ts';
import styles from './erase-row.module.css';
import { Question } from './question.tsx';
import { usePress } from './use-press.ts';

function consequences({ isGift, paidAt }: DeskOrder): string {
  if (paidAt === null)
    return 'Nothing can be made from it any more. If money still comes, you’d have to give it back.';
  return isGift
    ? 'The card’s code and the report open nothing any more.'
    : 'The report is gone, and its link opens nothing any more.';
}

function Erase({ order }: { order: DeskOrder }): ReactNode {
  const press = usePress(order.number, {
    method: 'DELETE',
    what: 'personal-data',
    failed: 'The data wasn’t deleted.',
  });
  return (
    <div className={styles.erase}>
      <Question
        name="Delete their data"
        about="Name, address, birth data. The amount stays for the books."
        open="Delete"
        title="Delete it for good?"
        text={`${consequences(order)} You can’t undo this.`}
        yes="Delete their data"
        busy="Deleting…"
        press={press}
      />
    </div>
  );
}

export function EraseRow({ order }: { order: DeskOrder }): ReactNode {
  return order.choices.erase && <Erase order={order} />;
}
