import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DeskOrderRow } from '../../../contract/desk-orders.ts';
import { amountText } from '../../../domain/orders/timeline.ts';
import { whenAt } from '../times.ts';
import { StateMark, type MarkState } from '../ui/state-mark.tsx';
import styles from './order-row.module.css';

/** Settled; on its way or waiting; given back or never paid. */
export function markOf({ state, waitsFor }: Pick<DeskOrderRow, 'state' | 'waitsFor'>): MarkState {
  if (waitsFor !== null) return 'bad';
  if (state === 'fulfilled') return 'good';
  return state === 'paid' ? 'ready' : 'none';
}

/** "Ana", "Present for Tom", or the number alone. */
function nameOf({ firstName, isGift, number }: DeskOrderRow): string {
  if (firstName === null) return number;
  return isGift ? `Present for ${firstName}` : firstName;
}

export function OrderRow({ order }: { order: DeskOrderRow }): ReactNode {
  const { number, stateWords, price, placedAt, provider, waitsFor } = order;
  return (
    <li className={styles.row}>
      <Link to={`/admin/orders/${number}`} className={styles.link}>
        <span className={styles.mark}>
          <StateMark state={markOf(order)} word="" />
        </span>
        <b className={styles.name}>{nameOf(order)}</b>
        <span className={styles.price}>
          {amountText(price)}
          {provider === 'demo' && <small> demo</small>}
        </span>
        <span className={styles.state}>
          {number}, {stateWords}
        </span>
        <span className={styles.when}>{whenAt(placedAt)}</span>
        {waitsFor !== null && <span className={styles.waits}>{waitsFor}</span>}
      </Link>
    </li>
  );
}
