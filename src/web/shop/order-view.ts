import type { OrderAnswer } from '../../contract/orders.ts';
import type { ShopWords } from '../../domain/shop/words.ts';

/** What each state of an order is shown with. */
export interface OrderViewProps {
  order: OrderAnswer;
  handle: string;
  words: ShopWords;
}

/** Given back, closed or deleted: nothing comes of it any more unless somebody begins again. */
export const isEnded = ({ state, deleted }: OrderAnswer): boolean =>
  deleted || state === 'refunded' || state === 'expired';
