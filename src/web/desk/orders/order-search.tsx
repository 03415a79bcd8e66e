import type { ReactNode } from 'react';
import { ListSearch } from '../ui/list-search.tsx';
import type { Wanted } from './use-orders.ts';

const CHOICES: readonly (readonly [string, string])[] = [
  ['', 'All orders'],
  ['waiting', 'Waiting for you'],
  ['created', 'Not paid yet'],
  ['failed', 'Payment failed'],
  ['expired', 'Checkout ran out'],
  ['paid', 'Paid, being made'],
  ['fulfilled', 'Paid and made'],
  ['refunded', 'Given back'],
];

interface OrderSearchProps {
  wanted: Wanted;
  onWant: (wanted: Wanted) => void;
}

export const OrderSearch = (props: OrderSearchProps): ReactNode => (
  <ListSearch label="Number or whole email" longest={254} choices={CHOICES} {...props} />
);
