/** What is done for an order, in this order. */
export const ORDER_STEPS = ['payment', 'sky', 'words', 'book'] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];
