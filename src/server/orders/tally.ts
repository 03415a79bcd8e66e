import { ORDER_STATES, type OrderState } from '../../domain/orders/states.ts';

/** What the metrics say about orders: sums since the start of the process, never which. */
export interface Tally {
  states: Record<OrderState, number>;
  reconciliations: Record<'nothing' | 'changed' | 'failed', number>;
  mismatches: number;
}

export function createTally(): Tally {
  const states = Object.fromEntries(ORDER_STATES.map((state) => [state, 0])) as Tally['states'];
  return { states, reconciliations: { nothing: 0, changed: 0, failed: 0 }, mismatches: 0 };
}

export function countState(tally: Tally, state: OrderState): void {
  tally.states[state] += 1;
}
