import { useEffect, useState } from 'react';
import type { OrderAnswer } from '../../contract/orders.ts';
import { readOrder } from './calls.ts';
import { isEnded } from './order-view.ts';

const EVERY_MS = 2000;

/** Whether nothing more is to come by itself. */
export function isSettled(order: OrderAnswer): boolean {
  const { state, gift, report } = order;
  if (isEnded(order)) return true;
  if (gift) return gift.code !== null;
  return state === 'fulfilled' && report?.ready === true;
}

/** The order as it is: asked for again until it is settled. */
export function useOrder(handle: string, start: OrderAnswer): OrderAnswer {
  const [order, setOrder] = useState(start);
  useEffect(() => {
    if (isSettled(order)) return;
    const left = new AbortController();
    const timer = setTimeout(() => {
      // Without an answer the same order is set anew, which asks again after the same while.
      readOrder(handle, left.signal).then(setOrder, () => left.signal.aborted || setOrder({ ...order }));
    }, EVERY_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [handle, order]);
  return order;
}
