import type { ReactNode } from 'react';
import type { OrderViewProps } from './order-view.ts';
import { PayAgain } from './pay-again.tsx';
import { Plate } from './plate.tsx';
import { ShopPage } from './shop-page.tsx';

/** Before the payment has come, or where it is made by hand. */
export function WaitingOrder({ order, handle, words }: OrderViewProps): ReactNode {
  const told = order.manual ? words.order.manual : words.order.waiting;
  return (
    <ShopPage isDemo={order.demo} line={`Order ${order.number}`} title={told.title} text={told.text}>
      {order.manual && (
        <Plate title="In the shop’s own words">
          {order.manual.words.split('\n').map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>Please name the order: {order.number}.</p>
        </Plate>
      )}
      {!order.manual && <PayAgain handle={handle} price={order.price} label="Back to the checkout" />}
    </ShopPage>
  );
}
