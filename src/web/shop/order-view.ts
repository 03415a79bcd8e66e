import type { OrderAnswer } from '../../contract/orders.ts';
import type { ShopWords } from '../../domain/shop/words.ts';

/** What each state of an order is shown with. */
export interface OrderViewProps {
  order: OrderAnswer;
  handle: string;
  words: ShopWords;
}
