/** In the order of their ranks; an order never goes back to a lower one. */
export const ORDER_STATES = ['created', 'failed', 'expired', 'paid', 'fulfilled', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

const RANKS: Record<OrderState, number> = {
  created: 0,
  failed: 1,
  expired: 1,
  paid: 2,
  fulfilled: 3,
  refunded: 4,
};

/** Whether an order may go on from one state to another; a payment that comes after a failure still counts. */
export const mayBecome = (from: OrderState, to: OrderState): boolean => RANKS[to] > RANKS[from];

/** States from which a payment may still come. */
export const UNPAID_STATES = ORDER_STATES.filter((state) => RANKS[state] < RANKS.paid);

export const isPaid = (state: OrderState): boolean => state === 'paid' || state === 'fulfilled';
